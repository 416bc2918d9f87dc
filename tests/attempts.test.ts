import { beforeAll, describe, expect, it } from 'vitest';
import { acknowledgeAlert } from '@/lib/domain/alerts/service/acknowledge';
import { getAlert } from '@/lib/domain/alerts/service/get';
import type { Context } from '@/lib/platform/context';
import { noteCount } from '@/lib/platform/records';
import { attempt, inside, transaction } from '@/lib/platform/database/transaction';
import { anAlert, aProject } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';

let ctx: Context;
beforeAll(async () => {
  ctx = await aProject();
});

const openedAlerts = async () => {
  const rows = await asOwner<{ token: string }>(
    `select data ->> 'token' as token from events where project_id = $1 and type = 'alert.created' order by position`,
    [ctx.project.id],
  );
  return rows.map(({ token }) => token);
};

const recordsOf = (token: string) =>
  asOwner('select event_type from audit_log where target_token = $1 order by sequence', [token]);

async function acknowledgeAndFail(within: Context, token: string): Promise<void> {
  await acknowledgeAlert(within, token);
  throw new Error('after the change');
}

async function openAndFail(within: Context): Promise<void> {
  await anAlert(within);
  throw new Error('after the change');
}

describe('attempts', () => {
  it('undo only their own rows, audit records and events when they throw', async () => {
    const [kept, undone] = [(await anAlert(ctx)).token, (await anAlert(ctx)).token];
    await transaction(ctx, async (tx) => {
      const within = inside(tx, ctx);
      await attempt(within, () => acknowledgeAlert(within, kept));
      const failing = attempt(within, () => acknowledgeAndFail(within, undone));
      await expect(failing).rejects.toThrow('after the change');
    });
    expect([(await getAlert(ctx, kept)).status, (await getAlert(ctx, undone)).status]).toEqual([
      'Acknowledged',
      'Open',
    ]);
    expect(await recordsOf(kept)).toHaveLength(2);
    expect(await recordsOf(undone)).toHaveLength(1);
  });

  it('are counted by the metrics at the commit, and not when they were undone', async () => {
    const counted: string[] = [];
    const work = (fails: boolean) =>
      transaction(ctx, async (tx) => {
        const within = inside(tx, ctx);
        noteCount(tx, () => counted.push('kept'));
        const failing = attempt(within, () => {
          noteCount(tx, () => counted.push('undone'));
          return Promise.reject(new Error('after the count'));
        });
        await expect(failing).rejects.toThrow('after the count');
        if (fails) throw new Error('before the commit');
        expect(counted).toEqual([]);
      });
    await expect(work(true)).rejects.toThrow('before the commit');
    await work(false);
    expect(counted).toEqual(['kept']);
  });

  it('are undone completely even when an attempt inside them failed before', async () => {
    const [outer, inner] = [(await anAlert(ctx)).token, (await anAlert(ctx)).token];
    await transaction(ctx, async (tx) => {
      const within = inside(tx, ctx);
      const failing = attempt(within, async () => {
        await acknowledgeAlert(within, outer);
        await attempt(within, () => acknowledgeAndFail(within, inner)).catch(() => {});
        throw new Error('after both');
      });
      await expect(failing).rejects.toThrow('after both');
    });
    expect([(await getAlert(ctx, outer)).status, (await getAlert(ctx, inner)).status]).toEqual([
      'Open',
      'Open',
    ]);
  });

  it('publish no event of what was undone', async () => {
    const before = await openedAlerts();
    const kept = await transaction(ctx, async (tx) => {
      const within = inside(tx, ctx);
      const { token } = await attempt(within, () => anAlert(within));
      await expect(attempt(within, () => openAndFail(within))).rejects.toThrow('after the change');
      return token;
    });
    expect(await openedAlerts()).toEqual([...before, kept]);
  });

  it('commit each change by itself outside a transaction', async () => {
    const { token } = await anAlert(ctx);
    await expect(attempt(ctx, () => acknowledgeAndFail(ctx, token))).rejects.toThrow('after the change');
    expect((await getAlert(ctx, token)).status).toBe('Acknowledged');
  });
});
