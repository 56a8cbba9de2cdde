/** The reader's choice; `system` follows the operating system. */
export type ColorChoice = 'system' | 'light' | 'dark';

export interface ColorModeRules {
  readonly respectSystem: boolean;
  readonly defaultMode: 'light' | 'dark';
}

/** Event that passes a choice on to React; its detail is the choice. */
export const COLOR_CHOICE_EVENT = 'site:color-choice';

/**
 * Returns the choice for a stored value. Null means the system's mode where the site
 * respects it, else the default mode; an unknown value counts as light.
 */
export function choiceOf(stored: string | null, rules: ColorModeRules): ColorChoice {
  if (stored === null || stored === 'system') {
    return rules.respectSystem ? 'system' : rules.defaultMode;
  }
  return stored === 'dark' ? 'dark' : 'light';
}

/** Returns the next of system, light, dark in turn; of light and dark without `respectSystem`. */
export function nextChoice(current: ColorChoice, rules: ColorModeRules): ColorChoice {
  if (!rules.respectSystem) {
    return current === 'dark' ? 'light' : 'dark';
  }
  return current === 'system' ? 'light' : current === 'light' ? 'dark' : 'system';
}

/** Returns the mode to show for a choice. */
export function modeOf(choice: ColorChoice, systemIsDark: boolean): 'light' | 'dark' {
  return choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice;
}
