/**
 * Measures the built site on this machine; nothing is fetched from elsewhere but by `peer`.
 *
 *   npm run measure                         weighs one page of each kind in a browser, exit code 1
 *                                           if one is over budgets.json
 *   npm run measure -- --update             sets the budgets to today's weights and 3 % of room
 *   npm run measure -- pages                bytes, blocked time, taps, navigation and Lighthouse as one
 *                                           Markdown report; about two hours, on a machine that does
 *                                           nothing else
 *   npm run measure -- build                time and memory of cold and warm builds of this site, and
 *                                           how long a writer waits for `npm start` and for an edit
 *   npm run measure -- peer                 the same for a site of Starlight with the same pages, in
 *                                           turn; its packages come from the npm registry
 *   npm run measure -- growth               time, memory and size of the search for a site that has its
 *                                           reference several times
 *   npm run measure -- search               time to read the records and to answer, bytes to fetch,
 *                                           the same with ten times the records, and how long a
 *                                           reader waits in a browser, on this machine and a slow one
 *
 *   --build <folder>                        another build than build/
 *   --kinds api,guide                       only these kinds of page
 *   --only taps,lighthouse                  of `pages` only these: weights, loads, taps, navigation,
 *                                           lighthouse
 *   --times 1,2,4,10                        of `growth`: how many references
 *   --runs <number>                         of each measurement; 5 for `pages`, 3 for `build` and `peer`
 */
import {parseArgs} from 'node:util';

import {buildReport} from './measure/build/buildReport';
import {growthReport} from './measure/build/growthReport';
import {peerReport} from './measure/build/peerReport';
import {type Measure, MEASURES, pagesReport} from './measure/pagesReport';
import {searchReport} from './measure/searchReport';
import {weigh} from './measure/weigh';
import {findBrowser} from './testing/browser';

async function run(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      build: {type: 'string', default: 'build'},
      update: {type: 'boolean', default: false},
      kinds: {type: 'string', default: ''},
      only: {type: 'string', default: ''},
      runs: {type: 'string'},
      times: {type: 'string', default: '1,2,4'},
    },
  });
  const kinds = listed(values.kinds);
  const [what = 'weights'] = positionals;
  if (what === 'search') {
    await print(searchReport(values.build, findBrowser()));
  } else if (what === 'pages') {
    const report = await pagesReport({
      build: values.build,
      executablePath: findBrowser(),
      kinds,
      measures: listed(values.only).map(measure),
      runs: Number(values.runs ?? 5),
      progress,
    });
    console.log(report);
  } else if (what === 'build') {
    console.log(
      await buildReport({runs: Number(values.runs ?? 3), executablePath: findBrowser(), progress}),
    );
  } else if (what === 'peer') {
    const runs = Number(values.runs ?? 3);
    console.log(await peerReport({build: values.build, runs, progress}));
  } else if (what === 'growth') {
    console.log(await growthReport({times: listed(values.times).map(Number), progress}));
  } else if (what === 'weights') {
    const {report, faults} = await weigh(values.build, findBrowser(), kinds, values.update);
    console.log(report);
    faults.forEach((fault) => console.error(fault));
    process.exitCode = faults.length > 0 ? 1 : 0;
  } else {
    throw new Error(
      `"${what}" cannot be measured: leave it out, or say pages, build, peer, growth or search.`,
    );
  }
}

function progress(doing: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${doing}`);
}

function listed(names: string): string[] {
  return names.split(',').filter(Boolean);
}

function measure(name: string): Measure {
  const found = MEASURES.find((known) => known === name);
  if (!found) {
    throw new Error(`--only knows ${MEASURES.join(', ')}, not "${name}".`);
  }
  return found;
}

async function print(lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) {
    console.log(line);
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
