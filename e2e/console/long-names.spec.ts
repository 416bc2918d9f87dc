import { screenListedPerson } from '../fixtures/raise-alert';
import { expect, test } from '../fixtures/test';

test('long names · a very long name in a heading is shown whole by the keyboard', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const longName = `Maximiliana ${'Wolfeschlegelsteinhausen '.repeat(8)}PEP`;
  const subject = { name: longName, date_of_birth: '1970-01-02' };
  const { token } = await screenListedPerson(request, firstRun, subject);
  const headers = { 'X-API-KEY': firstRun.api_key };
  const { data } = await (await request.get(`/v1/alerts/${token}`, { headers })).json();
  await page.setViewportSize({ width: 1152, height: 900 });
  await signIn(page, 'analyst');
  for (const address of [`/alerts/${token}`, `/cases/${data.case_token}`, `/entities/${data.entity_token}`]) {
    await page.goto(address);
    const name = page.getByRole('heading', { name: longName }).first().locator('bdi');
    const hidden = () => name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    const whole = page.getByRole('button', { name: 'Show the whole name' });
    await expect(whole, address).toBeVisible();
    expect(await hidden(), address).toBeGreaterThan(0);
    await whole.press('Enter');
    await expect.poll(hidden, address).toBe(0);
    await page.getByRole('button', { name: 'Shorten the name' }).press('Enter');
    await expect.poll(hidden, address).toBeGreaterThan(0);
  }
});
