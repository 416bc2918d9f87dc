import { expect } from 'vitest';
import {
  claimFlow,
  findFlowByReference,
  lockLeasedFlow,
  markRunRequested,
  renewLease,
  updateEntityOfParties,
} from '@/lib/domain/flows/store';
import { claimImport } from '@/lib/domain/imports/store';
import { findDue, findMonitored } from '@/lib/domain/monitoring/store';
import { deleteLeft, findLeftProjects, leaveChange, moveLeft } from '@/lib/domain/monitoring/store/left';
import { findSample, updateSample } from '@/lib/domain/sample/store';
import {
  type DeliveryRow,
  findSentDelivery,
  lockDelivery,
  readAttempts,
  renewDeliveries,
  renewDelivery,
} from '@/lib/domain/webhooks/store/deliveries';
import { asOwner } from '@/tests/fixtures/owner';
import type { FilledProject } from '@/tests/fixtures/filled-project';
import { type Asked, type Calls, later } from './asked';

/** First and last change of the project's lists: the first is left over, the last is for `noLongerLeft`. */
const changesOf = async ({ ctx }: FilledProject) => {
  const changes = await asOwner<{ id: number }>(
    'select id from list_changes where project_id = $1 order by id',
    [ctx.project.id],
  );
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last || first === last) throw new Error('the lists of the project were changed');
  return { first: first.id, last: last.id };
};

export async function leaveFirstChange(project: FilledProject): Promise<void> {
  await leaveChange((await changesOf(project)).first, project.ctx.project.id);
}

/** Commits immediately, so both are left over again each time. */
async function noLongerLeft({ own, other }: Asked): Promise<void> {
  const { last } = await changesOf(own);
  for (const { ctx } of [own, other]) await leaveChange(last, ctx.project.id);
  await deleteLeft(last, own.ctx.project.id);
  expect(await findLeftProjects(last)).toEqual([other.ctx.project.id]);
}

const findDelivery = async ({ tx, ctx, token }: Asked): Promise<DeliveryRow> =>
  tx.webhookDelivery.findUniqueOrThrow({
    where: { project_id_token: { project_id: ctx.project.id, token: token('whd') } },
  });

const ofLeases: Calls = {
  'a flow that is claimed': (asked) => claimFlow(asked.tx, asked.ctx, asked.token('flw'), later(asked)),
  'a lease that goes on': (asked) => {
    const lease = { token: asked.token('flw'), lease_generation: 7 };
    return lockLeasedFlow(asked.tx, asked.ctx, lease, { lease_until: later(asked), findings: {} });
  },
  'a lease': (asked) =>
    renewLease(asked.tx, asked.ctx, { token: asked.token('flw'), lease_generation: 7 }, later(asked)),
};

export const ofWork: Calls = {
  ...ofLeases,
  'a flow whose run is requested': ({ tx, ctx, token }) => markRunRequested(tx, ctx, token('flw')),
  'the entity of a flow': ({ tx, ctx, token }) => updateEntityOfParties(tx, ctx, token('flw'), token('ent')),
  'a flow by its reference': ({ tx, ctx }) => findFlowByReference(tx, ctx, 'company', 'held'),
  'who is monitored': ({ ctx }) => findMonitored(ctx, '', 100),
  'who is due': (asked) => findDue(asked.ctx, later(asked), '', 100),
  'a change that goes on where it was left': async ({ tx, ctx, own }) =>
    moveLeft(tx, ctx, (await changesOf(own)).first, { entity: 'ent_z', searched: 0, found: 0 }),
  'a change that is no longer left': noLongerLeft,
  'a sample that is reset': async ({ tx, ctx }) => {
    const sample = await findSample(tx, ctx);
    if (!sample) throw new Error('the project has a sample');
    return updateSample(tx, ctx, sample, { status: 'Deleting' });
  },
  'the oldest import': ({ tx, ctx }) => claimImport(tx, ctx),
  'attempts of deliveries': async (asked) => readAttempts(asked.ctx, [await findDelivery(asked)]),
  'a delivery with what was sent': ({ tx, ctx, token }) =>
    findSentDelivery(tx, ctx, token('whk'), token('whd')),
  'a delivery that is locked': ({ tx, ctx, token }) => lockDelivery(tx, ctx, token('whk'), token('whd')),
  'a delivery that is sent again': ({ tx, ctx, token }) => renewDelivery(tx, ctx, token('whd'), 'pending'),
  'deliveries that are sent again': ({ tx, ctx, token }) => {
    const webhookToken = token('whk');
    return renewDeliveries(tx, ctx, {
      webhookToken,
      from: 'failed',
      to: 'pending',
      eventType: null,
      limit: 9,
    });
  },
};
