import {Parser} from 'htmlparser2';

/** Elements of a name that carry an attribute, or that do not carry it. */
interface IgnoredElement {
  readonly name: string;
  readonly attribute: string;
  readonly carriesIt: boolean;
}

/** What does not count when two builds of a page are compared. */
export interface Ignored {
  /** Names of attributes. */
  readonly attributes: ReadonlySet<string>;
  /** Elements that are left out with what is in them. */
  readonly elements: readonly IgnoredElement[];
}

/** `main.1a2b3c4d.js`: the bundler's hash changes with every byte of the code. */
const HASHED = /(assets\/(?:js|css)\/)[\w.~-]*?\.?[0-9a-f]{8}\.(js|css)/g;

/** Elements in which white space counts. */
const VERBATIM: ReadonlySet<string> = new Set(['pre', 'script', 'style', 'textarea']);

/**
 * Reduces HTML to a list of what a browser makes of it: one entry for each tag, with attributes in
 * alphabetical order, and for each text, with white space folded outside of `pre` and scripts.
 * Comments, quotes and the hashes in names of assets do not count.
 */
export function normalise(html: string, {attributes, elements}: Ignored): string[] {
  const found: string[] = [];
  const open: string[] = [];
  let text = '';
  let skipped = 0;

  const flush = () => {
    const isVerbatim = open.some((name) => VERBATIM.has(name));
    const said = isVerbatim ? text : text.replace(/\s+/g, ' ').trim();
    if (said !== '') {
      found.push(said.replace(HASHED, '$1*.$2'));
    }
    text = '';
  };
  const parser = new Parser({
    onopentag(name, own) {
      if (
        skipped > 0 ||
        elements.some((it) => it.name === name && it.attribute in own === it.carriesIt)
      ) {
        skipped += 1;
        return;
      }
      flush();
      open.push(name);
      const kept = Object.entries(own)
        .filter(([attribute]) => !attributes.has(attribute))
        .map(([attribute, value]) => ` ${attribute}="${value.replace(HASHED, '$1*.$2')}"`)
        .sort();
      found.push(`<${name}${kept.join('')}>`);
    },
    ontext(data) {
      text += skipped > 0 ? '' : data;
    },
    onclosetag(name) {
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      flush();
      open.pop();
      found.push(`</${name}>`);
    },
  });
  parser.end(html);
  return found;
}
