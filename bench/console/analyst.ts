import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { FirstRun } from '../../scripts/start/announce.ts';

/** An office connection, and a processor at half speed. */
const latencyMs = 20;
const bytesPerSecond = 10_000_000 / 8;
const slowdown = 2;

/** A person at the console. */
export interface Analyst {
  baseUrl: string;
  /** Opens a page that is slowed down and has an empty cache, and closes it afterwards. */
  onPage<Found>(visit: (page: Page, session: CDPSession) => Promise<Found>): Promise<Found>;
  firstCase(): Promise<string>;
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function sessionOf(browser: Browser, { users }: FirstRun, baseURL: string) {
  const user = users.find(({ role }) => role === 'analyst');
  if (!user) throw new Error('The first start made no analyst.');
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password').fill(user.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
  const state = await context.storageState();
  await context.close();
  return state;
}

export async function signIn(browser: Browser, firstRun: FirstRun, baseUrl: string): Promise<Analyst> {
  const storageState = await sessionOf(browser, firstRun, baseUrl);
  const open = (): Promise<BrowserContext> =>
    browser.newContext({ baseURL: baseUrl, storageState, viewport: { width: 1440, height: 900 } });
  return {
    baseUrl,
    async onPage(visit) {
      const context = await open();
      try {
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await slowDown(session);
        return await visit(page, session);
      } finally {
        await context.close();
      }
    },
    async firstCase() {
      const context = await open();
      const answer = await context.request.get('/v1/alerts?status=Open&sort=-priority_score&limit=1');
      const { data } = await answer.json();
      await context.close();
      return String(data[0].case_token);
    },
  };
}
