/** What stands for a value in a message as readers see it. */
const VALUE = '…';

/**
 * Splits a template at its values, which stand in braces as code.
 *
 * @returns the literal texts before, between and behind the values; one more than there are values
 */
function literalsOf(template: string): string[] {
  const literals = [''];
  let depth = 0;
  for (let at = 0; at < template.length; at += 1) {
    const char = template.charAt(at);
    const isDoubled = depth === 0 && /[{}]/.test(char) && template.charAt(at + 1) === char;
    if (isDoubled) {
      at += 1;
    }
    if (!isDoubled && char === '{') {
      depth += 1;
      if (depth === 1) {
        literals.push('');
      }
    } else if (!isDoubled && char === '}' && depth > 0) {
      depth -= 1;
    } else if (depth === 0) {
      literals[literals.length - 1] += char;
    }
  }
  return literals;
}

/** Returns a template as readers see it: on one line, with `…` for each value. */
export function shownTemplate(template: string): string {
  return oneLine(literalsOf(template).join(VALUE));
}

/** Returns a text with single spaces between its words. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
