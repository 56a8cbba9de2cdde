import type {Environment} from '../environment';
import {toObjects} from './objects';
import {readRecords} from './readRecords';
import {checkSearchKey, explain, uploadTarget} from './service';
import {upload} from './upload';

export interface RunOptions {
  readonly env: Environment;
  readonly recordsFile: string;
  readonly dryRun: boolean;
  readonly tell: (line: string) => void;
}

/**
 * The whole of `npm run search:upload`.
 *
 * @throws with what went wrong and what to do, in words for the person at the terminal
 */
export async function runUpload({env, recordsFile, dryRun, tell}: RunOptions): Promise<void> {
  const target = uploadTarget(env);
  const {records, hash} = readRecords(recordsFile);
  tell(`${records.length} records, SHA-256 ${hash}`);
  try {
    await checkSearchKey(target, env);
    await upload(target, {objects: toObjects(records), dryRun, tell});
  } catch (error) {
    throw new Error(
      `${explain(error)}\n“${target.indexName}” is as it was, or wholly new where only the last answer was lost; run again to go on.`,
      {cause: error},
    );
  }
}
