import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownNode } from '../bootstrap/own-node.mjs';
import { runCommand } from '../run-command.ts';

const packageFolder = 'node_modules/@sparticuz/chromium';

/** The package unpacks its shared libraries only on AWS Lambda, for which it is made. */
const hostEnvironment = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
const unpackScript = `
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
`;

/**
 * Unpacks under another name and renames when complete, because the package never checks an existing folder.
 */
async function unpack(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  await runCommand(ownNode, ['--input-type=module', '--eval', unpackScript], {
    env: { ...hostEnvironment, TMPDIR: draft },
  });
  if (!existsSync(folder)) renameSync(draft, folder);
}

/**
 * Adds the packaged fonts, because typing does not work on a machine without any, and those of the reports
 * for Han.
 */
const fontConfiguration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <dir>${resolve('node_modules/@embedpdf/fonts-sc/fonts')}</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

export async function packagedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packageFolder)) return null;
  // Part of every package.
  const { version } = JSON.parse(readFileSync(`${packageFolder}/package.json`, 'utf8')) as {
    version: string;
  };
  const folder = resolve(`.build/chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  writeFileSync(join(folder, 'fonts.conf'), fontConfiguration(folder));
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}
