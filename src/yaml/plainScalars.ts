import type {ScalarTag, Tags} from 'yaml';

/**
 * What PyYAML, the parser of the SDK, takes for something else than text where there are no quotes
 * (https://github.com/yaml/pyyaml/blob/6.0.2/lib/yaml/resolver.py). It knows fewer forms than YAML 1.1:
 * `y`, `1e-4` and `08` are texts.
 */
const FORMS: Readonly<Record<string, string>> = {
  bool: 'yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF',
  float: [
    String.raw`[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?`,
    String.raw`\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?`,
    String.raw`[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*`,
    String.raw`[-+]?\.(?:inf|Inf|INF)`,
    String.raw`\.(?:nan|NaN|NAN)`,
  ].join('|'),
  int: [
    '[-+]?0b[0-1_]+',
    '[-+]?0[0-7_]+',
    '[-+]?(?:0|[1-9][0-9_]*)',
    '[-+]?0x[0-9a-fA-F_]+',
    '[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+',
  ].join('|'),
  timestamp: [
    '[0-9]{4}-[0-9]{2}-[0-9]{2}',
    String.raw`[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?(?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::[0-9]{2})?))?`,
  ].join('|'),
};

/** Narrows the tags of YAML 1.1 to what PyYAML takes for one of them. */
export function asPyYaml(tags: Tags): Tags {
  return tags.map((tag) =>
    typeof tag === 'object' && 'test' in tag && tag.test !== undefined
      ? {...tag, test: narrowed(tag.tag, tag.test)}
      : tag,
  );
}

function narrowed(tag: string, test: NonNullable<ScalarTag['test']>): RegExp {
  const form = FORMS[tag.replace('tag:yaml.org,2002:', '')];
  return form === undefined ? test : new RegExp(`^(?=(?:${form})$)(?:${test.source})`);
}

/** Writes a number so that PyYAML reads a number: with a point and a sign where it has an exponent. */
export function plainNumber(value: number): string {
  const [digits = '', exponent] = String(value).split('e');
  const decimal = digits.includes('.') ? digits : `${digits}.0`;
  return exponent === undefined ? digits : `${decimal}e${exponent}`;
}
