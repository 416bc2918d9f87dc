import { beforeEach, describe, expect, it } from 'vitest';
import { passwordQueues } from '@/lib/domain/access/password-queue';
import { hashPassword } from '@/lib/domain/access/passwords';
import type { Context, Environment } from '@/lib/platform/context';
import { randomSecret } from '@/lib/platform/crypto';
import { RateLimited } from '@/lib/platform/errors/errors';
import { aProject } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { createPerson } from './create-person';
import type { SignedIn } from './open-user-session';
import { signIn } from './sign-in';

const password = 'correct horse battery staple';
const passwordHash = await hashPassword(password);

let octet = 0;
/** From the documentation network: each test guesses from its own addresses. */
const anAddress = () => `2001:db8:${(octet += 1).toString(16)}::${Math.ceil(Math.random() * 9)}`;

async function aPerson({ environment }: { environment?: Environment } = {}) {
  const ctx: Context = await aProject({ environment });
  const email = `${randomSecret(10)}@example.com`;
  const token = await createPerson(ctx, { name: 'Ada', email, role: 'analyst', password_hash: passwordHash });
  return { ctx, email, token };
}

const sessionSeconds = 3600;
const attempt = (email: string, given: string, address: string | null = anAddress()) =>
  signIn({ email, password: given, address, sessionSeconds });

type Outcome = 'in' | 'wrong' | 'throttled';

async function outcomeOf(trying: Promise<SignedIn | null>): Promise<Outcome> {
  try {
    return (await trying) ? 'in' : 'wrong';
  } catch (error) {
    if (error instanceof RateLimited) return 'throttled';
    throw error;
  }
}

const guess = (email: string, address?: string | null) => outcomeOf(attempt(email, 'a wrong guess', address));
const tryRight = (email: string, address?: string | null) => outcomeOf(attempt(email, password, address));

async function guessTimes(times: number, email: () => string, address: () => string | null) {
  const outcomes: Outcome[] = [];
  for (let n = 0; n < times; n++) outcomes.push(await guess(email(), address()));
  return outcomes;
}

const times = (count: number, outcome: Outcome) => Array<Outcome>(count).fill(outcome);

/** Moves the throttle ahead by this many seconds. */
const passSeconds = (seconds: number) =>
  asOwner('update sign_in_lanes set free_at = free_at - make_interval(secs => $1)', [seconds]);

let email: string;
let token: string;

beforeEach(async () => {
  ({ email, token } = await aPerson());
});

describe('sign-in', () => {
  it('returns the person and a new session', async () => {
    const user = await attempt(` ${email.toUpperCase()} `, password);
    expect(user).toMatchObject({ token, email, session: expect.stringMatching(/^ses_/) });
    expect(user).not.toHaveProperty('password_hash');
    const again = await attempt(email, password);
    expect(again?.session).not.toBe(user?.session);
  });

  it('refuses a wrong password and an unknown email alike', async () => {
    expect(await guess(email)).toBe('wrong');
    expect(await guess('nobody@example.com')).toBe('wrong');
  });

  it('refuses a disabled person with the right password', async () => {
    await asOwner('update users set disabled_at = now() where token = $1', [token]);
    expect(await tryRight(email)).toBe('wrong');
  });

  it('refuses a person without a password, whatever is entered', async () => {
    await asOwner(`update users set password_hash = '' where token = $1`, [token]);
    expect(await guess(email)).toBe('wrong');
  });

  it('refuses a person of a project in another environment', async () => {
    const elsewhere = await aPerson({ environment: 'production' });
    expect(await tryRight(elsewhere.email)).toBe('wrong');
  });
});

