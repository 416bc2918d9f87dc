import type { Page, Request } from '@playwright/test';
import type { Analyst } from './analyst.ts';

/** After which nothing larger is painted. */
const settledMs = 1_500;

/** What each page shows once it has its data, by the first part of its address. */
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
  /** As they came over the line. */
  scriptBytes: number;
}

/** Of a page that is opened with an empty cache. */
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

function apiPath(request: Request): string | null {
  const { pathname } = new URL(request.url());
  return pathname.startsWith('/v1/') && !isStream(pathname) ? pathname : null;
}

/** What the navigation counts and tells on every page. */
const ofFrame = (path: string) => path.endsWith('/counts') || path === '/v1/notifications';

/** The requests until the first rows are there. */
export const requestsToDraw = (analyst: Analyst, path: string) =>
  analyst.onPage(async (page) => {
    // Where the list stands alone, without the alert that is open beside it.
    await page.setViewportSize({ width: 1024, height: 900 });
    const paths: string[] = [];
    page.on('request', (request) => paths.push(...[apiPath(request) ?? []].flat()));
    await page.goto(path);
    await page.locator('tr[data-row]').nth(5).waitFor();
    return { rows: paths.filter((each) => !ofFrame(each)), frame: paths.filter(ofFrame) };
  });

/** How many requests an open page sends when nobody touches it. */
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
