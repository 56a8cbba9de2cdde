import type {Page} from '@playwright/test';

/** What is measured: parts of controls that say where they are, focus rings, or shapes of drawings. */
export type Measured = 'controls' | 'shapes';

/**
 * Measures the contrast of what is no text with what is next to it (WCAG 1.4.11).
 *
 * @returns a line for each part with less than 3 to 1: its contrast and its beginning
 */
export function weakParts(page: Page, measured: Measured): Promise<string[]> {
  return page.evaluate(weakIn, measured);
}

/** Runs in the page, so it holds all it needs. */
function weakIn(measured: Measured): string[] {
  type Color = readonly [number, number, number, number];
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const colorOf = (text: string): Color => {
    if (!canvas) {
      throw new Error('This browser has no canvas.');
    }
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a]: Color, [r2, g2, b2]: Color): Color => [
    r * a + r2 * (1 - a),
    g * a + g2 * (1 - a),
    b * a + b2 * (1 - a),
    1,
  ];
  const backgroundOf = (element: Element | null): Color =>
    element
      ? over(
          colorOf(getComputedStyle(element).backgroundColor),
          backgroundOf(element.parentElement),
        )
      : colorOf('Canvas');
  const luminance = ([r, g, b]: Color) => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const contrast = (front: string, back: Color) => {
    const [light = 0, dark = 0] = [luminance(over(colorOf(front), back)), luminance(back)].sort(
      (a, b) => b - a,
    );
    return (light + 0.05) / (dark + 0.05);
  };
  const weak = new Map<string, number>();
  const note = (element: Element, part: string, value: number) => {
    if (value < 2.995) {
      weak.set(`${part}: ${element.outerHTML.slice(0, 90)}`, value);
    }
  };
  /** What shows best where a field is: border or background, its own or of what holds it, or its icon. */
  const edgeOf = (field: Element): number => {
    const held = [field, field.parentElement, field.parentElement?.parentElement];
    const values = held.flatMap((element) => {
      if (!element) {
        return [];
      }
      const {borderBlockEndColor, borderBlockEndWidth, backgroundColor} = getComputedStyle(element);
      const outside = backgroundOf(element.parentElement);
      return [
        Number.parseFloat(borderBlockEndWidth) > 0 ? contrast(borderBlockEndColor, outside) : 1,
        contrast(backgroundColor, outside),
      ];
    });
    const icon = field.closest('form, header')?.querySelector('svg');
    const iconColor = icon && getComputedStyle(icon).color;
    return Math.max(...values, iconColor ? contrast(iconColor, backgroundOf(icon)) : 1);
  };
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({opacityProperty: true, visibilityProperty: true}),
    );
  if (measured === 'controls') {
    for (const field of shown('input:not([type="radio"], [type="checkbox"]), select, textarea')) {
      note(field, 'edge', edgeOf(field));
    }
    for (const control of shown('button, summary, a:has(svg), [role="button"]')) {
      if (!(control.textContent ?? '').trim() && control.querySelector('svg')) {
        note(control, 'icon', contrast(getComputedStyle(control).color, backgroundOf(control)));
      }
    }
    for (const stop of shown('a[href], button, input, summary, [tabindex="0"]')) {
      stop.focus({preventScroll: true});
      const {outlineColor, outlineStyle, outlineWidth} = getComputedStyle(stop);
      if (stop.matches(':focus-visible') && outlineStyle !== 'none' && outlineWidth !== '0px') {
        note(stop, 'focus', contrast(outlineColor, backgroundOf(stop.parentElement)));
      }
    }
  } else {
    // Pictures of data are shown as they are; what a bar lacks to its full length is in words as well.
    const exempt = ':not(.d-black, .d-white, .d-ground, .d-red, .d-yellow, .d-rest)';
    for (const shape of document.querySelectorAll(
      `svg :is(path, line, rect, circle, polyline)${exempt}`,
    )) {
      const {stroke, fill} = getComputedStyle(shape);
      const back = backgroundOf(shape.closest('figure'));
      const values = [stroke, fill].filter((color) => color !== 'none');
      if (shape.checkVisibility() && !shape.closest('defs') && values.length > 0) {
        note(shape, 'shape', Math.max(...values.map((color) => contrast(color, back))));
      }
    }
  }
  return [...weak].map(([part, value]) => `${value.toFixed(2)} ${part}`);
}
