import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';

import {OFFLINE_COPY_PLUGIN, type PublishedCopy} from '../site/publishedCopy';
import OfflineDownload from './OfflineDownload';

/**
 * Offers the offline copy that the build publishes, above what to do with it. A build without one says
 * so in place of both.
 */
export default function OfflineCopy({children}: {readonly children: ReactNode}): ReactNode {
  const copy = usePluginData(OFFLINE_COPY_PLUGIN) as PublishedCopy | undefined;
  return copy ? (
    <>
      <OfflineDownload copy={copy} />
      {children}
    </>
  ) : (
    <p>
      This copy of the site comes without the file. To make it, run{' '}
      <code className="whole" translate="no">
        npm run build:offline
      </code>{' '}
      in a clone of its repository: <a href="#build">Build it yourself</a> has the steps.
    </p>
  );
}
