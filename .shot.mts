import { readFileSync } from 'node:fs';
import { chromium, request } from '@playwright/test';
import { findBrowser } from '/tmp/w/build/scripts/test/browser.ts';
const run = JSON.parse(readFileSync('/tmp/r/h-build/data/first-run.json', 'utf8'));
const base = 'http://127.0.0.1:4871';
const [role, ...jobs] = process.argv.slice(2); // path|name|width|theme|script
const user = run.users.find((u: any) => u.role === role);
const rq = await request.newContext({ baseURL: 'http://127.0.0.1:4870' });
const { csrfToken } = await (await rq.get('/api/auth/csrf')).json();
const a = await rq.post('/api/auth/callback/credentials', { form: { csrfToken, email: user.email, password: user.password, json: 'true', callbackUrl: base }, headers: { 'Sec-Fetch-Site': 'same-origin' } });
if (!a.ok()) throw new Error('sign in ' + a.status());
const { cookies } = await rq.storageState();
const browser = await chromium.launch(await findBrowser());
for (const job of jobs) {
  const [path, name, width = '1440', theme = 'light', act] = job.split('|');
  const ctx = await browser.newContext({ viewport: { width: Number(width), height: 900 }, colorScheme: theme as 'light' });
  await ctx.addCookies(cookies.map((c) => ({ ...c, domain: '127.0.0.1' })));
  const page = await ctx.newPage();
  page.on('pageerror', (e) => console.log(name, 'pageerror', e.message.slice(0, 300)));
  page.on('console', (m) => { if (m.type() === 'error') console.log(name, 'console', m.text().slice(0, 300)); });
  page.on('requestfailed', (r) => console.log(name, 'failed', r.url(), r.failure()?.errorText)); page.on('response', (r) => { if (r.status() >= 400) console.log(name, r.status(), r.url()); });
  await page.goto(base + path, { timeout: 120000 });
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'), null, { timeout: 40000 }).catch(() => console.log(name, 'still busy')); await page.waitForTimeout(500);
  if (act) { try { await new Function('page', `return (async () => { ${act} })()`)(page); await page.waitForTimeout(800); } catch (e) { console.log(name, 'act', String(e).slice(0, 400)); } }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log(name, 'OVERFLOW', over);
  await page.screenshot({ path: `/tmp/r/h-build/${name}.png`, fullPage: true });
  await ctx.close();
}
await browser.close(); await rq.dispose();
