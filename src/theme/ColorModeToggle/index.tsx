// Change: src/browser/inline/colorMode.ts handles clicks, so that the button works before
// hydration; React only receives each choice. The HTML has text and icon for every state, and the
// stylesheet shows the ones that match the root element's state.
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LineIcon from '../../components/LineIcon';
import {COLOR_CHOICE_EVENT, type ColorChoice, nextChoice} from '../../browser/inline/colorChoice';
import type {Props} from '@theme/ColorModeToggle';
import {type ReactNode, useEffect} from 'react';

const icons: Record<ColorChoice, ReactNode> = {
  system: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 3v14a7 7 0 0 0 0-14Z" fill="currentColor" />
    </>
  ),
  light: (
    <>
      <circle cx="10" cy="10" r="3.5" />
      <path d="M10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4M13.9 13.9l1.4 1.4M15.3 4.7l-1.4 1.4M6.1 13.9l-1.4 1.4" />
    </>
  ),
  dark: <path d="M16.5 12A7 7 0 0 1 8 3.5 7 7 0 1 0 16.5 12Z" />,
};

const names: Record<ColorChoice, ReactNode> = {
  system: (
    <Translate
      id="site.colorMode.system"
      description="Name of the colour mode that follows the system"
    >
      system
    </Translate>
  ),
  light: (
    <Translate id="site.colorMode.light" description="Name of the light colour mode">
      light
    </Translate>
  ),
  dark: (
    <Translate id="site.colorMode.dark" description="Name of the dark colour mode">
      dark
    </Translate>
  ),
};

/** Renders the icon and text that the button has while `choice` is active. */
function Face({choice, next}: {choice: ColorChoice; next: ColorChoice}): ReactNode {
  return (
    <span data-when={choice}>
      <LineIcon>{icons[choice]}</LineIcon>
      <span className="vh">
        <Translate
          id="site.colorMode.label"
          description="Name of the colour mode button: what is chosen and what a press chooses"
          values={{current: names[choice], next: names[next]}}
        >
          {'Colour mode: {current}. Switch to {next}'}
        </Translate>
      </span>
    </span>
  );
}

export default function ColorModeToggle({respectPrefersColorScheme, onChange}: Props): ReactNode {
  const isBrowser = useIsBrowser();

  useEffect(() => {
    const onChoice = (event: Event) => {
      const {detail} = event as CustomEvent<ColorChoice>;
      onChange(detail === 'system' ? null : detail);
    };
    document.addEventListener(COLOR_CHOICE_EVENT, onChoice);
    return () => document.removeEventListener(COLOR_CHOICE_EVENT, onChoice);
  }, [onChange]);

  const rules = {respectSystem: respectPrefersColorScheme, defaultMode: 'light'} as const;
  const choices = (['system', 'light', 'dark'] as const).slice(respectPrefersColorScheme ? 0 : 1);
  return (
    <button
      type="button"
      className="icon mode"
      data-color-mode=""
      // The inline script enables it as soon as it handles clicks, which may be before hydration.
      disabled={!isBrowser}
      suppressHydrationWarning
    >
      {choices.map((choice) => (
        <Face key={choice} choice={choice} next={nextChoice(choice, rules)} />
      ))}
    </button>
  );
}
