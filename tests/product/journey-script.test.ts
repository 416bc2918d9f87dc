import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

// What a person's phone loads before it shows the first step of a hosted journey.

const folder = '.build/journey';
const maxBytes = 150_000;
/** The current size. If the page gets smaller by `slackBytes`, lower this number. */
const nowBytes = 97_500;
const slackBytes = 4_000;

interface Manifest {
  script: string;
  imports: string[];
  style: string;
}

// The format that the build writes.
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const packedSize = (file: string) => gzipSync(textOf(file)).length;

const first = [manifest.script, ...manifest.imports, manifest.style];
const languages = readdirSync(folder).filter((file) => /^[a-z]{2}-/.test(file));
const largestLanguage = Math.max(...languages.map(packedSize));

describe('the first load of a journey', () => {
  it('has at most 150 kB, compressed, with its styles and the largest language', () => {
    expect(languages).toHaveLength(10);
    const size = first.reduce((sum, file) => sum + packedSize(file), largestLanguage);
    expect(size).toBeLessThanOrEqual(Math.min(nowBytes, maxBytes));
    expect(size).toBeGreaterThan(nowBytes - slackBytes);
  });

  it('leaves out the camera, the judgement of frames, other languages, and the code of the console', () => {
    const code = first.map(textOf).join('\n');
    for (const word of ['getUserMedia', 'getImageData', 'data-base-ui-', 'ZodError', 'QueryClient'])
      expect(code).not.toContain(word);
    expect(code).not.toContain('Identität bestätigen');
    // It exists, and is loaded at its step.
    expect(readdirSync(folder).map(textOf).join('\n')).toContain('getUserMedia');
  });
});
