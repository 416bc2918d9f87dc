import { deleteOfCase as deleteAlertsOfCase } from '@/lib/domain/alerts/store/of-case';
import { deleteWithoutCase as deleteAlertsWithoutCase } from '@/lib/domain/alerts/store/of-entity';
import { findClosedUntil } from '@/lib/domain/cases/store/retention';
import {
  deleteOfCase as deleteChecksOfCase,
  deleteWithoutCase as deleteChecksWithoutCase,
  findFlowTokensWithoutCase,
} from '@/lib/domain/checks/store/deletion';
import { deleteOfCase as deleteCommentsOfCase } from '@/lib/domain/comments/store';
import { deleteEntityRows, findHeld, lockEntityRowsToDelete } from '@/lib/domain/entities/store/deletion';
import { lockEnded } from '@/lib/domain/flows/store/deletion';
import { deleteOfCase as deleteAssessmentsOfCase } from '@/lib/domain/risk/store';
import { type Calls, later } from './asked';

/** The twin has as many rows with the same tokens, so taking its rows would leave as many of the project's own. */
const twoRows = 2;

export const ofDeletion: Calls = {
  'two alerts of a case are deleted': ({ tx, ctx, token }) =>
    deleteAlertsOfCase(tx, ctx, token('cas'), twoRows),
  'two checks of a case are deleted': ({ tx, ctx, token }) =>
    deleteChecksOfCase(tx, ctx, token('cas'), twoRows),
  'two comments of a case are deleted': ({ tx, ctx, token }) =>
    deleteCommentsOfCase(tx, ctx, token('cas'), twoRows),
  'two assessments of a case are deleted': ({ tx, ctx, token }) =>
    deleteAssessmentsOfCase(tx, ctx, token('cas'), twoRows),
  'closed cases': (asked) => findClosedUntil(asked.tx, asked.ctx, later(asked), 100),
  'alerts without a case are deleted': async ({ tx, ctx, token }) => {
    await tx.$executeRaw`update alerts set case_token = null where entity_token = ${token('ent')}`;
    return deleteAlertsWithoutCase(tx, ctx, [token('ent')]);
  },
  'checks without a case': async ({ tx, ctx, token }) => {
    await tx.$executeRaw`update checks set case_token = null where entity_token = ${token('ent')}`;
    const flows = await findFlowTokensWithoutCase(tx, ctx, [token('ent')], twoRows);
    await deleteChecksWithoutCase(tx, ctx, [token('ent')]);
    return flows;
  },
  'flows that have ended': ({ tx, ctx, token }) => lockEnded(tx, ctx, [token('flw')]),
  'entities that another case holds': ({ tx, ctx, token }) =>
    findHeld(tx, ctx, [token('held')], token('cas')),
  'entities are locked': ({ tx, ctx, token }) => lockEntityRowsToDelete(tx, ctx, [token('ent')]),
  'entities are deleted': ({ tx, ctx, token }) => deleteEntityRows(tx, ctx, [token('owner')]),
};
