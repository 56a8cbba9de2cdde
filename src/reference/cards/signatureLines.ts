import {toString} from 'mdast-util-to-string';

import type {ApiMember} from '../model/types';
import type {RenderContext} from '../page/render/context';
import {signatures} from '../page/render/signature';

/** The keywords of a signature: a card says the kind anyway. */
const KEYWORD = /^(?:async def|def|class) /;
/** Longest line of a signature on a card, in characters. */
const LINE = 64;
/** Most parameters with a line of their own. */
const PARAMETERS = 4;

/**
 * Returns the signature of a symbol as text: on one line if it fits, else with a line for each of the
 * first parameters. `…` stands for what is left out.
 */
export function signatureLines(symbol: ApiMember, context: RenderContext): string {
  const [form, ...others] = signatures(symbol, context);
  if (!form) {
    return symbol.name;
  }
  const lines = form.children.filter(({type}) => type === 'apiElement');
  const shown = shortened(lines.map((line) => toString(line).replace(KEYWORD, '')));
  return [...shown, ...(others.length > 0 ? [`… ${others.length} more signatures`] : [])].join(
    '\n',
  );
}

/** @param lines opening, parameters with a comma each, closing; or a single one */
function shortened(lines: readonly string[]): string[] {
  const parameters = lines.slice(1, -1);
  const [opening = '', closing = ''] = [lines[0], lines.length > 1 ? lines.at(-1) : ''];
  const whole = `${opening}${parameters.join(' ').replace(/,$/, '')}${closing}`;
  if (whole.length <= LINE || parameters.length === 0) {
    return [cut(whole)];
  }
  const isLong = parameters.length > PARAMETERS;
  const shown = isLong ? parameters.slice(0, PARAMETERS - 1) : parameters;
  return [
    opening,
    ...shown.map((line) => `  ${cut(line)}`),
    ...(isLong ? [`  … ${parameters.length - shown.length} more`] : []),
    cut(closing),
  ];
}

function cut(line: string): string {
  return line.length <= LINE ? line : `${line.slice(0, LINE - 1).trimEnd()}…`;
}
