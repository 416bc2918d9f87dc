import { counted } from '@/components/ui/format';
import { formatDate } from '@/lib/domain/readable';
import type { DateRange } from '@/components/ui/date-range';
import type { Tone } from '@/components/ui/tone';
import type { AuditVerification } from '@/lib/domain/audit/schema';
import { recordTime } from '@/lib/domain/record-time';

interface Told {
  tone: Extract<Tone, 'good' | 'danger' | 'neutral'>;
  title: string;
  sentences: string[];
}

/** The period in words; null is the whole log. */
function periodText(days: DateRange | null): string {
  if (!days) return 'The whole log.';
  return days.from === days.to
    ? `The whole of ${formatDate(days.to)}, in UTC.`
    : `The period from ${formatDate(days.from)} to ${formatDate(days.to)}, both days whole and in UTC.`;
}

const endText = ({ sequence, created_at }: { sequence: number; created_at: string }) =>
  `record ${sequence} of ${recordTime(created_at)}`;

const extentText = ({ first, last }: AuditVerification) =>
  first && last ? [`From ${endText(first)} to ${endText(last)}.`] : [];

const checkpointText = ({ checkpoint }: AuditVerification) =>
  checkpoint
    ? `Compared with the signed checkpoint at record ${checkpoint.sequence}, ${recordTime(checkpoint.time)}.`
    : 'There is no signed checkpoint in this period to compare with.';

/** The result of verifying the given days, or the whole log, in words. */
export function verificationText(result: AuditVerification, days: DateRange | null): Told {
  const period = periodText(days);
  const found = [period, ...extentText(result)];
  if (!result.valid)
    return {
      tone: 'danger',
      title: `Record ${result.first_bad_sequence} does not match the records before it`,
      sentences: [
        ...found,
        `It was changed, or a record near it was removed. ${counted(result.records, 'record was', 'records were')} checked.`,
        checkpointText(result),
      ],
    };
  if (result.records === 0)
    return {
      tone: 'neutral',
      title: days ? 'The log has no record of this period' : 'The log has no records yet',
      sentences: [period, 'There was nothing to verify.'],
    };
  return {
    tone: 'good',
    title: `${counted(result.records, 'record is', 'records are')} complete and unchanged`,
    sentences: [
      ...found,
      'The hash of each record was recalculated and includes the previous record.',
      checkpointText(result),
    ],
  };
}
