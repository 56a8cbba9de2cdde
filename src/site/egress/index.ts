import {algorithmRows} from './algorithms';
import {libraryRows} from './libraries';
import {diskRows, localRows} from './local';
import {loginRows} from './logins';
import {messageServiceRows} from './messageService';
import {messageRows} from './messages';
import {modelRows} from './models';
import {modellerMessageRows} from './modellerMessages';
import {resultRows} from './results';
import {serviceRows} from './services';
import {sourceRows} from './sources';
import {telemetryRows} from './telemetry';
import type {EgressRow} from './types';

export {egressHosts} from './hosts';
export {noConnections} from './noConnections';

/** All that leaves a pod or a modeller’s machine, or comes in, in the order of the page. */
export const egressRows: readonly EgressRow[] = [
  ...loginRows,
  ...serviceRows,
  ...messageServiceRows,
  ...messageRows,
  ...modellerMessageRows,
  ...resultRows,
  ...algorithmRows,
  ...sourceRows,
  ...modelRows,
  ...telemetryRows,
  ...libraryRows,
  ...localRows,
  ...diskRows,
];
