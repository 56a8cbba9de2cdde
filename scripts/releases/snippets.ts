import {type Breakage, isFieldCall, isOfStubs} from './breakages';

/** A program of a few lines that uses what a release changed. */
export interface Snippet {
  readonly code: string;
  /** What of it is changed, for a report. */
  readonly about: string;
}

/**
 * Kinds that break no call by themselves: a return type that is no longer written down, and the text of an
 * attribute.
 */
const HARMLESS = new Set([
  'RETURN_CHANGED_TYPE',
  'ATTRIBUTE_CHANGED_TYPE',
  'ATTRIBUTE_CHANGED_VALUE',
]);

/** Tells whether a program meets a breakage: of a public name of the package, and not harmless. */
export function isMet(breakage: Breakage): boolean {
  const {kind, path, home, old} = breakage;
  const isPublic = !path.split('.').some((part) => /^_(?!_init__$)/.test(part));
  const isOurs = home.startsWith(`${path.split('.')[0]}.`);
  return (
    isPublic &&
    isOurs &&
    !HARMLESS.has(kind) &&
    !isFieldCall(breakage) &&
    !isOfStubs(breakage) &&
    !old?.startsWith('_')
  );
}

/** Writes a program that uses what a breakage is about, from the breakage alone. */
export function snippetOf(breakage: Breakage): Snippet {
  const about = [breakage.kind, breakage.path, breakage.old ?? breakage.new ?? ''].join(' ');
  return {code: codeOf(breakage), about};
}

function codeOf(breakage: Breakage): string {
  const {kind, path, isModule, isMember} = breakage;
  if (isModule) {
    return `import ${path}\n`;
  }
  const parts = path.split('.');
  const name = parts.pop() ?? '';
  if (!isMember) {
    const head = `from ${parts.join('.')} import ${name}\n`;
    const isBase = kind === 'CLASS_REMOVED_BASE';
    return `${head}\n${isBase ? `class Mine(${name}):\n    pass\n` : `${name}${argumentsOf(breakage)}\n`}`;
  }
  const owner = parts.pop() ?? '';
  const head = `from ${parts.join('.')} import ${owner}\n`;
  return name === '__init__'
    ? `${head}\n${owner}${argumentsOf(breakage)}\n`
    : `${head}\ndef run(thing: ${owner}):\n    return thing.${name}${argumentsOf(breakage)}\n`;
}

/** Writes a call that the older release took, as far as the changed parameter is concerned. */
function argumentsOf({kind, old, place, oldKind, newKind, isMember, isStatic}: Breakage): string {
  const bound = isMember && !isStatic ? 1 : 0;
  const first = '1, '.repeat(Math.max(0, (place ?? 0) - bound));
  const byName = `(${old}=1)`;
  switch (kind) {
    case 'PARAMETER_REMOVED':
      return oldKind?.startsWith('variadic') ? MANY : byName;
    case 'PARAMETER_CHANGED_KIND':
      return newKind === 'keyword-only' ? MANY : byName;
    case 'PARAMETER_MOVED':
      return `(${first}1)`;
    case 'PARAMETER_CHANGED_DEFAULT':
    case 'PARAMETER_CHANGED_REQUIRED':
    case 'PARAMETER_ADDED_REQUIRED':
      return '()';
    default:
      return '';
  }
}

/** More arguments by place than any function of the SDK takes. */
const MANY = `(${Array.from({length: 30}, () => '1').join(', ')})`;
