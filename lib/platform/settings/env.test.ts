import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOperatorSettings, readSettings, SettingsError } from './env';

const key = 'A'.repeat(43);
const application = {
  DATABASE_URL: 'postgresql://probity_app:secret@127.0.0.1:5432/probity',
  PROBITY_SESSION_SECRET: key,
  PROBITY_HASH_KEY: key,
  PROBITY_ENCRYPTION_KEY: key,
};

function refusal(environment: Record<string, string>): string {
  try {
    readOperatorSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  return 'accepted';
}

describe('settings · defaults', () => {
  it('has a default for every operator setting', () => {
    expect(readOperatorSettings({})).toMatchObject({
      PORT: 3000,
      PROBITY_DATA_DIR: resolve('.data'),
      PROBITY_ENVIRONMENT: 'staging',
      PROBITY_EMPTY: false,
      PROBITY_RATE_PLAN: 'starter',
      PROBITY_WATCHLIST_FILES: [],
      PROBITY_MAX_REMOVED_PERCENT: 10,
      PROBITY_LIST_SYNC: [],
      PROBITY_LIST_SYNC_HOURS: 6,
      PROBITY_ALLOW_LOOPBACK_WEBHOOKS: false,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readOperatorSettings({ PORT: '', PROBITY_RATE_PLAN: '' })).toMatchObject({
      PORT: 3000,
      PROBITY_RATE_PLAN: 'starter',
    });
  });

  it('reads 1, 0, true and false as flags', () => {
    const read = (text: string) => readOperatorSettings({ PROBITY_EMPTY: text }).PROBITY_EMPTY;
    expect(['1', 'true', '0', 'false'].map(read)).toEqual([true, true, false, false]);
  });

  it('splits the watchlist files at commas and resolves their paths', () => {
    expect(
      readOperatorSettings({ PROBITY_WATCHLIST_FILES: 'package.json, lib,' }).PROBITY_WATCHLIST_FILES,
    ).toEqual([resolve('package.json'), resolve('lib')]);
  });

  it('synchronises no list by default, or the named ones, each from its address', () => {
    const read = (text: string) => readOperatorSettings({ PROBITY_LIST_SYNC: text }).PROBITY_LIST_SYNC;
    expect(read('')).toEqual([]);
    expect(read('un, eu=https://mirror.example/a=b.xml,uk=http://127.0.0.1:9000/uk.xml,')).toEqual([
      { source: 'un', address: null },
      { source: 'eu', address: 'https://mirror.example/a=b.xml' },
      { source: 'uk', address: 'http://127.0.0.1:9000/uk.xml' },
    ]);
  });

  it.each([
    'mars',
    'un=',
    'un=ftp://mirror.example/',
    'un=http://mirror.example/',
    'un=http://127.0.0.1.example/',
  ])('refuses to synchronise %s, and does not show the address', (text) => {
    const message = refusal({ PROBITY_LIST_SYNC: text });
    expect(message).toContain('PROBITY_LIST_SYNC must be sources (ofac_sdn, ofac_consolidated, un, eu, uk)');
    expect(message).not.toContain('mirror');
  });

  it('trusts no proxy by default, or the given addresses and ranges', () => {
    const read = (text: string) =>
      readOperatorSettings({ PROBITY_TRUSTED_PROXIES: text }).PROBITY_TRUSTED_PROXIES;
    expect([read(''), read('10.0.0.0/8, ::1,')]).toEqual([[], ['10.0.0.0/8', '::1']]);
  });

  it('derives the base address from the port', () => {
    expect(readSettings({ ...application, PORT: '4100' }).PROBITY_BASE_URL).toBe('http://localhost:4100');
    expect(readSettings({ ...application, PROBITY_BASE_URL: 'https://kyc.example/' }).PROBITY_BASE_URL).toBe(
      'https://kyc.example',
    );
  });
});

describe('settings · identity provider', () => {
  const oidc = {
    PROBITY_OIDC_ISSUER: 'https://login.example.com/',
    PROBITY_OIDC_CLIENT_ID: 'probity',
    PROBITY_OIDC_CLIENT_SECRET: 'a secret',
  };

  it('is configured completely or not at all, and has a name', () => {
    expect(readOperatorSettings(oidc)).toMatchObject({ ...oidc, PROBITY_OIDC_NAME: 'single sign-on' });
    const { PROBITY_OIDC_CLIENT_SECRET: _, ...withoutSecret } = oidc;
    expect(refusal(withoutSecret)).toContain(
      'PROBITY_OIDC_CLIENT_SECRET is missing: PROBITY_OIDC_ISSUER, PROBITY_OIDC_CLIENT_ID are set',
    );
    expect(refusal({ PROBITY_OIDC_CLIENT_SECRET: 'a secret' })).toContain('PROBITY_OIDC_ISSUER is missing');
  });

  it('must use https or be on this machine', () => {
    const of = (PROBITY_OIDC_ISSUER: string) => refusal({ ...oidc, PROBITY_OIDC_ISSUER });
    expect(of('http://127.0.0.1:8080')).toBe('accepted');
    for (const bad of [
      'http://login.example.com',
      'https://login.example.com/?tenant=1',
      'login.example.com',
    ])
      expect(of(bad), bad).toContain('PROBITY_OIDC_ISSUER must be an https address');
  });
});

describe('settings · outside providers', () => {
  const acme = {
    PROBITY_DOCUMENT_PROVIDER: 'acme',
    PROBITY_DOCUMENT_PROVIDER_URL: 'https://jobs.acme.example/v2/',
    PROBITY_DOCUMENT_PROVIDER_SECRET: `whsec_${'A'.repeat(43)}=`,
  };

  it('are each configured completely or not at all', () => {
    expect(readOperatorSettings(acme)).toMatchObject({
      PROBITY_DOCUMENT_PROVIDER_URL: 'https://jobs.acme.example/v2',
      PROBITY_PROVIDER_ANSWER_MINUTES: 60,
    });
    expect(refusal({ PROBITY_BIOMETRIC_PROVIDER: 'acme' })).toContain(
      'PROBITY_BIOMETRIC_PROVIDER_SECRET is missing: PROBITY_BIOMETRIC_PROVIDER is set, for an outside provider',
    );
  });

  it.each([
    ['PROBITY_DOCUMENT_PROVIDER', 'built-in'],
    ['PROBITY_DOCUMENT_PROVIDER', 'Acme Inc'],
    ['PROBITY_DOCUMENT_PROVIDER_URL', 'http://jobs.acme.example'],
    ['PROBITY_DOCUMENT_PROVIDER_URL', 'https://name:word@jobs.acme.example'],
    ['PROBITY_DOCUMENT_PROVIDER_SECRET', 'whsec_short'],
  ])('refuse %s=%s', (name, value) => {
    expect(refusal({ ...acme, [name]: value })).toContain(`${name} must be`);
  });

  it('may be on this machine, and never show a secret', () => {
    expect(refusal({ ...acme, PROBITY_DOCUMENT_PROVIDER_URL: 'http://127.0.0.1:4010' })).toBe('accepted');
    expect(refusal({ ...acme, PROBITY_DOCUMENT_PROVIDER_SECRET: 'whsec_told' })).not.toContain('told');
  });
});

describe('settings · refusals', () => {
  it.each([
    ['PORT', '0', 'a whole number from 1 to 65535, not "0"'],
    ['PORT', '65536', 'a whole number from 1 to 65535'],
    ['PORT', '3e3', 'a whole number from 1 to 65535'],
    ['PROBITY_ENVIRONMENT', 'live', 'staging or production, not "live"'],
    ['PROBITY_EMPTY', 'yes', '1, 0, true or false, not "yes"'],
    ['PROBITY_RATE_PLAN', 'gold', 'starter, professional, enterprise or unlimited, not "gold"'],
    ['PROBITY_MAX_REMOVED_PERCENT', '101', 'a whole number from 0 to 100'],
    ['PROBITY_WATCHLIST_FILES', 'no-such.csv', 'files or folders that exist'],
    ['PROBITY_BASE_URL', 'kyc.example', 'an http or https address'],
    ['PROBITY_SCREENING_PROVIDER', 'watchman', 'probity or yente, not "watchman"'],
    ['PROBITY_PROCESSES', 'both', 'all, web or worker, not "both"'],
    ['PROBITY_YENTE_URL', 'yente:8000', 'an http or https address'],
    ['PROBITY_YENTE_DATASET', '../../default', 'the name of a dataset'],
    ...['proxy.internal', '10.0.0.0/33', '10.0.0/8', '::1/129', '10.0.0.0/8/8', '10.0.0.0/'].map(
      (range): [string, string, string] => [
        'PROBITY_TRUSTED_PROXIES',
        `127.0.0.1,${range}`,
        'addresses and ranges such as 10.0.0.0/8',
      ],
    ),
    ['DATABASE_URL', 'mysql://db', 'a postgresql:// address'],
  ])('refuses %s=%s and states the rule', (name, value, rule) => {
    expect(refusal({ [name]: value })).toContain(`${name} must be ${rule}`);
  });

  it('accepts a mail server only with a sender address, and never shows its password', () => {
    const url = 'smtps://probity:secret@mail.example.com:465';
    expect(refusal({ SMTP_URL: url })).toContain('PROBITY_MAIL_FROM is missing: SMTP_URL is set');
    expect(refusal({ SMTP_URL: url, PROBITY_MAIL_FROM: 'Probity <probity@example.com>' })).toBe('accepted');
    expect(refusal({ SMTP_URL: url, PROBITY_MAIL_FROM: 'probity' })).toContain('must be an email address');
    const http = refusal({ SMTP_URL: 'http://probity:secret@mail.example.com' });
    expect(http).toContain('SMTP_URL must be an smtp:// or smtps:// address');
    expect(http).not.toContain('secret');
  });

  it('requires PROBITY_YENTE_URL when the screening provider is yente', () => {
    const yente = { PROBITY_SCREENING_PROVIDER: 'yente' };
    const missing = /PROBITY_YENTE_URL is missing: PROBITY_SCREENING_PROVIDER is yente/;
    expect(refusal(yente)).toMatch(missing);
    expect(() => readSettings({ ...application, ...yente })).toThrow(missing);
    const settings = { ...yente, PROBITY_YENTE_URL: 'http://yente.internal:8000/' };
    expect(readOperatorSettings(settings)).toMatchObject({
      PROBITY_YENTE_URL: 'http://yente.internal:8000',
      PROBITY_YENTE_DATASET: 'default',
    });
  });

  const inngest = {
    INNGEST_BASE_URL: 'http://inngest.internal:8288',
    INNGEST_EVENT_KEY: 'event-key-of-probity',
    INNGEST_SIGNING_KEY: 'ab'.repeat(32),
    INNGEST_SERVE_ORIGIN: 'http://worker.internal:3001',
  };

  it.each(Object.keys(inngest))('refuses an Inngest server without %s', (missing) => {
    const { [missing as keyof typeof inngest]: _, ...others } = inngest; // a key of it
    const message = `${missing} is missing: ${Object.keys(others).join(', ')} are set, for an Inngest server`;
    expect(refusal(others)).toContain(message);
    expect(() => readSettings({ ...application, ...others })).toThrow(message);
    expect(refusal({ ...inngest, [missing]: '' })).toContain(message);
  });

  it('accepts an Inngest server that is configured completely, and refuses dev mode', () => {
    expect(readOperatorSettings(inngest)).toMatchObject({ ...inngest, PROBITY_WORKER_PORT: 3001 });
    expect(refusal({ ...inngest, INNGEST_DEV: '1' })).toContain('INNGEST_DEV must not be set');
    expect(refusal({ ...inngest, INNGEST_SIGNING_KEY: 'hunter2' })).toMatch(
      /INNGEST_SIGNING_KEY must be 32 or more/,
    );
    expect(refusal({ ...inngest, INNGEST_SIGNING_KEY: 'hunter2' })).not.toContain('hunter2');
  });

  it('lists every wrong setting at once', () => {
    const message = refusal({ PORT: 'x', PROBITY_EMPTY: 'x' });
    expect(message).toContain('PORT');
    expect(message).toContain('PROBITY_EMPTY');
  });

  it('keeps secrets out of the message', () => {
    const read = () =>
      readSettings({ ...application, PROBITY_HASH_KEY: 'hunter2', DATABASE_URL: 'x://u:hunter2@h' });
    expect(read).toThrow(/PROBITY_HASH_KEY must be 32 bytes/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('requires a database and keys for the application', () => {
    expect(() => readSettings({})).toThrow(/DATABASE_URL is missing[^]*PROBITY_SESSION_SECRET is missing/);
  });
});