describe('sign-in · throttle', () => {
  it('verifies five of 300 simultaneous guesses from as many addresses, and refuses the right one', async () => {
    const guesses = Array.from({ length: 300 }, (_, n) =>
      n === 299 ? tryRight(email, anAddress()) : guess(email, anAddress()),
    );
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'throttled')).toHaveLength(295);
  });

  it('treats an email that does not exist like one that does', async () => {
    const unknown = `${randomSecret(10)}@example.com`;
    expect(await guessTimes(6, () => unknown, anAddress)).toEqual([...times(5, 'wrong'), 'throttled']);
    expect(await guessTimes(6, () => email, anAddress)).toEqual([...times(5, 'wrong'), 'throttled']);
  });

  it('returns when to retry, allows one guess then, and accepts the right password', async () => {
    await guessTimes(5, () => email, anAddress);
    const refusal: unknown = await attempt(email, password).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RateLimited);
    const wait = Number((refusal as RateLimited).headers['Retry-After']); // of the class, as just checked
    expect(wait).toBeGreaterThan(170);
    expect(wait).toBeLessThanOrEqual(180);
    await passSeconds(wait);
    expect(await guessTimes(2, () => email, anAddress)).toEqual(['wrong', 'throttled']);
    await passSeconds(180);
    expect(await tryRight(email)).toBe('in');
  });

  it('is not prolonged by refused attempts', async () => {
    await guessTimes(25, () => email, anAddress);
    await passSeconds(180);
    expect(await tryRight(email)).toBe('in');
  });

  it('limits an address across all accounts, known or not', async () => {
    const address = anAddress();
    const outcomes = await guessTimes(
      21,
      () => `${randomSecret(10)}@example.com`,
      () => address,
    );
    expect(outcomes).toEqual([...times(20, 'wrong'), 'throttled']);
    expect(await tryRight(email, address)).toBe('throttled');
    expect(await tryRight(email)).toBe('in');
  });

  it('counts all addresses of an IPv6 /64 network as one', async () => {
    const outcomes = await guessTimes(
      21,
      () => `${randomSecret(10)}@example.com`,
      () => `2001:db8:ffff::${randomSecret(2).replaceAll(/[^0-9a-f]/g, '1')}`,
    );
    expect(outcomes.at(-1)).toBe('throttled');
  });

  it('limits attempts from unknown addresses together', async () => {
    await passSeconds(1_000);
    const outcomes = await guessTimes(
      21,
      () => `${randomSecret(10)}@example.com`,
      () => null,
    );
    expect(outcomes).toEqual([...times(20, 'wrong'), 'throttled']);
    await passSeconds(1_000);
  });

  it('does not count correct passwords', async () => {
    const address = anAddress();
    await tryRight(email, address);
    const outcomes: Outcome[] = [];
    for (let n = 0; n < 8; n++) outcomes.push(await tryRight(email, address));
    for (let n = 0; n < 8; n++) outcomes.push(await tryRight(email, anAddress()));
    expect(outcomes).toEqual(times(16, 'in'));
  });

  it('is not reset by signing in to another account between guesses', async () => {
    const own = (await aPerson()).email;
    const address = anAddress();
    const guesses: Outcome[] = [];
    for (let n = 0; n < 6; n++) {
      guesses.push(await guess(email, address));
      await tryRight(own, address);
    }
    expect(guesses).toEqual([...times(5, 'wrong'), 'throttled']);
  });
});

describe('sign-in · from an address that signed in before', () => {
  let home: string;

  beforeEach(async () => {
    home = anAddress();
    expect(await tryRight(email, home)).toBe('in');
  });

  it('is possible while others guess the account', async () => {
    await guessTimes(6, () => email, anAddress);
    expect(await tryRight(email)).toBe('throttled');
    expect(await tryRight(email, home)).toBe('in');
  });

  it('is possible while others at the address guess other accounts', async () => {
    await guessTimes(
      21,
      () => `${randomSecret(10)}@example.com`,
      () => home,
    );
    expect(await tryRight(email, home)).toBe('in');
  });

  it('has its own allowance: five guesses, then one every 30 seconds', async () => {
    const outcomes = await guessTimes(
      6,
      () => email,
      () => home,
    );
    expect(outcomes).toEqual([...times(5, 'wrong'), 'throttled']);
    await passSeconds(30);
    expect(await tryRight(email, home)).toBe('in');
  });

  it('is possible while the password queue is full of other attempts, which get 503 without delay', async () => {
    const { promise: release, resolve } = Promise.withResolvers<void>();
    const filling: Promise<void>[] = [];
    while (!passwordQueues.unfamiliar.isFull) filling.push(passwordQueues.unfamiliar.run(() => release));
    await expect(attempt(email, 'a wrong guess')).rejects.toMatchObject({ status: 503 });
    expect(await tryRight(email, home)).toBe('in');
    resolve();
    await Promise.all(filling);
    expect(await guessTimes(6, () => email, anAddress)).toEqual([...times(5, 'wrong'), 'throttled']);
  });

  it('expires after 90 days', async () => {
    await guessTimes(6, () => email, anAddress);
    await asOwner(`update familiar_addresses set expires_at = expires_at - interval '90 days'`);
    expect(await tryRight(email, home)).toBe('throttled');
  });

  it('applies to no other account', async () => {
    const other = (await aPerson()).email;
    await guessTimes(6, () => other, anAddress);
    expect(await tryRight(other, home)).toBe('throttled');
  });

  it('stores neither emails nor addresses', async () => {
    const rows = await asOwner<{ key: Buffer }>(
      'select key from sign_in_lanes union all select key from familiar_addresses',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => key.length !== 32)).toEqual([]);
  });
});
