import type {ParameterKind} from './types';

/** Increase it when the form changes. */
export const RECORD_FORMAT = 1;

export const PARAMETER_KINDS: readonly ParameterKind[] = [
  'positional-only',
  'positional-or-keyword',
  'var-positional',
  'keyword-only',
  'var-keyword',
];

/**
 * What a symbol or a key is, with numbers of texts: `m` module, `e` export, `c` class, `f` function,
 * `a` attribute, `k` key of a mapping.
 */
export type Fact = readonly ['m' | 'e' | 'c' | 'f' | 'a' | 'k', ...unknown[]];

/**
 * When a fact holds: its number where all releases have it, else pairs of a release and the fact that
 * holds from there on, of which 0 stands for none.
 */
export type Line = number | readonly number[];

/** A name, its facts, and the names within it. */
export type Entry = readonly [name: number, line: Line, inner?: readonly Entry[]];

/**
 * The interfaces of several releases in a compact form: each text, parameter and fact stands in it once
 * and has a number, from 1 on; 0 stands for none.
 */
export interface ReleaseRecord {
  readonly format: number;
  /** The oldest first. */
  readonly releases: readonly string[];
  readonly texts: readonly string[];
  /** Name, number of the kind, type and default. */
  readonly parameters: readonly (readonly number[])[];
  readonly facts: readonly Fact[];
  /** By module; the names within a class stand in its entry. */
  readonly symbols: readonly Entry[];
  /** By mapping. */
  readonly keys: readonly Entry[];
}
