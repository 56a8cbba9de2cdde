import type {Browser} from '@playwright/test';

/** Period in which a slowed process runs for its share of the time, in milliseconds. */
const PERIOD_MS = 16;

export interface SlowProcesses {
  stop(): void;
}

/**
 * Lets all threads of a browser's renderer processes run only 1/`times` of the time: the browser's own
 * throttling slows the page down but not its workers.
 */
export async function slowRenderers(browser: Browser, times: number): Promise<SlowProcesses> {
  const session = await browser.newBrowserCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const ids = processInfo.filter(({type}) => type === 'renderer').map(({id}) => id);
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void =>
    ids.forEach((id) => {
      try {
        process.kill(id, name);
      } catch {
        // The process has ended.
      }
    });
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const turn = (): void => {
    signal(isStopped ? 'SIGCONT' : 'SIGSTOP');
    isStopped = !isStopped;
    const running = PERIOD_MS / times;
    timer = setTimeout(turn, isStopped ? PERIOD_MS - running : running);
  };
  if (times > 1) {
    turn();
  }
  return {
    stop() {
      clearTimeout(timer);
      signal('SIGCONT');
    },
  };
}
