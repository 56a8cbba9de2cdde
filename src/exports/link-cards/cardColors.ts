import {CARD_COLORS, type CardStyle} from './cardSvg';

/**
 * Returns the colours of pictures: the light ones of the site's roles.
 *
 * @param css text of `src/css/tokens.css`
 * @throws Error when a role is not there
 */
export function cardColors(css: string): CardStyle['colors'] {
  const entries = CARD_COLORS.map((role) => {
    const [, color] = new RegExp(`--${role}: light-dark\\(\\s*(#[0-9a-f]{6})`).exec(css) ?? [];
    if (color === undefined) {
      throw new Error(`Link cards: src/css/tokens.css has no light colour for --${role}.`);
    }
    return [role, color] as const;
  });
  return Object.fromEntries(entries) as CardStyle['colors'];
}
