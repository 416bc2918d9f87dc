import type { Check } from '@/generated/prisma/client';
import { imageChecks } from '@/lib/domain/image-checks';
import type { CheckResult, CheckStatus } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Subquery } from '@/lib/platform/database/subqueries';
import { byteaText } from '@/lib/platform/database/insert-rows';
import type { EarlierCheck } from '../new-row';

type CheckQuestion = Pick<Check, 'type_code'> & { subject_key: Uint8Array };

/** Only a Pass (API §7.6): a check that raised an alert runs again, so that every case has its own alert. */
const reusable: { status: CheckStatus; result: CheckResult } = { status: 'Complete', result: 'Pass' };

interface StoredPass extends Omit<EarlierCheck, 'subject_key' | 'valid_until'> {
  subject_key: string;
  valid_until: string;
  completed_at: string;
}

export interface EarlierPass extends EarlierCheck {
  completed_at: Date;
}

/** Passes that answer one of the questions and are valid, newest first. */
export const validPasses = (
  ctx: Context,
  questions: readonly CheckQuestion[],
): Subquery<StoredPass[] | null, EarlierPass[]> => ({
  sql: `select jsonb_agg(jsonb_build_object('token', token, 'flow_token', flow_token,
      'subject_key', encode(subject_key, 'hex'), 'type_code', type_code,
      'result', result, 'result_data', result_data, 'provider', provider,
      'valid_until', valid_until, 'completed_at', completed_at) order by completed_at desc, token desc)
    from checks where project_id = ? and subject_key = any(?::bytea[]) and type_code = any(?::text[])
      and valid_until > ?::timestamptz and status = ? and result = ?`,
  values: [
    ctx.project.id,
    [...new Set(questions.map(({ subject_key }) => byteaText(subject_key)))],
    // New images are always read: no earlier Pass replaces them, whatever the policy says.
    [...new Set(questions.map(({ type_code }) => type_code))].filter((code) => !imageChecks.includes(code)),
    ctx.now(),
    reusable.status,
    reusable.result,
  ],
  read: (stored) =>
    (stored ?? []).map((each) => ({
      ...each,
      subject_key: new Uint8Array(Buffer.from(each.subject_key, 'hex')),
      valid_until: new Date(each.valid_until),
      completed_at: new Date(each.completed_at),
    })),
});
