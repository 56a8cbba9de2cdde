/**
 * Judges what agents wrote for the tasks in tests/agent-tasks.
 *
 *   npm run agent-tasks -- <folder>…
 *
 * A folder holds a folder for each task, named as the task, with the files of the answer. Several
 * folders are compared side by side. Ends with 0 whatever the score; 2 when nothing was judged.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';

import {loadModel} from '../src/reference/model/load';
import {sdkOf} from '../src/samples/sdk';
import {judge} from './agent-tasks/judge';
import {report} from './agent-tasks/report';
import {readAnswer, readTasks, TASKS} from './agent-tasks/tasks';

const folders = process.argv.slice(2);

async function main(): Promise<void> {
  const tasks = readTasks(TASKS);
  const answers = folders.flatMap((folder) =>
    tasks
      .map((task) => ({folder, task, files: readAnswer(task, path.join(folder, task.name))}))
      .filter(({files}) => files.size > 0),
  );
  if (answers.length === 0) {
    throw new Error(
      'No answers: give a folder that holds <task>/<file>, as tests/agent-tasks/README.md says.',
    );
  }
  const faults = await judge(sdkOf(loadModel()), answers);
  const judged = folders.map((folder) => ({
    label: path.basename(path.resolve(folder)),
    faults: new Map(
      answers.flatMap((answer, index): [string, string[]][] =>
        answer.folder === folder ? [[answer.task.name, faults[index] ?? []]] : [],
      ),
    ),
  }));
  console.log(report(tasks, judged));
}

const missing = folders.find((folder) => !existsSync(folder));
if (missing !== undefined) {
  console.error(`There is no folder ${missing}.`);
  process.exit(2);
}
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
