import { isDeepStrictEqual } from 'node:util';
import type { Entity as EntityModel } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { type ErrorDetail, ValidationFailed } from '@/lib/platform/errors/errors';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { entityUpdated } from '../events';
import { nameEntity } from '../present';
import type { Ownership, SetOwners } from '../schema';
import { findEntities } from '../store';
import { type DirectOwner, findOwners, replaceOwners } from '../store/owners';
import { lockEntity } from './lock';

const whole = 100n << 60n;

/** A stored share is the nearest binary fraction, larger than what was meant by up to 2^-53 of it. */
const rounding = whole >> 53n;

/** In fractions of 2^-60 percent, which add up exactly. */
function tooMuch(owners: SetOwners['owners']): boolean {
  const shares = owners.map(({ ownership_percentage }) => BigInt(Math.round(ownership_percentage * 2 ** 60)));
  return shares.reduce((sum, share) => sum + share, 0n) > whole + rounding;
}

const detail = (field: string, message: string, code: ErrorDetail['code']): ErrorDetail => ({
  field,
  message,
  code,
});

function problemsOf(owned: string, { owners }: SetOwners, known: ReadonlySet<string>): ErrorDetail[] {
  const seen = new Set<string>();
  const each = owners.flatMap(({ entity_token }, place) => {
    const field = `owners.${place}.entity_token`;
    if (!known.has(entity_token)) return [detail(field, 'is not an entity of this project', 'unknown')];
    if (entity_token === owned) return [detail(field, 'must not be the company itself', 'not_allowed')];
    if (seen.has(entity_token)) return [detail(field, 'is given more than once', 'duplicate')];
    seen.add(entity_token);
    return [];
  });
  return tooMuch(owners)
    ? [...each, detail('owners', 'must not add up to more than 100%', 'too_much')]
    : each;
}

function refuseUnlessCompany({ type }: EntityModel): void {
  if (type === 'Company') return;
  throw new ValidationFailed([
    detail('entity_token', 'must be a company, because a person has no owners', 'not_of_this_type'),
  ]);
}

const recorded = (owners: readonly DirectOwner[]) =>
  owners.map(({ owner_token: entity_token, ownership_percentage }) => ({
    entity_token,
    ownership_percentage,
  }));

/** In any order. */
const sharesOf = (owners: SetOwners['owners']) =>
  new Map(owners.map(({ entity_token, ownership_percentage }) => [entity_token, ownership_percentage]));

async function presentOwnership(tx: Transaction, ctx: Context, token: string): Promise<Ownership> {
  const owners = await findOwners(tx, ctx, token);
  const rows = await findEntities(
    tx,
    ctx,
    owners.map(({ owner_token }) => owner_token),
  );
  const byToken = new Map(rows.map((row) => [row.token, row]));
  return {
    entity_token: token,
    owners: owners.flatMap(({ owner_token, ownership_percentage }) => {
      const row = byToken.get(owner_token);
      return row ? [{ ...nameEntity(row), ownership_percentage }] : [];
    }),
  };
}

/**
 * Replaces the direct owners of a company (API §5.2). Throws `NotFound` (404), and `ValidationFailed` (400)
 * for owners that do not exist, are the company itself or given more than once, or own more than 100% in total.
 */
export function setEntityOwners(ctx: Context, token: string, input: SetOwners): Promise<Ownership> {
  return transaction(ctx, async (tx) => {
    refuseUnlessCompany(await lockEntity(tx, ctx, token));
    const named = input.owners.map(({ entity_token }) => entity_token);
    const known = new Set((await findEntities(tx, ctx, named)).map((row) => row.token));
    const problems = problemsOf(token, input, known);
    if (problems.length > 0) throw new ValidationFailed(problems);
    const before = recorded(await findOwners(tx, ctx, token));
    if (isDeepStrictEqual(sharesOf(before), sharesOf(input.owners))) return presentOwnership(tx, ctx, token);
    const owners = input.owners.map(({ entity_token, ownership_percentage }) => ({
      owner_token: entity_token,
      ownership_percentage,
    }));
    await replaceOwners(tx, ctx, token, owners);
    const details = { before: { owners: before }, after: { owners: input.owners } };
    recordEvent(tx, ctx, entityUpdated, { token, details, data: {} });
    return presentOwnership(tx, ctx, token);
  });
}
