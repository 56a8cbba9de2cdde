import {valueOf, valuesOf} from '../reference/schemas/values';
import type {TypeText} from '../reference/model/types';
import {element, link, type ApiNode, text} from '../reference/page/nodes';
import {plainType} from '../reference/page/render/spellOut';
import {typeText} from '../reference/page/render/typeText';
import type {ApiSite} from '../reference/page/site/site';
import {defaultValue as defaultOfVariable} from './variableFacts';
import {anchorOfVariable} from './variableTable';
import {OUTSIDE} from './context';
import {type Cell, codeLink, commaList} from './render';

type Language = 'python' | 'yaml';

/** Page of the environment variables; each has its lowercased name as anchor. */
const VARIABLES = '/guides/SDK/environment-variables';

/** Renders the default of a key or argument, or `required` when it has none. */
export function defaultCell(
  site: ApiSite,
  {default: value, defaultValue}: {default?: TypeText; defaultValue?: TypeText},
  language: Language,
): Cell {
  const shown = defaultValue ?? value;
  if (!shown) {
    return ['required'];
  }
  const plain = plainType(shown);
  if (plain === 'None') {
    return language === 'yaml' ? ['none'] : [element('code', {}, [plain])];
  }
  const literal = language === 'yaml' ? yamlDefault(plain) : pythonText(plain);
  const [only, ...more] = shown;
  const path = typeof only === 'object' && more.length === 0 ? only[1] : undefined;
  return (
    literal ??
    (path === undefined ? undefined : settingDefault(site, path)) ??
    (path === undefined ? undefined : constantDefault(site, path, language)) ?? [
      element('code', {}, typeText(shown, {site, module: OUTSIDE})),
    ]
  );
}

/** Containers that are empty at first, as Python makes them and as YAML writes them. */
const EMPTY: Readonly<Record<string, string>> = {'list()': '[]', 'dict()': '{}', 'set()': '[]'};

/** Renders a literal for YAML; an object made from defaults has those of its keys. */
function yamlDefault(plain: string): Cell | undefined {
  if (/^(True|False)$/.test(plain)) {
    return [element('code', {}, [plain.toLowerCase()])];
  }
  if (/^[\w.]+\(\)$/.test(plain)) {
    const empty = EMPTY[plain];
    return empty === undefined ? ['see its keys'] : [element('code', {}, [empty])];
  }
  const string = /^(['"])(.+)\1$/.exec(plain)?.[2];
  return string === undefined ? undefined : [element('code', {}, [text(string)])];
}

/** Renders a string literal, which may wrap where a name may. */
function pythonText(plain: string): Cell | undefined {
  return /^(['"]).+\1$/.test(plain) ? [element('code', {}, [text(plain)])] : undefined;
}

/** Renders the default of a setting's environment variable, and a link to the variable. */
function settingDefault(site: ApiSite, path: string): Cell | undefined {
  const variable = site.model.index.environment.find(
    ({access, internal}) => access === path && !internal,
  );
  const name = variable && element('code', {}, [text(variable.name)]);
  return variable && name
    ? [
        ...defaultOfVariable(variable, site.model.index.environment),
        ', or what ',
        link(`${VARIABLES}#${anchorOfVariable(variable.name)}`, [name]),
        ' says',
      ]
    : undefined;
}

/** Renders the values of a constant, if the model has them; a single value links to the constant. */
function constantDefault(site: ApiSite, path: string, language: Language): Cell | undefined {
  const expression = {kind: 'name', path} as const;
  const value = valueOf(site.model, expression);
  if (value !== undefined) {
    return [codeLink(site, formatValue(value, language), path.replace(/\.value$/, ''))];
  }
  const values = valuesOf(site.model, expression);
  return (
    values &&
    commaList(values.map((one): ApiNode => element('code', {}, [text(formatValue(one, language))])))
  );
}

/** Formats a value as a YAML file or Python code writes it. */
function formatValue(value: string | number | boolean | null, language: Language): string {
  if (language === 'yaml') {
    return String(value);
  }
  return typeof value === 'string' ? `'${value}'` : value === null ? 'None' : plainPython(value);
}

function plainPython(value: number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value);
}
