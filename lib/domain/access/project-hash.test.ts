import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { randomSecret } from '@/lib/platform/crypto';
import { isProjectHash } from './project-hash';

describe('access · project hash', () => {
  it('is generated, or chosen by an operator', () => {
    expect([randomSecret(16), 'acme-prod_1', 'A'.repeat(64)].map(isProjectHash)).toEqual([true, true, true]);
  });

  it('is refused in any other form', () => {
    expect(['short', 'a'.repeat(65), 'acme prod', 'acme.prod', ''].map(isProjectHash)).not.toContain(true);
  });

  it('never collides with a page of the console', () => {
    const pages = ['app', 'app/(console)', 'app/(auth)'].flatMap((folder) => readdirSync(folder));
    expect(pages).toContain('settings');
    expect(pages.filter((name) => !name.startsWith('(') && isProjectHash(name))).toEqual([]);
  });
});
