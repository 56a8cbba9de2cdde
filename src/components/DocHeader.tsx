import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import {sectionOf} from '../site/sections';
import {notebookAddress} from '../site/notebookAddress';
import {factsLine} from './factsLine';
import ModuleName from './ModuleName';
import NotebookLink from './NotebookLink';

/** Renders title, lead and facts from the front matter; nothing if the page has a title in its text. */
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
