import {isMap, isScalar, type Node, type YAMLMap} from 'yaml';

import {didYouMean} from '../../api/nearest';
import type {ApiClass} from '../../api/types';
import type {Sdk} from '../sdk';
import {constructorSignatures} from '../signature';
import {entries, fault, type Walk, walkKeys, type YamlFault} from './walk';

const DATASOURCE_CONFIG = 'bitfount.runners.config_schemas.pod_schemas.DatasourceConfig';
const BASE_SOURCE = 'bitfount.data.datasources.base_source.BaseSource';
/** Where the pod runner looks a datasource up by name. */
const HOME = 'bitfount.data';

/** The source's own arguments are a plain dictionary in the model: the class says more. */
export function checkDatasource(cls: ApiClass, map: YAMLMap, walk: Walk): YamlFault[] {
  if (cls.path !== DATASOURCE_CONFIG) {
    return [];
  }
  const named = entryOf(map, 'datasource');
  const name = isScalar(named) ? String(named.value).replace(/^bitfount\./, '') : '';
  // Plugins have names of their own; with the prefix, or one letter off, it is the SDK's.
  const source = walk.sdk.classAt(`${HOME}.${name}`);
  if (!named || !source) {
    return named ? unknownSource(walk.sdk, named) : [];
  }
  return checkArguments(walk, source, map, named);
}

function checkArguments(walk: Walk, source: ApiClass, map: YAMLMap, named: Node): YamlFault[] {
  const [signature] = constructorSignatures(walk.sdk, source) ?? [];
  if (!signature) {
    return [];
  }
  const config = entryOf(map, 'data_config');
  const args = isMap(config) ? entryOf(config, 'datasource_args') : undefined;
  const required = signature.parameters.filter((parameter) => !parameter.default);
  if (!isMap(args)) {
    return required.map(({name}) =>
      fault(named, `${source.name} needs "${name}" in data_config.datasource_args.`),
    );
  }
  return walkKeys(walk, `${source.name} (datasource_args)`, args, {
    parameters: [...signature.parameters, ...signature.forwarded],
    required,
    open: signature.openKeywords,
  });
}

function unknownSource(sdk: Sdk, named: Node): YamlFault[] {
  const given = isScalar(named) ? String(named.value) : '';
  const names = sourceNames(sdk);
  return given.startsWith('bitfount.')
    ? [fault(named, `The SDK has no datasource "${given}".${didYouMean(given, names)}`)]
    : [];
}

function sourceNames(sdk: Sdk): string[] {
  const module = sdk.model.modules.get(HOME);
  return (module?.reExports ?? [])
    .filter(({target}) => {
      const cls = sdk.classAt(target);
      return cls && sdk.ancestry(cls).classes.some(({path}) => path === BASE_SOURCE);
    })
    .map(({name}) => `bitfount.${name}`);
}

function entryOf(map: YAMLMap, key: string): Node | undefined {
  return entries(map).find((entry) => entry.key === key)?.value ?? undefined;
}
