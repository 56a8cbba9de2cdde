import {changedSettings, describe, difference} from './diff';
import type {UploadObject} from './objects';
import {statusOf, type Target} from './service';
import {indexSettings, synonyms} from './settings';

/** Objects a request: about half a megabyte. */
const BATCH = 500;
/** A busy service takes its time with tasks: some ten minutes at the client's pace. */
const MOST_POLLS = 200;

export interface Plan {
  readonly objects: readonly UploadObject[];
  readonly dryRun: boolean;
  /** Takes a line of progress. */
  readonly tell: (line: string) => void;
}

/** The index that is filled beside the one that readers ask, until it takes its place. */
const sideIndexOf = (indexName: string) => `${indexName}_upload`;

async function objectsIn({client}: Target, indexName: string): Promise<UploadObject[] | null> {
  const found: UploadObject[] = [];
  try {
    await client.browseObjects<UploadObject>({
      indexName,
      browseParams: {attributesToRetrieve: ['*'], hitsPerPage: 1_000},
      aggregator: ({hits}) => {
        for (const {_highlightResult: _none, ...object} of hits) {
          found.push(object as UploadObject);
        }
      },
    });
    return found;
  } catch (error) {
    if (statusOf(error) === 404) {
      return null;
    }
    throw error;
  }
}

async function otherSettings(target: Target): Promise<string[]> {
  const there = await target.client.getSettings({indexName: target.indexName});
  return changedSettings(there, indexSettings);
}

/** Settings, synonyms and the hand-made rules of the index in use go to the one beside it. */
async function prepare({client, indexName}: Target, side: string, exists: boolean): Promise<void> {
  const wait = (taskID: number) =>
    client.waitForTask({indexName: side, taskID, maxRetries: MOST_POLLS});
  if (exists) {
    const {taskID} = await client.operationIndex({
      indexName,
      operationIndexParams: {operation: 'copy', destination: side, scope: ['rules']},
    });
    await wait(taskID);
  }
  const {taskID} = await client.setSettings({indexName: side, indexSettings});
  await wait(taskID);
  const cleared = await client.clearSynonyms({indexName: side});
  await wait(cleared.taskID);
  if (synonyms.length > 0) {
    const saved = await client.saveSynonyms({indexName: side, synonymHit: [...synonyms]});
    await wait(saved.taskID);
  }
}

/** Brings the side index to the objects, from whatever an upload that broke off left in it. */
async function fill(target: Target, side: string, {objects, tell}: Plan): Promise<void> {
  const {client} = target;
  const left = (await objectsIn(target, side)) ?? [];
  const {added, changed, gone, same} = difference(left, objects);
  if (left.length > 0) {
    tell(`Going on with an upload that broke off: ${same} of ${objects.length} are there.`);
  }
  const steps = [
    ...[...added, ...changed].map((body) => ({action: 'addObject' as const, body})),
    ...gone.map((objectID) => ({action: 'deleteObject' as const, body: {objectID}})),
  ];
  for (let start = 0; start < steps.length; start += BATCH) {
    const requests = steps.slice(start, start + BATCH);
    const {taskID} = await client.batch({
      indexName: side,
      batchWriteParams: {requests: requests as never},
    });
    await client.waitForTask({indexName: side, taskID, maxRetries: MOST_POLLS});
    tell(`${start + requests.length} of ${steps.length} changes stored beside the index`);
  }
}

/** @throws when the side index is not what is to take the place: somebody else writes to it. */
async function verify(target: Target, side: string, {objects}: Plan): Promise<void> {
  const {added, changed, gone} = difference((await objectsIn(target, side)) ?? [], objects);
  const wrong = added.length + changed.length + gone.length;
  if (wrong > 0) {
    throw new Error(
      `${side} differs in ${wrong} objects from what was stored: is another upload at work? “${target.indexName}” is as it was; run again.`,
    );
  }
}

/**
 * Makes the index hold these objects and settings. They are stored in an index of their own beside
 * it, which takes its place in one step of the service at the end: readers see the old or the new,
 * and a failure on the way leaves the old. What has been stored stays, and the next run goes on
 * from there, whatever the records are by then. (The official client's `replaceAllObjects` does the
 * same but throws away what it has stored when it fails.)
 *
 * @throws errors of the service as they are
 */
export async function upload(target: Target, plan: Plan): Promise<void> {
  const {client, indexName} = target;
  const {objects, tell} = plan;
  const there = await objectsIn(target, indexName);
  const difference_ = difference(there ?? [], objects);
  const settings = there ? await otherSettings(target) : Object.keys(indexSettings);
  tell(there ? `“${indexName}” of ${target.appId}:` : `“${indexName}” does not exist yet:`);
  describe(difference_, settings).forEach(tell);
  if (plan.dryRun) {
    tell('Dry run: nothing was changed.');
    return;
  }
  if (there && difference_.same === there.length && there.length === objects.length) {
    if (settings.length === 0) {
      tell('Nothing to do.');
      return;
    }
  }
  const side = sideIndexOf(indexName);
  await prepare(target, side, there !== null);
  await fill(target, side, plan);
  await verify(target, side, plan);
  const {taskID} = await client.operationIndex({
    indexName: side,
    operationIndexParams: {operation: 'move', destination: indexName},
  });
  await client.waitForTask({indexName: side, taskID, maxRetries: MOST_POLLS});
  tell(`“${indexName}” now holds ${objects.length} objects.`);
}
