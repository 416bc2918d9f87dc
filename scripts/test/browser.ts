import { existsSync, statfsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { LaunchOptions } from '@playwright/test';
import { packagedChromium } from './packaged-chromium.ts';

type Browser = Pick<LaunchOptions, 'executablePath' | 'env'>;

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const atPath = (executablePath: string | undefined): Browser | null =>
  executablePath && existsSync(executablePath) ? { executablePath } : null;

/**
 * The packaged one is Chromium without windows. A system's Chromium draws its tab strip and more for each
 * page, unseen: that took most of the processor time of the browser suite (docs/adr/0054).
 */
const candidates: { name: string; find(): Promise<Browser | null> }[] = [
  { name: 'CHROMIUM_PATH', find: async () => atPath(process.env.CHROMIUM_PATH) },
  { name: '@sparticuz/chromium', find: packagedChromium },
  { name: "Playwright's own", find: async () => atPath(chromium.executablePath()) },
  { name: 'a system Chromium', find: async () => atPath(systemPaths.find((path) => existsSync(path))) },
];

/** More than the pages of two browsers share. A container has 64 MB unless it asks for more. */
const sharedMemoryNeeded = 2 ** 30;

/**
 * Whether what Chromium's processes share may be in memory. Otherwise Playwright has it in files on a disk, which
 * takes more processor time to open a page.
 */
function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= sharedMemoryNeeded;
}

/** Without fonts a browser starts and `fill()` succeeds, but the field stays empty. */
async function requireTyping(options: LaunchOptions): Promise<void> {
  const browser = await chromium.launch(options);
  try {
    const page = await browser.newPage();
    await page.setContent('<input>');
    await page.locator('input').pressSequentially('typed');
    const value = await page.locator('input').inputValue();
    if (value !== 'typed') throw new Error('it starts, but typing does not work: this machine has no fonts');
  } finally {
    await browser.close();
  }
}

/** @throws if no Chromium starts here and accepts typing, with a line about each candidate */
export async function findBrowser(): Promise<LaunchOptions> {
  const tried: string[] = [];
  for (const { name, find } of candidates) {
    try {
      const found = await find();
      if (!found) {
        tried.push(`${name}: not found`);
        continue;
      }
      const options: LaunchOptions = {
        ...found,
        // Chromium's sandbox does not work as root.
        args: ['--no-sandbox'],
        ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
        env: { ...definedEnvironment(), ...found.env },
      };
      await requireTyping(options);
      return options;
    } catch (error) {
      tried.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  throw new Error(
    ['No browser was found for the browser tests. Tried:', ...tried].join('\n  ') +
      '\nInstall one (apt-get install -y chromium fonts-liberation) or set CHROMIUM_PATH.',
  );
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
