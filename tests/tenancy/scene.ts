import { expect } from 'vitest';
import type { Operation } from '@/lib/domain/operation';
import type { Context } from '@/lib/platform/context';
import { requestHash } from '@/lib/platform/crypto';
import { insertKeyUse, type KeyUse } from '@/lib/platform/idempotency';
import { transaction } from '@/lib/platform/database/transaction';
import { aFilledProject, type FilledProject } from '@/tests/fixtures/filled-project';
import { heldDigests, heldTokens } from '@/tests/fixtures/held-rows';
import type { Answer } from '@/tests/fixtures/project';
import { twinOf } from '@/tests/fixtures/twin-project';
import { endSome, filteredQueries, filteredReadings } from './filtered-requests';
import { fillPath, type Place, withKind } from './request-tokens';
import { anyToken, askAs, exampleWith, ownPath, readings, tokenOf, unknownLike, writings } from './requests';

export interface Scene {
  asker: FilledProject;
  holder: FilledProject;
  /** The holder's rows and tokens, which must not change. */
  held: { digests: Record<string, string>; tokens: Set<string> };
  /** The holder's answers before it had a twin, by operation. */
  shown: Map<string, Shown>;
  /** The holder's answers with each filter before it had a twin. */
  found: Map<string, Record<string, Shown>>;
  twin: Context;
}

/** A probe says only which operation it tries. */
export interface Probe {
  name: string;
  expectNoLeak(scene: Scene): Promise<void>;
}

/** What a service does in a project, which must not depend on whether the project has a twin. */
export interface Act {
  name: string;
  /** Called before the project has a twin. */
  prepare?(project: FilledProject): Promise<unknown>;
  act(project: FilledProject): Promise<unknown>;
}

export interface Shown {
  status: number;
  text: string;
}

/** The answer without what differs from one request to the next. */
export const shownOf = ({ status, text }: Answer): Shown => ({
  status,
  text: text.replaceAll(/"(from|to)":"[^"]*"/g, '"$1":"now"'),
});

/**
 * The use of an Idempotency-Key in a request: in the asker's own project if the path names one, otherwise on rows
 * that nobody has.
 */
export function keyUseOf(asker: FilledProject, op: Operation): KeyUse & { body: unknown } {
  const unknown = (kind: string) => unknownLike(tokenOf(asker, kind));
  const tokenFor = ({ kind }: Place) => (kind === 'project' ? tokenOf(asker, kind) : unknown(kind));
  const body = exampleWith(op, unknown);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request_hash = requestHash(text ?? '');
  return {
    method: op.method,
    path: withKind(fillPath(op, tokenFor)),
    key: `held-${op.id}`,
    caller: '',
    request_hash,
    body,
  };
}

export const heldAnswer = { status: 200, headers: {}, body: '{"data":"of the holder"}' };

/** Stores, for the holder, an answer under each key that the asker will use, for the same request. */
const spendKeys = (asker: FilledProject, { ctx }: FilledProject): Promise<void> =>
  transaction(ctx, async (tx) => {
    for (const op of writings) {
      const { body: _sent, ...use } = keyUseOf(asker, op);
      await insertKeyUse(tx, ctx, use, { answer: heldAnswer });
    }
  });

export async function expectUnchanged({ holder, held }: Scene): Promise<void> {
  expect(await heldDigests(holder.ctx)).toEqual(held.digests);
}

/** Expects none of the holder's tokens in the answer, except those that were sent. */
export function expectNothingOf({ held }: Scene, { text }: Pick<Answer, 'text'>, asked: string[] = []): void {
  const found = (text.match(anyToken) ?? []).filter(
    (token) => held.tokens.has(token) && !asked.includes(token),
  );
  expect(found).toEqual([]);
}

/** The answers by their query. */
export async function filteredAnswers(project: FilledProject, op: Operation): Promise<Record<string, Shown>> {
  const answers = (await filteredQueries(project, op)).map(async (query) => {
    const answer = await askAs(project, op, `${ownPath(project, op)}?${query}`);
    expect(answer.status, query).toBe(200);
    return [query, shownOf(answer)] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

export async function setScene(): Promise<Scene> {
  const [asker, holder] = [await aFilledProject(), await aFilledProject()];
  await spendKeys(asker, holder);
  await endSome(holder);
  const shown = new Map<string, Shown>();
  for (const op of readings) shown.set(op.id, shownOf(await askAs(holder, op, ownPath(holder, op))));
  const found = new Map<string, Record<string, Shown>>();
  for (const op of filteredReadings) found.set(op.id, await filteredAnswers(holder, op));
  const twin = await twinOf(holder.ctx);
  const held = { digests: await heldDigests(holder.ctx), tokens: await heldTokens(holder.ctx) };
  return { asker, holder, shown, found, twin, held };
}
