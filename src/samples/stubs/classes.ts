import type {ApiClass, ApiMember} from '../../reference/model/types';
import type {Sdk} from '../sdk';
import {constructorSignatures} from '../signature';
import {attributeStub} from './attributes';
import {type Bases, basesOf} from './bases';
import {functionStub} from './functions';
import {writeParameters} from './parameters';
import {typeParameters} from './typeParameters';
import {typedDictStub} from './typedDict';
import type {StubWriter} from './writer';

/** Flavours whose constructor pyright synthesises from the body of the class. */
const SYNTHESISED_BY_PYRIGHT = new Set<ApiClass['flavour']>(['enum', 'named-tuple', 'protocol']);

/** Writes a class. */
export function classStub(sdk: Sdk, writer: StubWriter, cls: ApiClass): string[] {
  if (cls.flavour === 'typed-dict') {
    return typedDictStub(sdk, writer, cls);
  }
  const bases = basesOf(sdk, writer, cls);
  const head = `class ${cls.name}${typeParameters(writer, cls.typeParameters)}`;
  const body = [
    ...cls.members.flatMap((member) => memberStub(sdk, writer, member)),
    ...privatelyInherited(sdk, writer, cls),
    ...constructorStub(sdk, writer, cls, bases),
    ...(bases.complete ? [] : dynamicAttributes(writer)),
  ];
  return [
    ...dataclassDecorator(writer, cls),
    `${head}(${bases.arguments.join(', ')}):`,
    ...(body.length > 0 ? body : ['...']).map((line) => `    ${line}`),
  ];
}

function memberStub(sdk: Sdk, writer: StubWriter, member: ApiMember): string[] {
  switch (member.kind) {
    case 'class':
      return classStub(sdk, writer, member);
    case 'function':
      return functionStub(sdk, writer, member, true);
    default:
      return attributeStub(writer, member);
  }
}

/**
 * Declares the attributes inherited from private bases, which are not in the model. The types of
 * fields come from the constructor.
 */
function privatelyInherited(sdk: Sdk, writer: StubWriter, cls: ApiClass): string[] {
  const own = new Set(cls.members.map(({name}) => name));
  const fields = new Map(
    (cls.init?.synthesised ? cls.init.parameters : []).map(({name, type}) => [name, type]),
  );
  return cls.inherited
    .filter(({from}) => !sdk.classAt(from))
    .flatMap(({members}) => members)
    .filter((name) => !own.has(name) && own.add(name))
    .map((name) => `${name}: ${writer.type(fields.get(name), 'output')}`);
}

function constructorStub(sdk: Sdk, writer: StubWriter, cls: ApiClass, bases: Bases): string[] {
  if (SYNTHESISED_BY_PYRIGHT.has(cls.flavour)) {
    return [];
  }
  const any = writer.qualified('typing', 'Any');
  const signatures = constructorSignatures(sdk, cls);
  if (!signatures) {
    // Pydantic converts the values of fields: only the library knows what a field accepts.
    return bases.complete && cls.flavour !== 'pydantic'
      ? []
      : [`def __init__(self, *args: ${any}, **kwargs: ${any}) -> None: ...`];
  }
  const [{forwarded, acceptsAnyKeyword} = {forwarded: [], acceptsAnyKeyword: true}] = signatures;
  const overloads = cls.init?.overloads?.length ? cls.init.overloads : [cls.init];
  return overloads.flatMap((overload) => [
    ...(overloads.length > 1 ? [`@${writer.qualified('typing', 'overload')}`] : []),
    `def __init__(${writeParameters(writer, overload?.parameters ?? [], {
      first: 'self',
      forwarded,
      acceptsAnyKeyword,
    })}) -> None: ...`,
  ]);
}

/** Accepts any attribute. */
function dynamicAttributes(writer: StubWriter): string[] {
  const any = writer.qualified('typing', 'Any');
  return [
    `def __getattr__(self, name: str) -> ${any}: ...`,
    `def __setattr__(self, name: str, value: ${any}) -> None: ...`,
  ];
}

/**
 * Marks a dataclass, so that subclasses in samples inherit its fields. The constructor is written
 * out in any case.
 */
function dataclassDecorator(writer: StubWriter, cls: ApiClass): string[] {
  if (cls.flavour !== 'dataclass' && cls.flavour !== 'attrs') {
    return [];
  }
  const source = cls.decorators
    .map((decorator) => decorator.map((part) => (typeof part === 'string' ? part : part[0])))
    .map((parts) => parts.join(''))
    .find((text) => /dataclass/.test(text));
  const keywords = ['frozen', 'kw_only'].filter((word) => source?.includes(`${word}=True`));
  const list = keywords.map((word) => `${word}=True`).join(', ');
  return [`@${writer.qualified('dataclasses', 'dataclass')}${list ? `(${list})` : ''}`];
}
