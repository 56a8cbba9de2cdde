import type {ApiModel, ApiModule, ApiSymbol} from '../../reference/model/types';
import {type Sdk, sdkOf} from '../sdk';
import {variableStub} from './attributes';
import {classStub} from './classes';
import {functionStub} from './functions';
import {SUPPORT, supportStub} from './support';
import {createWriter, type StubWriter} from './writer';

/**
 * Writes type stubs of the SDK from the model. Pure.
 *
 * @returns stub text by path, such as `bitfount/hub/api.pyi`
 */
export function sdkStubs(model: ApiModel): Map<string, string> {
  const sdk = sdkOf(model);
  const files = new Map([[`${SUPPORT}.pyi`, supportStub()]]);
  for (const module of model.modules.values()) {
    files.set(stubPath(module), moduleStub(sdk, module));
  }
  return files;
}

function stubPath({path, package: isPackage}: ApiModule): string {
  return `${path.replaceAll('.', '/')}${isPackage ? '/__init__' : ''}.pyi`;
}

function moduleStub(sdk: Sdk, module: ApiModule): string {
  const writer = createWriter(sdk);
  const symbols = module.symbols.flatMap((symbol) => symbolStub(sdk, writer, symbol));
  const reExports = module.reExports.map(({name, target}) => reExport(sdk, writer, name, target));
  const taken = new Set([...module.symbols, ...module.reExports].map(({name}) => name));
  const submodules = module.submodules
    .map((path) => path.slice(module.path.length + 1))
    .filter((name) => !taken.has(name))
    .map((name) => `from . import ${name} as ${name}`);
  return [...writer.imports(), ...submodules, ...reExports, ...symbols, ''].join('\n');
}

function symbolStub(sdk: Sdk, writer: StubWriter, symbol: ApiSymbol): string[] {
  switch (symbol.kind) {
    case 'class':
      return classStub(sdk, writer, symbol);
    case 'function':
      return functionStub(sdk, writer, symbol, false);
    default:
      return variableStub(writer, symbol);
  }
}

/** Writes a re-export; a private or third-party target is not in the model, so it is `Any`. */
function reExport(sdk: Sdk, writer: StubWriter, name: string, target: string): string {
  const found = sdk.find(target);
  if (!found) {
    return `${name}: ${writer.qualified('typing', 'Any')}`;
  }
  const split = found.path.lastIndexOf('.');
  return `from ${found.path.slice(0, split)} import ${found.path.slice(split + 1)} as ${name}`;
}
