/**
 * What the offline copy can do, and what of it a browser does not allow when a page is opened from disk.
 * The page about the copy is made from this table. Each row is a test (`tests/offline/copy.spec.ts`) that
 * runs on the site, on the copy below a folder of a plain host, and on the copy from disk: a row that
 * promises too much fails, and one that promises too little as well.
 */
export interface OfflineFeature {
  readonly id: string;
  readonly name: string;
  /** What happens from disk instead; undefined where it works there too. */
  readonly fromDisk?: string;
}

export const offlineFeatures = [
  {id: 'pages', name: 'Pages, links and contents lists'},
  {id: 'look', name: 'Fonts, colours and the choice of dark or light'},
  {id: 'sidebar', name: 'The sidebar, with branches that you open'},
  {id: 'modal', name: 'The search box'},
  {id: 'search-page', name: 'The search page, with all results'},
  {id: 'maths', name: 'Formulas'},
  {
    id: 'notebooks',
    name: 'Tutorials as notebooks, to download',
    fromDisk: 'The browser shows the file; save it from there',
  },
  {id: 'code', name: 'Copying code'},
  {id: 'tabs', name: 'Tabs that keep your choice'},
  {id: 'no-script', name: 'Pages without JavaScript'},
  {id: 'twins', name: 'The page as Markdown, to open'},
  {
    id: 'copy-page',
    name: 'The page as Markdown, to copy',
    fromDisk: 'The button says that it cannot copy; open the Markdown instead',
  },
  {
    id: 'tools',
    name: 'Checking YAML, reading logs and comparing releases',
    fromDisk: 'The page says that it cannot load the tool; serve the folder instead',
  },
  {
    id: 'cards',
    name: 'Cards that say what a link into the reference leads to',
    fromDisk: 'No card opens, and the link works',
  },
] as const satisfies readonly OfflineFeature[];

export type OfflineFeatureId = (typeof offlineFeatures)[number]['id'];
