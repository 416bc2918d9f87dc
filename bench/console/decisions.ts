import type { Page } from '@playwright/test';
import { percentile } from '../percentile.ts';
import type { Analyst } from './analyst.ts';

/** An easy false positive, and what must be proposed to a second person, by the same ones. */
const keys = ['1', 'Control+Enter'] as const;

/** Notes when the keys of a commit come, and when the next alert is there whole. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown: number[] = [];
    Object.assign(window, { shown });
    const evidenceNow = () => {
      const evidence = document.querySelector('[aria-label=Evidence]');
      return evidence?.querySelector('[aria-busy=true]') === null ? evidence.textContent : null;
    };
    document.addEventListener(
      'keydown',
      ({ key, ctrlKey, timeStamp }) => {
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

const shownOf = (page: Page) => page.evaluate(() => (window as unknown as { shown: number[] }).shown); // set by `watch`

/** Decides on alerts one after the other, as somebody who reads each for a second and a half. */
export const decide = (analyst: Analyst, count: number) =>
  analyst.onPage(async (page) => {
    await page.goto('/alerts');
    await page.locator('[aria-label=Evidence] header h2').first().waitFor();
    await page.waitForTimeout(3_000);
    await watch(page);
    for (let n = 0; n < count; n += 1) {
      const [choose, commit] = keys;
      await page.keyboard.press(choose);
      await page.getByRole('textbox', { name: 'Rationale' }).waitFor();
      await page.keyboard.press(commit);
      await page.waitForFunction(
        (decided) => (window as unknown as { shown: number[] }).shown.length > decided, // set by `watch`
        n,
      );
      await page.waitForTimeout(1_500);
    }
    const ms = await shownOf(page);
    const sorted = Float64Array.from(ms).sort();
    return { ms, p75: percentile(sorted, 0.75), slowest: sorted.at(-1) ?? Number.NaN, keys: keys.length };
  });
