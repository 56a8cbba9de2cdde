import {createHash} from 'node:crypto';

import {Parser} from 'htmlparser2';

export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Types of scripts that browsers run; others, such as JSON, are data that no policy stops. */
const RUN = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'speculationrules',
]);

/** Returns the hash of inline code as a policy names it: `sha256-` and the digest in Base64. */
export function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}`;
}

/** Finds the inline scripts and styles of a page. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let target: Set<string> | undefined;
  let code = '';
  const parser = new Parser({
    onopentag: (name, {src, type = ''}) => {
      code = '';
      if (name === 'style') {
        target = styles;
      } else if (name === 'script' && src === undefined && RUN.has(type.toLowerCase())) {
        target = scripts;
      }
    },
    ontext: (text) => {
      code += text;
    },
    onclosetag: () => {
      target?.add(hashOf(code));
      target = undefined;
    },
  });
  parser.end(html);
  return {scripts: [...scripts], styles: [...styles]};
}
