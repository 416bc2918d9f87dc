import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownNode, run } from '../bootstrap/run.mjs';

const packageFolder = 'node_modules/@sparticuz/chromium';

/** The package unpacks itself, with the libraries it needs, when it takes this machine for the host it was made for. */
const hostEnvironment = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
const unpackScript = `
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
`;

/** Unpacked beside its place and moved there when it is whole: the package trusts whatever it finds. */
async function unpack(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  await run(ownNode, ['--input-type=module', '--eval', unpackScript], {
    env: { ...hostEnvironment, TMPDIR: draft },
  });
  writeFileSync(join(draft, 'fonts.conf'), fontConfiguration(folder));
  if (!existsSync(folder)) renameSync(draft, folder);
}

/** Without any font Chromium starts and nothing can be typed, so that it is always offered the packaged ones. */
const fontConfiguration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

/** The Chromium that npm brought, for Linux on x64. @returns null elsewhere */
export async function packagedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packageFolder)) return null;
  // Part of every package.
  const { version } = JSON.parse(readFileSync(`${packageFolder}/package.json`, 'utf8')) as {
    version: string;
  };
  const folder = resolve(`.build/chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}
