import type { Analyst } from './analyst.ts';

const turns = 300;
const turnPx = 900;
const turnMs = 50;

interface Scrolled {
  maxRows: number;
  loaded: number;
  longestTaskMs: number;
}

/** Scrolls through the list with the wheel, one screen at a time, as fast as its pages load. */
export const scroll = (analyst: Analyst, path: string): Promise<Scrolled> =>
  analyst.onPage(async (page) => {
    await page.goto(path);
    const row = page.locator('tr[data-row]').first();
    await row.waitFor();
    await row.hover();
    await page.waitForTimeout(1_000);
    await page.evaluate(() => {
      const seen = { tasks: [0] };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    let maxRows = 0;
    for (let n = 0; n < turns; n += 1) {
      await page.mouse.wheel(0, turnPx);
      await page.waitForTimeout(turnMs);
      maxRows = Math.max(maxRows, await page.locator('tr[data-row]').count());
    }
    const last = await page.locator('tr[data-row]').last().getAttribute('data-row');
    const longestTaskMs = await page.evaluate(
      () => Math.max(...(window as unknown as { seen: { tasks: number[] } }).seen.tasks), // set above
    );
    return { maxRows, loaded: Number(last) + 1, longestTaskMs };
  });
