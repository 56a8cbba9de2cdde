import {onIntent} from '../onIntent';

onIntent('read-log', () => import('./mount'));
