import type {ApiClass, ApiParameter} from '../../reference/model/types';
import {constructorSignatures} from '../../samples/signature';
import type {ApiElement} from '../../reference/page/nodes';
import {addressOfParameter} from '../../reference/page/site/addresses';
import {classNamed} from '../classes';
import {PartFault} from '../../writing/faults';
import {OUTSIDE, type TableContext} from '../context';
import {defaultCell} from '../defaults';
import {type Cell, codeAt, table, typeAndWords} from '../render';
import {wordsAbout} from '../words';

/** Renders the arguments of a class's constructor, including those that it passes on to its bases. */
export function parameters(context: TableContext, about: string): ApiElement {
  const cls = classNamed(context, about);
  const [signature] = constructorSignatures(context.sdk, cls) ?? [];
  const found = signature ? distinct([...signature.parameters, ...signature.forwarded]) : [];
  if (found.length === 0) {
    throw new PartFault('unsuitable-class', `"${about}" is called without arguments.`);
  }
  return table(
    'parameters',
    ['Argument', 'Default', 'Meaning'],
    found.map((parameter) => row(context, cls, parameter)),
  );
}

function row({site, sdk}: TableContext, cls: ApiClass, parameter: ApiParameter): Cell[] {
  const {name, type} = parameter;
  const owner = sdk
    .ancestry(cls)
    .classes.find(
      ({init}) => init && !init.from && init.parameters.some((own) => own.name === name),
    );
  const found = site.resolver.find((owner ?? cls).path);
  const address = found && addressOfParameter(site, found, name, OUTSIDE.path);
  const words = wordsAbout(site, cls.path, name) ?? (owner && wordsAbout(site, owner.path, name));
  return [
    [codeAt(name, address)],
    defaultCell(site, parameter, 'python'),
    typeAndWords(site, type, words ?? []),
  ];
}

function distinct(found: readonly ApiParameter[]): ApiParameter[] {
  return [...new Map([...found].reverse().map((one) => [one.name, one])).values()].reverse();
}
