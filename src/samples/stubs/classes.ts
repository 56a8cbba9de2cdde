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

/** Flavours whose constructor the type checker makes from the body. */
const MADE_BY_CHECKER = new Set<ApiClass['flavour']>(['enum', 'named-tuple', 'protocol']);

/** Lines of a class. */
export function classStub(sdk: Sdk, writer: StubWriter, cls: ApiClass): string[] {
  if (cls.flavour === 'typed-dict') {
    return typedDictStub(sdk, writer, cls);
  }
  const bases = basesOf(sdk, writer, cls);
  const head = `class ${cls.name}${typeParameters(writer, cls.typeParameters)}`;
  const body = [
    ...cls.members.flatMap((member) => memberStub(sdk, writer, member)),
    ...fromPrivateBases(sdk, writer, cls),
    ...constructorStub(sdk, writer, cls, bases),
    ...(bases.complete ? [] : anyAttribute(writer)),
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

/** Names that a private base brings; of fields, the constructor knows the type. */
function fromPrivateBases(sdk: Sdk, writer: StubWriter, cls: ApiClass): string[] {
  const own = new Set(cls.members.map(({name}) => name));
  const fields = new Map(
    (cls.init?.synthesised ? cls.init.parameters : []).map(({name, type}) => [name, type]),
  );
  return cls.inherited
    .filter(({from}) => !sdk.classAt(from))
    .flatMap(({members}) => members)
    .filter((name) => !own.has(name) && own.add(name))
    .map((name) => `${name}: ${writer.type(fields.get(name), 'held')}`);
}

function constructorStub(sdk: Sdk, writer: StubWriter, cls: ApiClass, bases: Bases): string[] {
  if (MADE_BY_CHECKER.has(cls.flavour)) {
    return [];
  }
  const any = writer.of('typing', 'Any');
  const signatures = constructorSignatures(sdk, cls);
  if (!signatures) {
    // Of pydantic's classes the fields are converted: what they take says the library.
    return bases.complete && cls.flavour !== 'pydantic'
      ? []
      : [`def __init__(self, *args: ${any}, **kwargs: ${any}) -> None: ...`];
  }
  const [{forwarded, openKeywords} = {forwarded: [], openKeywords: true}] = signatures;
  const ways = cls.init?.overloads?.length ? cls.init.overloads : [cls.init];
  return ways.flatMap((way) => [
    ...(ways.length > 1 ? [`@${writer.of('typing', 'overload')}`] : []),
    `def __init__(${writeParameters(writer, way?.parameters ?? [], {
      first: 'self',
      forwarded,
      openKeywords,
    })}) -> None: ...`,
  ]);
}

function anyAttribute(writer: StubWriter): string[] {
  const any = writer.of('typing', 'Any');
  return [
    `def __getattr__(self, name: str) -> ${any}: ...`,
    `def __setattr__(self, name: str, value: ${any}) -> None: ...`,
  ];
}

/** Keeps the fields known to classes that samples derive; the constructor is written out. */
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
  return [`@${writer.of('dataclasses', 'dataclass')}${list ? `(${list})` : ''}`];
}
