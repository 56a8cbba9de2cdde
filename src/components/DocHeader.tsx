import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import {sectionOf} from '../site/sections';
import {notebookAddress} from '../site/notebookAddress';
import {factsLine} from './factsLine';
import ModuleName from './ModuleName';
import NotebookLink from './NotebookLink';

/** Title, lead and facts of a page, from its front matter; nothing where the text has its own title. */
export default function DocHeader(): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const {pluginId} = useDocsVersion();
  if (frontMatter.hide_title || contentTitle !== undefined) {
    return null;
  }
  const isModule = pluginId === 'api' && metadata.id !== sectionOf('api').homeDocId;
  const facts = factsLine(pluginId, metadata.id, frontMatter as Record<string, unknown>);
  const notebook = pluginId === 'tutorials' ? notebookAddress(metadata.id) : undefined;
  return (
    <header>
      {isModule ? <ModuleName name={metadata.title} /> : <h1>{metadata.title}</h1>}
      {frontMatter.description && <p className="lead">{frontMatter.description}</p>}
      {facts.length > 0 && (
        <ul className="facts-line">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {notebook && <NotebookLink address={notebook} />}
    </header>
  );
}
