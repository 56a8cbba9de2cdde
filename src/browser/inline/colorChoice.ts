/** What the reader has chosen; `system` follows the operating system. */
export type ColorChoice = 'system' | 'light' | 'dark';

export interface ColorModeRules {
  readonly respectSystem: boolean;
  readonly defaultMode: 'light' | 'dark';
}

/** The event that tells React of a choice; its detail is the choice. */
export const COLOR_CHOICE_EVENT = 'site:color-choice';

/**
 * The choice that a stored value stands for. Nothing stored means the system's mode where the site
 * respects it, else the default mode; an unknown value counts as light.
 */
export function choiceOf(stored: string | null, rules: ColorModeRules): ColorChoice {
  if (stored === null || stored === 'system') {
    return rules.respectSystem ? 'system' : rules.defaultMode;
  }
  return stored === 'dark' ? 'dark' : 'light';
}

/** The next choice: system, light, dark, system; without the system, light and dark in turn. */
export function nextChoice(current: ColorChoice, rules: ColorModeRules): ColorChoice {
  if (!rules.respectSystem) {
    return current === 'dark' ? 'light' : 'dark';
  }
  return current === 'system' ? 'light' : current === 'light' ? 'dark' : 'system';
}

/** The mode to show for a choice. */
export function modeOf(choice: ColorChoice, systemIsDark: boolean): 'light' | 'dark' {
  return choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice;
}
