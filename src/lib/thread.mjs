/**
 * The thread of startThread.ts: answers each message with what a function of a module returns for it. Plain
 * JavaScript, because Node loads it; the module is TypeScript.
 */
import {createRequire} from 'node:module';
import {parentPort, workerData} from 'node:worker_threads';

import {register} from 'tsx/cjs/api';

register();
const {file, name} = workerData;
const {[name]: answer} = createRequire(import.meta.url)(file);

parentPort.on('message', async (message) => parentPort.postMessage(await answer(message)));
