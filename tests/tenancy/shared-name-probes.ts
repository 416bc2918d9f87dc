import { expect } from 'vitest';
import type { ListAnswer } from '@/lib/domain/answer';
import { streamEvents } from '@/lib/domain/events/operations';
import type { Operation } from '@/lib/domain/operation';
import { requestHash } from '@/lib/platform/crypto';
import { lockKey } from '@/lib/platform/idempotency';
import { transaction } from '@/lib/platform/database/transaction';
import type { Answer } from '@/tests/fixtures/project';
import { operations } from './request-tokens';
import { askAs, ownPath, tokenOf, unknownLike, writings } from './requests';
import {
  expectNothingOf,
  expectUnchanged,
  heldAnswer,
  keyUseOf,
  type Probe,
  type Scene,
  shownOf,
} from './scene';

// Names that two projects may share, or that one may take from the other: cursors, idempotency keys, positions in a
// stream.

type List = Operation & { answer: ListAnswer };
const lists = operations.filter((op): op is List => op.answer.shape === 'list');

async function cursorOf({ holder }: Scene, op: List): Promise<string> {
  const { json } = await askAs(holder, op, `${ownPath(holder, op)}?limit=1`);
  if (json.meta.page.cursor) return json.meta.page.cursor;
  throw new Error(
    `${op.id} has no second page: give the project of tests/fixtures/filled-project.ts two rows.`,
  );
}

async function probeCursor(scene: Scene, op: List): Promise<void> {
  const { asker } = scene;
  const withCursor = (cursor: string) => askAs(asker, op, `${ownPath(asker, op)}?cursor=${cursor}`);
  const foreign = await withCursor(await cursorOf(scene, op));
  expect(foreign.status).toBe(400);
  expect(shownOf(foreign)).toEqual(shownOf(await withCursor('forged')));
  expectNothingOf(scene, foreign);
}

const cursorProbes: Probe[] = lists.map((op) => ({
  name: `${op.id} with a cursor of another project`,
  expectNoLeak: (scene) => probeCursor(scene, op),
}));

const codeOf = (json: Answer['json']): unknown => json?.error?.code;

/** In the other project the key has a stored answer for the same request. */
async function probeKey(scene: Scene, op: Operation): Promise<void> {
  const { asker } = scene;
  const { path, key, body } = keyUseOf(asker, op);
  const asking = { body, headers: { 'Idempotency-Key': key } };
  const { headers, text, json } = await askAs(asker, op, path, asking);
  expect(headers.get('idempotency-replayed')).toBeNull();
  expect(text).not.toBe(heldAnswer.body);
  expect(['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_PROGRESS']).not.toContain(codeOf(json));
  await expectUnchanged(scene);
}

const keyProbes: Probe[] = writings.map((op) => ({
  name: `${op.id} with an Idempotency-Key that another project has used`,
  expectNoLeak: (scene) => probeKey(scene, op),
}));

const lockProbe: Probe = {
  name: 'an Idempotency-Key that another project is using just now',
  async expectNoLeak({ asker, holder }) {
    const [path, key] = [`/v1/alerts/${unknownLike(tokenOf(asker, 'alt'))}/acknowledge`, 'at-once'];
    const use = { method: 'POST', path, key, caller: '', request_hash: requestHash('') };
    const asked = await transaction(holder.ctx, async (tx) => {
      await lockKey(tx, holder.ctx, use);
      return asker.ask('POST', path, { headers: { 'Idempotency-Key': key } });
    });
    expect(asked.status).toBe(404);
  },
};

/** The start of a stream shows whether it knows the event. */
const resumeProbe: Probe = {
  name: 'events.stream after an event of another project',
  async expectNoLeak(scene) {
    const { asker, holder } = scene;
    const openAfter = (event: string) =>
      askAs(asker, streamEvents, streamEvents.path, { headers: { 'Last-Event-ID': event } });
    const theirs = tokenOf(holder, 'evt');
    const foreign = await openAfter(theirs);
    expect(foreign).toMatchObject({ status: 200, text: expect.stringContaining('{"resumed":false}') });
    expect(shownOf(foreign)).toEqual(shownOf(await openAfter(unknownLike(theirs))));
    expect((await openAfter(tokenOf(asker, 'evt'))).text).toContain('{"resumed":true}');
    expectNothingOf(scene, foreign);
  },
};

export const sharedNameProbes: Probe[] = [...cursorProbes, ...keyProbes, lockProbe, resumeProbe];
