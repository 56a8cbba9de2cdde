import {readFileSync} from 'node:fs';
import path from 'node:path';

import {sha256} from '../../lib/sha256';
import type {Checksum} from '../checksums';
import {LOCKFILE} from './lockfile';

/** What the site was built from, in the form of an in-toto statement. */
export const STATEMENT_FILE = 'build.intoto.json';

const digestOf = (file: string): string => sha256(readFileSync(file));

/**
 * States what a site was made of and how, and the digest of each of its files: an unsigned in-toto
 * statement with a predicate of type "link".
 * https://github.com/in-toto/attestation/blob/main/spec/predicates/link.md
 *
 * @param root folder of the repository
 * @param commit that the files of the repository are of; undefined when they are of none
 * @param subjects the files of the built site
 * @returns the statement as JSON
 */
export function buildStatement(
  root: string,
  commit: string | undefined,
  subjects: readonly Checksum[],
): string {
  const materials = [
    ...(commit ? [{name: 'source', digest: {gitCommit: commit}}] : []),
    {name: LOCKFILE, digest: {sha256: digestOf(path.join(root, LOCKFILE))}},
  ];
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: subjects.map(({name, digest}) => ({name, digest: {sha256: digest}})),
    predicateType: 'https://in-toto.io/attestation/link/v0.3',
    predicate: {name: 'build', command: ['npm ci', 'npm run build'], materials},
  };
  return `${JSON.stringify(statement, undefined, 1)}\n`;
}
