import {test as base} from '@playwright/test';

/** Where the pages are: on the site, in the copy below a folder of a plain host, in the copy on disk. */
export type Way = 'site' | 'host' | 'disk';

/** The environment variables in which the set-up leaves the address of each way, with a slash at the end. */
const rootOf = (way: Way): string => process.env[`TEST_ROOT_OF_${way.toUpperCase()}`] ?? '';

interface Fixtures {
  readonly way: Way;
  /** Returns the address of a page or file, by its path on the site. */
  readonly at: (address: string) => string;
  /** What the page asked other hosts for. */
  readonly asked: string[];
}

export const test = base.extend<Fixtures>({
  way: ['site', {option: true}],
  at: async ({way}, use) => {
    await use((address) => {
      const [path = '', hash] = address.slice(1).split('#');
      const file = way === 'site' || /\.\w+$/.test(path) ? path : `${path || 'index'}.html`;
      return `${rootOf(way)}${file}${hash === undefined ? '' : `#${hash}`}`;
    });
  },
  asked: [
    async ({context, way}, use) => {
      const asked: string[] = [];
      const root = new URL(rootOf(way));
      await context.route(
        (url) => url.protocol !== root.protocol || url.host !== root.host,
        async (route) => {
          asked.push(route.request().url());
          await route.abort('internetdisconnected');
        },
      );
      await use(asked);
    },
    {auto: true},
  ],
});
