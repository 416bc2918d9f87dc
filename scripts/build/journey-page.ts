import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import { build as bundle, type Metafile, transform } from 'esbuild';
import postcss from 'postcss';

// The page of a hosted journey (docs/design.md): built separately, because a Next page initially loads more
// than a person on a slow connection should wait for.

const folder = '.build/journey';
const entry = 'app/(journey)/main.tsx';
const styles = 'app/(journey)/journey.css';

/** Browsers of phones that still get security updates. */
const target = ['chrome109', 'firefox115', 'safari16'];

/** The files that the page loads initially. `lib/api/routes/journey-page.ts` reads it. */
export const journeyManifest = `${folder}/manifest.json`;

/** Files that a file imports statically, directly or indirectly. */
function importsOf(file: string, { outputs }: Metafile, found = new Set<string>()): Set<string> {
  for (const { path, kind } of outputs[file]?.imports ?? []) {
    if (kind !== 'import-statement' || found.has(path)) continue;
    found.add(path);
    importsOf(path, { inputs: {}, outputs }, found);
  }
  return found;
}

async function buildScript(): Promise<{ script: string; imports: string[] }> {
  const { metafile } = await bundle({
    entryPoints: { main: entry },
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target,
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    logLevel: 'error',
  });
  const main = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry)?.[0];
  if (!main) throw new Error(`${entry} was not bundled.`);
  return { script: basename(main), imports: [...importsOf(main, metafile)].map((file) => basename(file)) };
}

async function buildStyle(): Promise<string> {
  const source = readFileSync(styles, 'utf8');
  const { css } = await postcss([tailwind({ base: dirname(styles) })]).process(source, { from: styles });
  const { code } = await transform(css, { loader: 'css', minify: true, target });
  const name = `journey-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(folder, name), code);
  return name;
}

export async function buildJourneyPage(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [{ script, imports }, style] = await Promise.all([buildScript(), buildStyle()]);
  writeFileSync(journeyManifest, JSON.stringify({ script, imports, style }));
}
