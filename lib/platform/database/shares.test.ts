import { describe, expect, it } from 'vitest';
import { aProject } from '@/tests/fixtures/factories';
import { heldTransaction, waitingText, whileHeld } from '@/tests/fixtures/held-connections';
import type { Context } from '../context';
import { ClientLeft } from '../errors/errors';
import { rowsInShare, rowsOf } from './statements';
import { transaction } from './transaction';

const ownName = { text: 'select name from projects', values: [] };
const written = (ctx: Context) => transaction(ctx, (tx) => tx.$queryRaw`select 1`);
const read = (ctx: Context) => rowsInShare(ctx, ownName);
const held = {
  statement: (ctx: Context): Promise<unknown> => rowsInShare(ctx, { text: waitingText, values: [] }),
  transaction: (ctx: Context): Promise<unknown> => heldTransaction(ctx),
};

describe('a project’s share of the connections', () => {
  it('leaves lists of others half of them, however many of its own wait', async () => {
    const [slow, other] = [await aProject(), await aProject()];
    expect(await whileHeld([slow], held.statement, () => read(other))).toHaveLength(1);
  });

  it('leaves room for short statements and writes, even when several projects have slow lists', async () => {
    const [slow, slowToo, other] = [await aProject(), await aProject(), await aProject()];
    const done = await whileHeld([slow, slowToo], held.statement, () =>
      Promise.all([slow, other].flatMap((ctx) => [rowsOf(ctx, ownName), written(ctx)])),
    );
    expect(done).toHaveLength(4);
  });

  it('leaves transactions of others half of them', async () => {
    const [slow, other] = [await aProject(), await aProject()];
    expect(await whileHeld([slow], held.transaction, () => written(other))).toHaveLength(1);
  });

  it('is not taken by reads whose client has left', async () => {
    const ctx = await aProject();
    const left = { ...ctx, left: AbortSignal.abort() };
    let begun: Promise<unknown> | undefined;
    await whileHeld([ctx], held.statement, async () => {
      begun = read(left).catch((error: unknown) => error);
    });
    expect(await begun).toBeInstanceOf(ClientLeft);
  });
});
