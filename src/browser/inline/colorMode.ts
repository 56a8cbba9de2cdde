import {choiceOf, COLOR_CHOICE_EVENT, type ColorChoice, modeOf, nextChoice} from './colorChoice';
import {eventElement, whileParsing} from './dom';
import {read, write} from './storage';

/** The query parameter for a single page view, as in the framework's theme: `?docusaurus-theme=dark`. */
const MODE_PARAMETER = 'docusaurus-theme';
const button = 'button[data-color-mode]';

/**
 * Sets the colour mode: the attributes data-theme and data-theme-choice of the root element hold the
 * state. They start from the query string or local storage, and follow the button, the operating
 * system and other tabs.
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
  const apply = (choice: ColorChoice) => {
    show(choice);
    document.dispatchEvent(new CustomEvent(COLOR_CHOICE_EVENT, {detail: choice}));
  };
  const applyStored = () => apply(choiceOf(read(storageKey), rules));

  show(
    choiceOf(new URLSearchParams(location.search).get(MODE_PARAMETER) ?? read(storageKey), rules),
  );
  systemIsDark.addEventListener('change', () => show(current()));
  addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) {
      apply(choiceOf(event.key && event.newValue, rules));
    }
  });
  // A page from the back-forward cache has missed what other tabs stored meanwhile.
  addEventListener('pageshow', (event) => {
    if (event.persisted && read(storageKey) !== null) {
      applyStored();
    }
  });
  document.addEventListener('click', (event) => {
    if (eventElement(event, button)) {
      const choice = nextChoice(current(), rules);
      write(storageKey, choice === 'system' ? null : choice);
      apply(choice);
    }
  });
  // The button is disabled in the HTML, as it does nothing before this listener.
  whileParsing(() => {
    for (const waiting of document.querySelectorAll<HTMLButtonElement>(button)) {
      waiting.disabled = false;
    }
  });
}
