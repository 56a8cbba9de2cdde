/** The search engine beside the page: the page stays free while records are read and ranked. */
import {growingEngine} from '../engine/createEngine';
import {answering} from './answering';
import {loadRecords} from './loadRecords';
import type {Question} from './messages';

const ask = answering({
  load: async (pack) => growingEngine(await loadRecords(pack)),
  reply: (reply) => self.postMessage(reply),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
});

self.addEventListener('message', ({data}: MessageEvent<Question>) => ask(data));
