/** A link for one kind of reader; the first is the page to start with. */
interface Entry {
  readonly label: string;
  readonly to: string;
}

/** One of the three kinds of reader. */
export interface Reader {
  readonly name: string;
  readonly situation: string;
  readonly entries: readonly [Entry, ...Entry[]];
}

export const readers: readonly Reader[] = [
  {
    name: 'Data custodians',
    situation: 'You look after data and decide who may work on it.',
    entries: [
      {
        label: 'Connect data and run a pod',
        to: '/guides/SDK/for-data-custodians/setting-up/connecting-data-running-pods',
      },
      {
        label: 'Try it with public data',
        to: '/tutorials/connecting-data-and-creating-pods/running-a-pod',
      },
      {
        label: 'See what leaves a pod',
        to: '/guides/getting-started/introduction-to-bitfount#what-leaves-the-pod',
      },
      {label: 'Run it in production', to: '/guides/SDK/for-data-custodians/run-in-production'},
    ],
  },
  {
    name: 'Data scientists',
    situation: 'You have a question and need data you cannot copy.',
    entries: [
      {
        label: 'Get an account and the SDK',
        to: '/guides/getting-started/accessing-bitfount',
      },
      {
        label: 'A first result in fifteen minutes',
        to: '/guides/getting-started/first-result',
      },
      {label: 'Work through the tutorials', to: '/tutorials/introduction'},
      {label: 'Learn the words', to: '/guides/general-reference/glossary'},
    ],
  },
  {
    name: 'Developers',
    situation: 'You extend the SDK or build it into a system.',
    entries: [
      {label: 'Extend the SDK', to: '/guides/SDK/extend-the-sdk'},
      {label: 'Browse the API by subject', to: '/api'},
      {label: 'Look up an environment variable', to: '/guides/SDK/environment-variables'},
      {label: 'Upgrade from an older release', to: '/guides/SDK/upgrading'},
    ],
  },
];
