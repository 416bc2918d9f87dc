import { drawDocument } from '../fixtures/journey-camera';
import { initJourney, sendJourney, sendRequested } from '../fixtures/journey-link';
import { expect, test } from '../fixtures/test';
import { expectNoViolations } from '../fixtures/violations';

interface RaisedAlert {
  token: string;
  check_token: string;
  check_type_code: string;
}

test('documents · an analyst views what the person sent, and requests another document', async ({
  browser,
  page,
  request,
  firstRun,
  signIn,
}) => {
  // Checks six images and goes through two journeys.
  test.slow();
  const link = await initJourney(request, firstRun);
  const image = await drawDocument(browser, 'small');
  await sendJourney(request, firstRun, link, image);
  await signIn(page, 'analyst');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/cases/${link.case_token}/documents`);

  // No image is loaded, and no view recorded, before somebody asks for it.
  const show = page.getByRole('button', { name: 'Show the image' });
  await expect(show).toBeVisible();
  const viewed: string[] = [];
  page.on('request', (each) => viewed.push(each.url()));
  await show.click();
  const shown = page.getByRole('img', { name: 'Front of the document' });
  await expect(shown).toBeVisible();
  expect(viewed.filter((url) => url.endsWith('/content'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Turn Front of the document' }).click();
  await expect(shown).toHaveAttribute('viewBox', '0 0 768 1024');
  await page.getByRole('button', { name: 'Make Front of the document larger' }).click();
  await expect(shown).toHaveAttribute('width', '200%');
  await page.getByRole('button', { name: 'Show selfie and portrait' }).click();
  await expect(page.getByRole('img', { name: 'Selfie', exact: true })).toBeVisible();
  const portrait = page.getByRole('img', { name: 'Portrait' });
  const whole = '0 0 1024 768';
  await expect(portrait).not.toHaveAttribute('viewBox', whole);
  await page.getByRole('button', { name: 'Show the whole document of Portrait' }).click();
  await expect(portrait).toHaveAttribute('viewBox', whole);
  await page.getByRole('button', { name: 'Show only the face of Portrait' }).click();
  await expectNoViolations(page);
  const records = await request.get(
    `${firstRun.base_url}/v1/audit-logs?event_type=document.viewed&case_token=${link.case_token}`,
    { headers: { 'X-API-KEY': firstRun.api_key } },
  );
  expect((await records.json()).data.length).toBeGreaterThan(1);

  await page.getByRole('button', { name: 'Start and take' }).click();
  await page.getByRole('button', { name: 'More for this case' }).click();
  await page.getByRole('menuitem', { name: 'Ask the client for a document' }).click();
  await page.getByRole('checkbox', { name: 'Driving licence' }).uncheck();
  await page.getByLabel('Message to the client').fill('The photo is blurred. Please send it once more.');
  await page.getByRole('button', { name: 'Get the link' }).click();
  const lost = await page.getByRole('group', { name: 'Link' }).locator('code').textContent();
  await page.getByRole('button', { name: 'I have saved it' }).click();

  // The link was lost.
  const waiting = page.getByRole('region', { name: 'Waiting for the client' });
  await expect(waiting).toContainText('Requested: passport or identity card.');
  await waiting.getByRole('button', { name: 'New link for the client' }).click();
  await expect(page.getByRole('dialog')).toContainText('stops working immediately');
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await expect(page.getByRole('group', { name: 'Link' })).toBeVisible();
  const address = await page.getByRole('group', { name: 'Link' }).locator('code').textContent();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'I have saved it' }).click();

  const phone = await browser.newContext({ viewport: { width: 390, height: 780 } });
  const client = await phone.newPage();
  await client.goto(lost ?? '');
  await expect(client.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  await client.goto(address ?? '');
  await expect(client.getByRole('heading', { level: 1, name: 'Send a document' })).toBeVisible();
  await expect(client.getByText('The photo is blurred.')).toBeVisible();
  await phone.close();

  await sendRequested(request, firstRun, address ?? '', image);
  const sent = page.getByRole('region').filter({ hasText: 'sent on request' });
  await expect(sent.getByRole('button', { name: 'Show the image' })).toBeVisible();

  // One alert for each photo: the replaced document, the newer one, and the face.
  const headers = { 'X-API-KEY': firstRun.api_key };
  const ofImages = ['IDV_DOCUMENT', 'IDV_BIOMETRIC'];
  const raised = async (): Promise<RaisedAlert[]> => {
    const path = `/v1/cases/${link.case_token}/alerts?limit=100`;
    const { data } = await (await request.get(`${firstRun.base_url}${path}`, { headers })).json();
    // Found by their checks, because either document may have been read first.
    return (data as RaisedAlert[])
      .filter(({ check_type_code }) => ofImages.includes(check_type_code))
      .sort((one, other) => one.check_token.localeCompare(other.check_token));
  };
  await expect.poll(async () => (await raised()).length, { timeout: 120_000 }).toBe(3);
  const alerts = await raised();
  const face = alerts.find(({ check_type_code }) => check_type_code === 'IDV_BIOMETRIC');
  const [replaced, newer] = alerts.filter(({ check_type_code }) => check_type_code === 'IDV_DOCUMENT');
  const good = { action: 'Approve', rationale: 'It is genuine.', is_false_positive: true };
  for (const [move, data] of [
    ['acknowledge', undefined],
    ['resolve', good],
  ] as const)
    await request.post(`${firstRun.base_url}/v1/alerts/${newer?.token}/${move}`, { headers, data });

  const resolved = () => page.waitForResponse((answer) => answer.url().endsWith('/resolve') && answer.ok());

  // The alert on the face shows both images, and its decisions say what happens to the person.
  await page.goto(`/alerts/${face?.token}`);
  const evidence = page.getByRole('region', { name: 'Face', exact: true });
  await expect(evidence.getByRole('img', { name: 'Selfie', exact: true })).toBeVisible();
  await expect(evidence.getByRole('img', { name: 'Portrait', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Not the same person: fails/ })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('1');
  // The challenge was not followed, so no rationale is drafted.
  await page.getByLabel('Rationale').fill('We spoke on a video call.');
  await Promise.all([resolved(), page.getByRole('button', { name: /^Pass: same person/ }).click()]);

  // A replaced document is judged neither acceptable nor not.
  await page.goto(`/alerts/${replaced?.token}`);
  await page.getByRole('button', { name: /^Replaced: the newer document counts/ }).click();
  await expect(page.getByRole('button', { name: /^Document is acceptable/ })).toHaveCount(0);
  await expect(page.getByLabel('Rationale')).toHaveValue(
    /^Replaced by a newer document, which was accepted\./,
  );
  await expectNoViolations(page);
  await Promise.all([resolved(), page.getByRole('button', { name: 'Let the newer document count' }).click()]);

  // The checks keep the provider's result, and say how it was decided.
  await page.goto(`/cases/${link.case_token}/checks`);
  const line = (token: string | undefined) => page.locator(`#${token}`);
  await expect(line(face?.check_token)).toContainText(/Passed by you/);
  await expect(line(replaced?.check_token)).toContainText('Replaced, decided by you');
  await page.goto(`/flows/${link.flow_token}`);
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText('Passed by you');
});
