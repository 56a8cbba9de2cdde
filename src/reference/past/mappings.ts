import type {Release, ReleaseKey} from '../../releases/types';
import type {ApiModel} from '../model/types';
import {plainType} from '../page/render/spellOut';
import {type ConfigField, configClasses} from '../schemas/classes';
import {fileKinds} from '../../yaml/fileKinds';
import {fileSchema} from '../schemas/files';
import type {JsonSchema} from '../../yaml/jsonSchema';

/** Where the names of definitions begin that a schema refers to. */
const DEFINITION = '#/definitions/';

/** The longest default that the record keeps. */
const LONGEST = 80;

type Definitions = Readonly<Record<string, JsonSchema>>;

/** Returns the mappings of all YAML files that a release reads, from their JSON schemas. */
export function mappingsOf(model: ApiModel): Release['mappings'] {
  const found = new Map<string, ReadonlyMap<string, ReleaseKey>>();
  const fieldOf = fieldsOf(model);
  for (const kind of fileKinds) {
    const options = {siteUrl: '', isFilledIn: true, isOpenAtGaps: true};
    const {definitions = {}} = fileSchema(model, kind, options);
    const chosen = chosenArguments(definitions);
    for (const [name, schema] of Object.entries(definitions).filter(([, one]) => isMapping(one))) {
      const keys = Object.entries(schema.properties ?? {}).map(([key, value]) => {
        const more = chosen.get(`${name}.${key}`) ?? [];
        return [key, keyOf([value, ...more], definitions, fieldOf(name, key))] as const;
      });
      found.set(name, found.get(name) ?? new Map(keys));
    }
  }
  return found;
}

function keyOf(
  schemas: readonly JsonSchema[],
  definitions: Definitions,
  field: ConfigField | undefined,
): ReleaseKey {
  const value = field?.defaultValue ?? field?.default;
  const {mappings, values} = valuesOf(schemas, definitions);
  return {
    isRequired: field !== undefined && !field.default,
    ...(value && {default: plainType(value).slice(0, LONGEST)}),
    mappings,
    ...(values.length > 0 && {values}),
  };
}

/** Tells a mapping with its own keys from a choice between mappings. */
function isMapping({properties, additionalProperties}: JsonSchema): boolean {
  return properties !== undefined && additionalProperties === false;
}

/** Returns a function that finds the field behind a key, by the name of its class. */
function fieldsOf(model: ApiModel) {
  const classes = configClasses(model);
  const paths = new Map(
    [...model.modules.values()].flatMap(({symbols, hidden = []}) =>
      [...symbols, ...hidden].flatMap((symbol) =>
        symbol.kind === 'class' ? [[symbol.name, symbol.path] as const] : [],
      ),
    ),
  );
  return (mapping: string, key: string): ConfigField | undefined => {
    const cls = classes.at(paths.get(mapping) ?? '');
    return cls && classes.fields(cls).find(({name}) => name === key);
  };
}

/**
 * Returns the schemas of keys that a mapping further up decides by its conditions, by mapping and key:
 * the arguments of a datasource.
 */
function chosenArguments(definitions: Definitions): ReadonlyMap<string, readonly JsonSchema[]> {
  const found = new Map<string, JsonSchema[]>();
  for (const {properties = {}, allOf = []} of Object.values(definitions)) {
    for (const [key, inner] of allOf.flatMap(({then}) => Object.entries(then?.properties ?? {}))) {
      const mapping = properties[key]?.$ref?.slice(DEFINITION.length);
      for (const [name, schema] of Object.entries(inner.properties ?? {})) {
        const place = `${mapping}.${name}`;
        found.set(place, [...(found.get(place) ?? []), schema]);
      }
    }
  }
  return found;
}

/** Collects the mappings and the texts that a value can be, also as an item or behind a choice. */
function valuesOf(schemas: readonly JsonSchema[], definitions: Definitions) {
  const mappings = new Set<string>();
  const values = new Set<string>();
  const seen = new Set<JsonSchema>();
  const visit = (part: JsonSchema | undefined): void => {
    if (!part || seen.has(part)) {
      return;
    }
    seen.add(part);
    const name = part.$ref?.slice(DEFINITION.length);
    const definition = name === undefined ? undefined : definitions[name];
    if (name !== undefined && definition && isMapping(definition)) {
      mappings.add(name);
    } else {
      visit(definition);
    }
    for (const value of part.enum ?? []) {
      if (typeof value === 'string') {
        values.add(value);
      }
    }
    const items = [part.items ?? []].flat();
    [...(part.anyOf ?? []), ...(part.allOf ?? []), ...items, part.then].forEach(visit);
    if (typeof part.additionalProperties === 'object') {
      visit(part.additionalProperties);
    }
  };
  schemas.forEach(visit);
  return {mappings: [...mappings], values: [...values]};
}
