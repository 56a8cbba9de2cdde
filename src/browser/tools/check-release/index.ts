import {onIntent} from '../onIntent';

onIntent('check-release', () => import('./mount'));
