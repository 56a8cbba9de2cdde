import path from 'node:path';

import type * as site from './src/config/siteConfig';
import {loadModule} from './src/lib/loadModule';

// `npm start` reads the configuration again when this file is saved.
export default loadModule<typeof site>(path.join(__dirname, 'src/config/siteConfig.ts')).siteConfig;
