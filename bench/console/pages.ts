import type { Page, Request } from '@playwright/test';
import type { Analyst } from './analyst.ts';

/** After this long, nothing larger is painted. */
const settledMs = 1_500;

/** Selectors for each page's content once it has its data, by the first part of its URL. */
const contentOf: Record<string, string> = {
  alerts: '[aria-label=Evidence] table, [aria-label=Evidence] dl',
  cases: 'main table',
};

async function showsContent(page: Page, path: string): Promise<void> {
  const [, area = ''] = path.split(/[/?]/);
  const content = contentOf[area];
  if (content) await page.locator(content).first().waitFor();
}

interface Painted {
  largestMs: number;
  /** As transferred. */
  scriptBytes: number;
}

/** Paint times of a page that is opened with an empty cache. */
export const paint = (analyst: Analyst, path: string): Promise<Painted> =>
  analyst.onPage(async (page, session) => {
    const scripts = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.set(requestId, 0);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
    });
    await page.goto(path);
    await showsContent(page, path);
    await page.waitForTimeout(settledMs);
    const largestMs = await page.evaluate(
      () =>
        new Promise<number>((found) => {
          const observer = new PerformanceObserver((list) =>
            found(list.getEntries().at(-1)?.startTime ?? NaN),
          );
          observer.observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    return { largestMs, scriptBytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) };
  });

const isStream = (path: string) => path.endsWith('/stream');

const isOfApi = (path: string) => path.startsWith('/v1/') && !isStream(path);

function apiPath(request: Request): string | null {
  const { pathname } = new URL(request.url());
  return isOfApi(pathname) ? pathname : null;
}

/** Numbers of requests sent before and after the browser painted the first rows. */
export const requestsToDraw = (analyst: Analyst, path: string) =>
  analyst.onPage(async (page) => {
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('tr[data-row]')) performance.mark('painted');
        else requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(path);
    await showsContent(page, path);
    await page.waitForTimeout(settledMs);
    const sent = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName('painted');
      return performance.getEntriesByType('resource').map(({ name, startTime }) => ({
        path: new URL(name).pathname,
        isBefore: startTime <= (painted?.startTime ?? 0),
      }));
    });
    const paths = (isBefore: boolean) =>
      sent.filter((each) => each.isBefore === isBefore && isOfApi(each.path)).map((each) => each.path);
    return { rows: paths(true), later: paths(false) };
  });

/** Number of requests that an open page sends while nobody uses it. */
export const idleRequests = (analyst: Analyst, path: string, seconds: number) =>
  analyst.onPage(async (page) => {
    await page.goto(path);
    await showsContent(page, path);
    await page.waitForTimeout(settledMs);
    let sent = 0;
    page.on('request', (request) => (sent += apiPath(request) === null ? 0 : 1));
    await page.waitForTimeout(seconds * 1000);
    return sent;
  });
