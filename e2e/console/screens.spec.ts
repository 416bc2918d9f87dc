import type { Page } from '@playwright/test';
import { problemsOfEscape, problemsOfTab } from '../fixtures/keyboard-walk';
import { Presses, refusedByTest } from '../fixtures/openers';
import { expect, test } from '../fixtures/test';
import { violationsOf } from '../fixtures/violations';
import { findBy } from '../pictures/find';
import type { Screen } from '../pictures/screen';
import { screens } from '../pictures/screens';

const desk = { width: 1440, height: 900 };

/** The roles that open the screen: its own, and an auditor where it is not open to everyone. */
const rolesOf = ({ role }: Screen): readonly string[] => {
  if (role === null) return ['nobody'];
  return role === undefined ? ['analyst'] : [role, 'auditor'];
};

/** Refused requests: a page should know in advance what it may request. */
function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400 && !answer.headers()[refusedByTest])
      refusals.push(`${page.url()}: ${answer.status()} for ${answer.url()}`);
  });
  return refusals;
}

const isRead = (page: Page) =>
  // Design specimens are busy for show and do not count.
  expect(page.locator('main [aria-busy=true]:not(section[id] *)')).toHaveCount(0);

/** What reaches beyond the right edge, and is not cut off by what surrounds it, if the page scrolls sideways. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isCut = ({ parentElement }: Element): boolean =>
      parentElement !== null &&
      (getComputedStyle(parentElement).overflowX !== 'visible' || isCut(parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1 && !isCut(each),
    );
    return [`${scrollWidth} px`, ...wide.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 200))];
  });

const smallestTypeOf = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes: number[] = [];
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      if (nodeValue?.trim() && parentElement?.checkVisibility())
        sizes.push(Number.parseFloat(getComputedStyle(parentElement).fontSize));
    }
    return Math.min(...sizes);
  });

/** Checks all axe rules in both themes, and the layout at 320 px, as at 400% zoom (WCAG 1.4.10). */
async function expectReadable(page: Page, { name }: Screen): Promise<void> {
  expect.soft(await smallestTypeOf(page), `${name}, its smallest type`).toBeGreaterThanOrEqual(11);
  expect.soft(await violationsOf(page), name).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.soft.poll(() => overflowOf(page), `${name}, its overflow`).toEqual([]);
  await expect.soft(page.locator('kbd:visible'), name).toHaveCount(0);
}

/** Checks that Tab and Enter alone reach and operate everything. */
async function expectOperable(
  page: Page,
  { name }: Screen,
  pressAll: () => Promise<string[]>,
): Promise<void> {
  expect.soft(await problemsOfTab(page), `${name}, by Tab`).toEqual([]);
  expect.soft(await problemsOfEscape(page), `${name}, by Escape`).toEqual([]);
  expect.soft(await pressAll(), `${name}, by Enter`).toEqual([]);
}

/** Each role's screens are split into tests of this size, which the workers share. */
const screensAtOnce = 5;

const parts = ['admin', 'reviewer', 'analyst', 'auditor', 'nobody'].flatMap((role) => {
  const opened = screens.filter((each) => rolesOf(each).includes(role));
  // Kept per worker process, so that a worker presses each button of a role once.
  const pressed = new Set<string>();
  return Array.from({ length: Math.ceil(opened.length / screensAtOnce) }, (_, part) => ({
    role,
    pressed,
    part: part + 1,
    opened: opened.slice(part * screensAtOnce, (part + 1) * screensAtOnce),
  }));
});

for (const { role, part, opened, pressed } of parts)
  test(`screens · as ${role} (${part}), request nothing that is missing or forbidden, work by keyboard alone, have no axe violation in either theme, and fit into 320 px`, async ({
    page,
    signIn,
    request,
    firstRun,
  }) => {
    test.setTimeout(20_000 * (opened.length + 2)); // each takes some five seconds
    const refusals = refusalsOf(page);
    const presses = new Presses(page, pressed);
    if (role !== 'nobody') await signIn(page, role);
    for (const screen of opened) {
      const address =
        typeof screen.address === 'string' ? screen.address : await screen.address(findBy(request, firstRun));
      const open = async () => {
        await page.setViewportSize(desk);
        await page.goto(address);
        // On some screens an auditor sees only that they are for admins.
        if (role !== 'auditor') await expect(screen.shows(page)).toBeVisible();
        await isRead(page);
      };
      await open();
      // Screens that look the same for every role are checked once.
      if (rolesOf(screen)[0] !== role) continue;
      await expectReadable(page, screen);
      // Last, because it opens dialogs and changes the page.
      await page.setViewportSize(desk);
      await expectOperable(page, screen, () => presses.problems(open));
    }
    expect(refusals).toEqual([]);
  });
