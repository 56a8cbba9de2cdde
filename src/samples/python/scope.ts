import type {Value} from '../members';

/** A name that is bound to something the checks do not follow. */
export const UNKNOWN = Symbol('unknown');
export type Binding = Value | typeof UNKNOWN;
export type Bindings = ReadonlyMap<string, Binding>;

/** Names of a module, function or comprehension, in the order in which code runs. */
export class Scope {
  private now = new Map<string, Binding>();
  private readonly ever = new Map<string, Binding>();

  /**
   * @param later whether the code runs after the text around it: then outer names count
   *   only when they are bound to one thing throughout
   */
  constructor(
    private readonly parent?: Scope,
    private readonly later = false,
  ) {}

  bind(name: string, value: Binding): void {
    this.now.set(name, value);
    const before = this.ever.get(name);
    this.ever.set(name, before === undefined || isSame(before, value) ? value : UNKNOWN);
  }

  /** Undefined when nothing on the page binds the name. */
  lookUp(name: string): Binding | undefined {
    return (
      this.now.get(name) ?? (this.later ? this.parent?.settled(name) : this.parent?.lookUp(name))
    );
  }

  private settled(name: string): Binding | undefined {
    return this.ever.get(name) ?? this.parent?.settled(name);
  }

  snapshot(): Bindings {
    return new Map(this.now);
  }

  restore(bindings: Bindings): void {
    this.now = new Map(bindings);
  }

  /** Continues where any of several ways may have been taken. */
  merge(ways: readonly Bindings[]): void {
    const merged = new Map<string, Binding>();
    for (const [name, value] of ways.flatMap((way) => [...way])) {
      const before = merged.get(name);
      merged.set(name, before === undefined || isSame(before, value) ? value : UNKNOWN);
    }
    this.now = merged;
  }
}

function isSame(a: Binding, b: Binding): boolean {
  if (a === UNKNOWN || b === UNKNOWN) {
    return a === b;
  }
  return a.kind === 'module' || b.kind === 'module'
    ? a.kind === b.kind && 'path' in a && 'path' in b && a.path === b.path
    : a.kind === b.kind && a.symbol === b.symbol && ownOf(a) === ownOf(b);
}

function ownOf(value: Value): unknown {
  return 'own' in value ? value.own : undefined;
}
