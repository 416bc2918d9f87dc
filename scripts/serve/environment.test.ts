import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readOperatorSettings, SettingsError } from '../../lib/platform/settings/env.ts';
import { auditPublicKey, environmentOf, refuseWrongSecrets } from './environment';

const addresses = {
  NODE_ENV: 'production' as const,
  DATABASE_URL: 'postgres://operator',
  PROBITY_OWNER_DATABASE_URL: 'postgres://owner',
  PROBITY_APP_DATABASE_URL: 'postgres://app',
  PROBITY_WEB_DATABASE_URL: 'postgres://web',
  PROBITY_WORKER_DATABASE_URL: 'postgres://worker',
  PROBITY_IMPORT_DATABASE_URL: 'postgres://import',
};

describe('environment of a process', () => {
  it.each([
    ['web', 'postgres://web'],
    ['worker', 'postgres://worker'],
    ['import', 'postgres://import'],
    ['seed', 'postgres://app'],
  ] as const)('has only its own database URL: %s', (process, own) => {
    expect(environmentOf(process, { ...addresses, PORT: '3000' })).toEqual({
      __NEXT_PROCESSED_ENV: 'true',
      DATABASE_URL: own,
      NODE_ENV: 'production',
      PORT: '3000',
    });
  });

  it('ignores an .env file, which is for containers, when Next.js looks for one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'env-file-'));
    writeFileSync(join(folder, '.env'), 'INNGEST_EVENT_KEY=of-the-worker\n');
    const look = `require('@next/env').loadEnvConfig(${JSON.stringify(folder)});
      console.log(process.env.INNGEST_EVENT_KEY ?? 'not known')`;
    const env = environmentOf('web', addresses);
    expect(execFileSync(process.execPath, ['-e', look], { env, encoding: 'utf8' })).toBe('not known\n');
    rmSync(folder, { recursive: true });
  });

  it('also has the URL of imports for a worker that synchronises lists', () => {
    const settings = { ...addresses, PROBITY_LIST_SYNC: 'un' };
    const imports = { PROBITY_IMPORT_DATABASE_URL: 'postgres://import' };
    expect(environmentOf('worker', settings)).toMatchObject({
      ...imports,
      DATABASE_URL: 'postgres://worker',
    });
    expect(environmentOf('web', settings)).not.toHaveProperty('PROBITY_IMPORT_DATABASE_URL');
  });

  it('has no database URL if its own is missing', () => {
    const { PROBITY_WEB_DATABASE_URL: _, ...others } = addresses;
    expect(environmentOf('web', others).DATABASE_URL).toBeUndefined();
  });

  it.each([
    ['web', false],
    ['worker', true],
    ['import', false],
    ['seed', true],
  ] as const)('has the audit log’s signing key, or not: %s, %s', (process, has) => {
    const environment = environmentOf(process, { ...addresses, PROBITY_AUDIT_KEY: 'a key' });
    expect('PROBITY_AUDIT_KEY' in environment).toBe(has);
  });

  it.each([
    ['web', true],
    ['worker', false],
    ['import', false],
    ['seed', false],
  ] as const)('has the identity provider’s secret, or not: %s, %s', (process, has) => {
    const environment = environmentOf(process, { ...addresses, PROBITY_OIDC_CLIENT_SECRET: 'a secret' });
    expect('PROBITY_OIDC_CLIENT_SECRET' in environment).toBe(has);
  });
});

describe('environment of a process · a bucket', () => {
  it.each([
    ['web', true],
    ['worker', true],
    ['import', false],
    ['seed', true],
  ] as const)('has its keys, or not: %s, %s', (process, has) => {
    const given = { PROBITY_DOCUMENTS_BUCKET: 'documents', PROBITY_S3_SECRET_ACCESS_KEY: 'a secret' };
    const environment = environmentOf(process, { ...addresses, ...given });
    expect(Object.keys(given).map((name) => name in environment)).toEqual([has, has]);
  });
});

describe('environment of a process · Inngest', () => {
  it.each([
    ['web', []],
    ['worker', ['INNGEST_EVENT_KEY', 'INNGEST_SIGNING_KEY']],
    ['import', []],
    ['seed', []],
  ] as const)('has the Inngest server’s keys, or not: %s', (process, names) => {
    const given = { ...addresses, INNGEST_EVENT_KEY: 'a key', INNGEST_SIGNING_KEY: 'another' };
    const found = Object.keys(environmentOf(process, given)).filter((name) => name.startsWith('INNGEST_'));
    expect(found).toEqual(names);
  });
});

describe('the public key of the audit log', () => {
  const settings = readOperatorSettings({ PROBITY_DATA_DIR: 'no-such-folder' });

  it('is that of the given private key', () => {
    const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
    expect(auditPublicKey({ NODE_ENV: 'production', PROBITY_AUDIT_KEY: d }, settings)).toBe(x);
  });

  it('is unknown if nothing was ever started', () => {
    expect(auditPublicKey({ NODE_ENV: 'production' }, settings)).toBeUndefined();
  });
});

describe('secrets', () => {
  const refusalOf = (kept: string, given: Record<string, string> = {}): string => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'secrets.json'), kept);
    try {
      refuseWrongSecrets(
        { NODE_ENV: 'production', ...given },
        readOperatorSettings({ PROBITY_DATA_DIR: folder }),
      );
      return '';
    } catch (error) {
      return error instanceof SettingsError ? error.message.replaceAll(folder, '') : 'another error';
    }
  };
  const right = 'A'.repeat(43);

  it('are reported with their location if they are wrong, but not shown', () => {
    const kept = JSON.stringify({ PROBITY_HASH_KEY: 'too-short', PROBITY_AUDIT_KEY: 7 });
    expect(refusalOf(kept, { PROBITY_SESSION_SECRET: 'mine' })).toBe(
      [
        'Some settings are wrong:',
        'PROBITY_SESSION_SECRET must be 32 bytes in base64url',
        'PROBITY_HASH_KEY in /secrets.json must be 32 bytes in base64url',
        'PROBITY_AUDIT_KEY in /secrets.json must be 32 bytes in base64url',
      ].join('\n  '),
    );
  });

  it.each(['{', 'null', '"secret"'])('are refused if their file contains none: %s', (kept) => {
    expect(refusalOf(kept)).toContain('/secrets.json cannot be read as JSON: bring it back from a backup');
  });

  it('are accepted if they are valid, missing, or overridden', () => {
    const kept = JSON.stringify({ PROBITY_HASH_KEY: 'replaced', PROBITY_AUDIT_KEY: right });
    expect(refusalOf(kept, { PROBITY_HASH_KEY: right })).toBe('');
  });
});
