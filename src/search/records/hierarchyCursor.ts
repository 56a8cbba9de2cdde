import type {Hierarchy, Level, RecordKind, SearchRecord} from '../types';

interface Step {
  readonly name: string | null;
  readonly anchor: string;
}

/**
 * The current place in the hierarchy of a page, which predicts names and anchor of the next record.
 * `pack` and `unpack` move it in the same way, so that the pack holds only what differs from the
 * prediction.
 */
export class HierarchyCursor {
  private steps: (Step | undefined)[] = [];

  /** Moves to a page of a section of the site. */
  startPage(section: string | null): void {
    this.steps = [{name: section, anchor: ''}];
  }

  /** The anchor that most records of this name, kind and level have. */
  anchorOf(name: string, kind: RecordKind, level: number): string {
    const slug = name.toLowerCase();
    if (kind === 'module' || kind === 'guide' || kind === 'tutorial') {
      return slug.replace(/[^\p{L}\p{N}_ -]/gu, '').replace(/ /g, '-');
    }
    // A class in the section of another one is one of the module all the same, as a rule.
    const owner = kind === 'class' ? '' : this.ownerOf(level);
    if (owner === '') {
      return slug;
    }
    return kind === 'parameter' ? `${owner}--${slug.replace(/^\*+/, '')}` : `${owner}.${slug}`;
  }

  private ownerOf(level: number): string {
    for (let above = level - 1; above > 1; above -= 1) {
      const step = this.steps[above];
      if (step) {
        return step.anchor;
      }
    }
    return '';
  }

  /** The anchor of the current place. */
  get lastAnchor(): string {
    return this.steps.at(-1)?.anchor ?? '';
  }

  /** Names above a level, then the name itself. */
  namesTo(level: number, name: string): (string | null)[] {
    const names: (string | null)[] = [];
    for (let above = 0; above < level; above += 1) {
      names.push(this.steps[above]?.name ?? null);
    }
    names.push(name);
    return names;
  }

  /** The names of the current place, outermost first. */
  lastNames(): (string | null)[] {
    return Array.from(this.steps, (step) => step?.name ?? null);
  }

  /** Moves to a place of the page. */
  moveTo(names: readonly (string | null)[], anchor: string): void {
    const level = names.length - 1;
    const steps: (Step | undefined)[] = [];
    for (let above = 0; above < level; above += 1) {
      const name = names[above] ?? null;
      const known = this.steps[above];
      steps.push(known?.name === name ? known : name === null ? undefined : {name, anchor: ''});
    }
    steps[level] = {name: names[level] ?? null, anchor};
    this.steps = steps;
  }
}

/** Level of a record's own place, the last name of its hierarchy. */
export function levelOf({type, hierarchy}: SearchRecord): number {
  if (type !== 'content') {
    return Number(type.slice(3));
  }
  for (let level = 6; level > 0; level -= 1) {
    if (hierarchy[`lvl${level}` as Level] !== null) {
      return level;
    }
  }
  return 0;
}

export function namesOf(hierarchy: Hierarchy, level: number): (string | null)[] {
  return Array.from({length: level + 1}, (_, index) => hierarchy[`lvl${index}` as Level]);
}

export function hierarchyOf(names: readonly (string | null)[]): Hierarchy {
  const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null] = names;
  const [lvl4 = null, lvl5 = null, lvl6 = null] = names.slice(4);
  return {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6};
}
