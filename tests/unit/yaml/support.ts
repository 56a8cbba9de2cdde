import {memoize} from '../../../src/lib/memoize';
import {loadModel} from '../../../src/reference/model/load';
import {fileSchema} from '../../../src/reference/schemas/files';
import {product} from '../../../src/site/product';
import type {FileKind} from '../../../src/yaml/fileKinds';
import {fileSchemaOf, judge, recognise} from '../../../src/yaml/judge';

/** The published schema of a kind of file, without words. */
export const schemaOf = memoize((kind: FileKind) =>
  fileSchemaOf(fileSchema(loadModel(), kind, {siteUrl: product.siteUrl})),
);

/** What the checker says of a text: problems with their lines, the summary, or a word on its state. */
export function verdictOn(text: string, chosen?: FileKind): string[] {
  const found = recognise(text, chosen);
  if (found.state === 'broken') {
    return found.problems.map((problem) => lineOf(text, problem));
  }
  if (found.state !== 'recognised') {
    return [found.state, ...('message' in found ? [found.message] : [])];
  }
  const judged = judge(found, schemaOf(found.kind));
  return 'state' in judged
    ? [judged.state, judged.message]
    : [...judged.problems.map((problem) => lineOf(text, problem)), ...judged.summary];
}

function lineOf(
  text: string,
  {offset, message, isWarning}: {offset: number; message: string; isWarning: boolean},
): string {
  const line = text.slice(0, offset).split('\n').length;
  return `${line}: ${isWarning ? 'Warning: ' : ''}${message}`;
}
