/**
 * The thread of convertInThread.ts: answers each built page with its Markdown. Plain JavaScript, because
 * Node loads it; the rest is TypeScript.
 */
import {parentPort, workerData} from 'node:worker_threads';

import {tsImport} from 'tsx/esm/api';

const {pageMarkdown} = await tsImport('../../exports/markdown/pageMarkdown.ts', import.meta.url);

parentPort.on('message', (page) => parentPort.postMessage(pageMarkdown(page, workerData)));
