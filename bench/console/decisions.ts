import type { Page } from '@playwright/test';
import { percentile } from '../percentile.ts';
import type { Analyst } from './analyst.ts';

/** How a decision is sent: as the person's own, or as a proposal that a second person confirms. */
type SentAs = 'resolve' | 'proposal';

const categoryOf: Record<SentAs, string> = { resolve: 'PEP Match', proposal: 'Sanctions Hit' };

/** Records each key, and the time from a commit until the next alert is completely shown. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown: number[] = [];
    const keys: string[] = [];
    Object.assign(window, { shown, keys });
    const evidenceNow = () => {
      const evidence = document.querySelector('[aria-label=Evidence]');
      return evidence?.querySelector('[aria-busy=true]') === null ? evidence.textContent : null;
    };
    document.addEventListener(
      'keydown',
      ({ key, ctrlKey, timeStamp }) => {
        if (key !== 'Control') keys.push(key);
        if (key !== 'Enter' || !ctrlKey) return;
        const address = window.location.pathname;
        const evidence = evidenceNow();
        const look = () => {
          const now = evidenceNow();
          if (window.location.pathname !== address && now !== null && now !== evidence)
            shown.push(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  });
}

const notedOn = (page: Page) =>
  page.evaluate(() => {
    const { shown, keys } = window as unknown as { shown: number[]; keys: string[] }; // set by `watch`
    return { shown, keys };
  });

/** Records how each decision is sent from now on. */
function sentFrom(page: Page): SentAs[] {
  const sent: SentAs[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/resolve')) sent.push('resolve');
    if (pathname.endsWith('/escalate') && request.postDataJSON()?.proposed_resolution) sent.push('proposal');
  });
  return sent;
}

/** Resolves alerts as false positives one after the other, like a person who reads each for a second and a half. */
export const decide = (analyst: Analyst, as: SentAs, count: number) =>
  analyst.onPage(async (page) => {
    const sent = sentFrom(page);
    // The names of the loaded rows: for alerts of the sample, of whom all facts agree, no reason is drafted.
    await page.goto(`/alerts?${new URLSearchParams({ category: categoryOf[as], q: 'Person' })}`);
    await page.locator('[aria-label=Evidence] header h2').first().waitFor();
    await page.waitForTimeout(3_000);
    await watch(page);
    for (let n = 0; n < count; n += 1) {
      await page.keyboard.press('1');
      await page.getByRole('textbox', { name: 'Rationale' }).waitFor();
      await page.keyboard.press('Control+Enter');
      await page.waitForFunction(
        (decided) => (window as unknown as { shown: number[] }).shown.length > decided, // set by `watch`
        n,
      );
      await page.waitForTimeout(1_500);
    }
    if (sent.length !== count || sent.some((each) => each !== as))
      throw new Error(`Of ${count} decisions, each a ${as}, these were sent: ${sent.join(', ')}`);
    const { shown: ms, keys } = await notedOn(page);
    const sorted = Float64Array.from(ms).sort();
    return {
      ms,
      p75: percentile(sorted, 0.75),
      slowest: sorted.at(-1) ?? Number.NaN,
      keys: keys.length / count,
    };
  });
