import { lockOpenCaseOfEntity } from '@/lib/domain/cases/service/lock-open-of-entity';
import { screeningCheckOf } from '@/lib/domain/checks/schema';
import { getEntityRow } from '@/lib/domain/entities/service/get-row';
import type { Subject } from '@/lib/domain/providers/provider';
import type { ScreeningCategory } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/database/transaction';
import { subjectParty } from '../party';
import type { ScreeningRequest } from '../schema';
import { insertFlow } from '../store';
import { addParties } from './add-parties';
import { subjectOfEntity } from './entity-subject';
import { newFlowRow } from './new-flow-row';

/** A request like one from a caller. */
const requestFor = (subject: Subject, categories: ScreeningRequest['categories']): ScreeningRequest => ({
  name: subject.name,
  entity_type: subject.type === 'Company' ? 'company' : 'person',
  date_of_birth: subject.date_of_birth ?? undefined,
  nationality: subject.nationality ?? undefined,
  country: subject.country ?? undefined,
  categories,
});

/**
 * Creates a screening flow for an existing entity in its newest case that is not closed; without one, a match
 * opens a Review. Returns its token. A sandbox marker is an ordinary name here in production: the customer exists,
 * and must be screened (API §3.11). Throws `NotFound` (404).
 */
export async function createEntityFlow(
  tx: Transaction,
  ctx: Context,
  entityToken: string,
  categories: readonly ScreeningCategory[],
  mode: 'sync' | 'async',
): Promise<string> {
  const subject = subjectOfEntity(await getEntityRow(tx, ctx, entityToken));
  const asked = [...new Set(categories)];
  const flow_token = newToken('flw');
  const case_token = await lockOpenCaseOfEntity(tx, ctx, entityToken);
  const request = requestFor(subject, asked);
  const row = newFlowRow(ctx, flow_token, { flow_type: 'screening', mode, request });
  await insertFlow(tx, { ...row, case_token });
  const codes = asked.map((category) => screeningCheckOf[category]);
  const party = { ...subjectParty(subject, codes), entity_token: entityToken };
  await addParties(tx, ctx, {
    flow_token,
    case_token,
    external_reference: null,
    known: [],
    parties: [party],
  });
  return flow_token;
}
