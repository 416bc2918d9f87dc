import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { bundled } from '@/tests/fixtures/bundled';

const program = bundled('processes/listen/main.ts');
const forward = '--forward=http://localhost:1/hook';

describe('npm run webhooks · arguments', () => {
  it.each([
    ['no address', ['listen']],
    ['an address that is no URL', ['listen', '--forward=localhost']],
    ['a base URL that is none', ['listen', forward, '--base-url=localhost']],
    ['an empty secret, which anybody could sign with', ['listen', forward, '--secret=']],
  ])('are refused with the usage: %s', async (_what, args) => {
    const { exitCode, stderr } = await execa(process.execPath, [program, ...args], {
      reject: false,
      timeout: 20_000,
      env: { PROBITY_API_KEY: 'none', PROBITY_DATA_DIR: '/no-such-folder' },
    });
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('npm run -s webhooks -- listen')]);
  });
});
