import {algorithmRows} from './algorithms';
import {libraryRows} from './libraries';
import {diskRows, localRows} from './local';
import {messageServiceRows} from './messageService';
import {messageRows} from './messages';
import {modelRows} from './models';
import {resultRows} from './results';
import {serviceRows} from './services';
import {sourceRows} from './sources';
import {telemetryRows} from './telemetry';
import type {EgressRow} from './types';

export {egressHosts} from './hosts';
export {noConnections} from './noConnections';

/** All that leaves a pod or a modeller’s machine, or comes in, in the order of the page. */
export const egressRows: readonly EgressRow[] = [
  ...serviceRows,
  ...messageServiceRows,
  ...messageRows,
  ...resultRows,
  ...algorithmRows,
  ...sourceRows,
  ...modelRows,
  ...telemetryRows,
  ...libraryRows,
  ...localRows,
  ...diskRows,
];
