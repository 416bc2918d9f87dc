import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test';

interface NumberLink {
  href: string;
  text: string;
  /** The accessible name. */
  name: string;
}

const linksOf = (page: Page): Promise<NumberLink[]> =>
  page
    .getByRole('main')
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href') ?? '',
        text: link.textContent,
        name: link.getAttribute('aria-label') ?? link.textContent,
      })),
    );

/** Numbers that link to the same kind of list have the same kind: "/alerts age priority status". */
const kindOf = ({ href, name }: NumberLink): string => {
  const { pathname, searchParams } = new URL(href, 'http://console');
  const event = searchParams.get('event_type') ?? '';
  return `${pathname} ${[...searchParams.keys()].sort().join(' ')} ${event} ${name.includes('share of')} ${name.includes('mean of')}`;
};

const numberIn = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));

/** How many rows the list must have: the number itself, or the count that a share or mean is taken of. */
const rowsSaid = ({ text, name }: NumberLink): number => {
  const of = /(?:share .*of|mean of|:) ([\d,]+ )/.exec(name)?.[1];
  return numberIn(of ?? text);
};

/** The total of the list that the page requests when it opens `href`. */
async function totalShown(page: Page, href: string): Promise<number> {
  const isList = /\/v1\/(alerts|cases|audit-logs)\?(?!.*(entity_token|list_entry_id))(?=.*\blimit=50\b)/;
  await page.goto('about:blank'); // cancels what the previous page still requests
  const asked = page.waitForRequest((request) => isList.test(request.url()));
  await page.goto(href);
  return (await (await page.request.get((await asked).url())).json()).meta.total;
}

test('analytics · every number leads to the rows that it counts, or that its share or mean is taken of', async ({
  page,
  signIn,
}) => {
  test.slow(); // it opens a list for each kind of number
  await signIn(page, 'reviewer');
  await page.goto('/analytics');
  for (const title of [
    'Deadlines kept',
    'Completed, and completed late',
    'Deadlines of the next five days',
    'Risk tiers',
    'False positives by model',
  ])
    await expect(page.getByRole('table', { name: title })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Alerts not resolved', exact: true })).toBeVisible();

  const links = await linksOf(page);
  // Each number of a table that is not 0 is a link, except for changes of the backlog.
  const notLinked = await page
    .getByRole('main')
    .locator('td:not([aria-hidden])')
    .evaluateAll((cells) => cells.filter((cell) => !cell.querySelector('a')).map((cell) => cell.textContent));
  expect(notLinked.filter((text) => !/^[+−]/.test(text) && numberIn(text) > 0)).toEqual([]);

  const kinds = [...Map.groupBy(links, kindOf).values()];
  expect(kinds.length).toBeGreaterThan(15);
  // The first and the last of each kind: neighbours would all be of today or of High.
  const some = kinds.flatMap((of) => [of[0], of.at(-1)]).filter((link) => link !== undefined);
  for (const link of new Map(some.map((each) => [each.name + each.href, each])).values()) {
    const total = await totalShown(page, link.href);
    const said = `${link.name} → ${link.href}`;
    if (link.name.includes('one for each escalation'))
      expect(total, said).toBeGreaterThanOrEqual(rowsSaid(link));
    else expect(total, said).toBe(rowsSaid(link));
  }
});

test('analytics · a list of what ended in a period shows the period as a filter that can be removed', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'analyst');
  await page.goto('/analytics?from=2026-11-01&to=2026-11-22');
  await page
    .getByRole('link', { name: /share within their deadline of [\d,]+ alerts? resolved in this period/ })
    .click();
  await expect(page).toHaveURL('/alerts?status=Resolved&resolved=2026-11-01..2026-11-22');
  await page.getByRole('button', { name: 'Remove filter Resolved: 1 – 22 Nov 2026' }).click();
  await expect(page).toHaveURL('/alerts?status=Resolved');

  await page.goto('/cases?status=Closed&closed=2026-11-01..2026-11-22&sla_status=Breached');
  await expect(page.getByRole('button', { name: 'Remove filter Deadline: Ended late' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Closed: 1 – 22 Nov 2026' }).click();
  await expect(page).toHaveURL('/cases?status=Closed&sla_status=Breached');
});

test('analytics · nothing moves when the figures arrive', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/v1/a*/**', (route) => (isHeld ? void held.push(route) : route.continue()));
  await signIn(page, 'reviewer');
  await page.goto('/analytics');
  /** Of the figures and tables, in their order. */
  const heights = () =>
    page
      .locator('main section:has(> header > h2.text-lg) > :not(header)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  await expect
    .poll(() => held.filter((route) => route.request().url().includes('/analytics')).length)
    .toBe(7);
  // A letter of another width may take another line.
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await heights();
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const after = await heights();
  expect(before).toHaveLength(8);
  const grown = after.map((height, n) => Math.abs(height - (before[n] ?? 0)));
  // Numbers may take a line more than their skeleton, which does not know them.
  const line = 20;
  expect(grown.filter((pixels) => pixels > line + 4)).toEqual([]);
});
