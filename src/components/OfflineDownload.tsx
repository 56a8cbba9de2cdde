import {Fragment, type ReactNode} from 'react';

import {longDate} from '../lib/longDate';
import {product} from '../site/product';
import type {PublishedCopy} from '../site/publishedCopy';

/** Renders a checksum in parts between which a narrow column may break it. */
function Digits({of}: {readonly of: string}): ReactNode {
  return (
    <code translate="no">
      {of.match(/.{1,8}/g)?.map((part, index) => (
        // The parts of a text are never reordered, so the index is a stable key.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** Links to the offline copy, with its size, its day and its checksum; a plain `<a>`, as it is a file. */
export default function OfflineDownload({copy}: {readonly copy: PublishedCopy}): ReactNode {
  const {file, size, date, sha256} = copy;
  const address = `${product.basePath}${file}`;
  return (
    <dl className="facts" data-nosearch="">
      <div>
        <dt>File</dt>
        <dd>
          <a href={address} download="">
            {file.slice(file.lastIndexOf('/') + 1)}
          </a>
          <span>
            {size}
            {date !== null && (
              <>
                , <time dateTime={date}>{longDate(date)}</time>
              </>
            )}
          </span>
        </dd>
      </div>
      <div>
        <dt>SHA-256</dt>
        <dd>
          <Digits of={sha256} />
          <a href={`${address}.sha256`} download="">
            Checksum as a file
          </a>
        </dd>
      </div>
    </dl>
  );
}
