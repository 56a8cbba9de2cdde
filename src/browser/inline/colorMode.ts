import {choiceOf, COLOR_CHOICE_EVENT, type ColorChoice, modeOf, nextChoice} from './colorChoice';
import {eventElement, whileParsing} from './dom';
import {read, write} from './storage';

/** In the address, for one view of a page: `?docusaurus-theme=dark`, as the framework's theme has it. */
const ASKED_MODE = 'docusaurus-theme';
const button = 'button[data-color-mode]';

/**
 * The colour mode: the attributes data-theme and data-theme-choice of the root element are the
 * state. They are what the address asks for or the browser has stored, and follow the button, the
 * operating system and other tabs.
 */
export function startColorMode(): void {
  const {storageKey, ...rules} = SHELL_CONFIG.colorMode;
  const root = document.documentElement;
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const current = () => choiceOf(root.getAttribute('data-theme-choice'), rules);

  const show = (choice: ColorChoice) => {
    root.setAttribute('data-theme-choice', choice);
    root.setAttribute('data-theme', modeOf(choice, systemIsDark.matches));
  };
  const tell = (choice: ColorChoice) => {
    show(choice);
    document.dispatchEvent(new CustomEvent(COLOR_CHOICE_EVENT, {detail: choice}));
  };
  const adoptStored = () => tell(choiceOf(read(storageKey), rules));

  show(choiceOf(new URLSearchParams(location.search).get(ASKED_MODE) ?? read(storageKey), rules));
  systemIsDark.addEventListener('change', () => show(current()));
  addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) {
      tell(choiceOf(event.key && event.newValue, rules));
    }
  });
  // A page from the back-forward cache has missed what other tabs stored meanwhile.
  addEventListener('pageshow', (event) => {
    if (event.persisted && read(storageKey) !== null) {
      adoptStored();
    }
  });
  document.addEventListener('click', (event) => {
    if (eventElement(event, button)) {
      const choice = nextChoice(current(), rules);
      write(storageKey, choice === 'system' ? null : choice);
      tell(choice);
    }
  });
  // The button is disabled in the HTML: it could not answer before this line.
  whileParsing(() => {
    for (const waiting of document.querySelectorAll<HTMLButtonElement>(button)) {
      waiting.disabled = false;
    }
  });
}
