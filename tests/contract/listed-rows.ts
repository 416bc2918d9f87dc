import { aCase, anAlert, anEntity } from '@/prisma/seed/factories';
import { asOwner } from '@/tests/owner';
import { aProject, type TestProject } from '@/tests/project';

const categories = ['Sanctions Hit', 'PEP Match', 'Name Mismatch', 'API Failure'] as const;
const caseTypes = ['Onboarding', 'Review', 'Perpetual'] as const;
/** More than a page of three or five, and than 25. */
export const rows = 27;

export interface ListedRows {
  project: TestProject;
  /** The case that every entity and alert belongs to. */
  case_token: string;
}

/** As many alerts, cases and entities: many share their sort values, and some cases have none. */
export async function aProjectWithRows(): Promise<ListedRows> {
  const project = await aProject();
  let case_token = '';
  const { id } = project.ctx.project;
  for (let n = 0; n < rows; n += 1) {
    const opened = await aCase(project.ctx, {
      type: caseTypes[n % 3],
      entity_category: n % 2 ? 'Person' : 'Company',
    });
    case_token ||= opened.token;
    const { token: entity_token } = await anEntity(project.ctx, {
      case_token,
      type: n % 2 ? 'Person' : 'Company',
    });
    await anAlert(project.ctx, { case_token, entity_token, category: categories[n % 4] });
  }
  const fewDays = `date_trunc('day', now()) - (ascii(right(token, 1)) % 4) * interval '1 day'`;
  await asOwner(`update cases set created_at = ${fewDays}, updated_at = ${fewDays} where project_id = $1`, [
    id,
  ]);
  await asOwner(
    `update cases set risk_tier = 'Low', risk_score = (ascii(right(token, 1)) % 3) * 10.5
      where project_id = $1 and ascii(right(token, 1)) % 5 <> 0`,
    [id],
  );
  await asOwner(
    `update alerts set created_at = ${fewDays}, sla_deadline = ${fewDays} + interval '7 days' where project_id = $1`,
    [id],
  );
  await asOwner(`update entities set created_at = ${fewDays} where project_id = $1`, [id]);
  return { project, case_token };
}
