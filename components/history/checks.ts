import type { CheckTypeCode } from '@/lib/domain/words';
import { checkName } from '@/lib/domain/check-names';
import type { Tone } from '@/components/ui/tone';
import { type Names, quoted, type Sentence, type Teller, textOf, type Told } from './teller';

function checkOf({ details }: Told): string {
  const name = checkName[details.type_code as CheckTypeCode]; // every check event has it
  return name ? `the check ${name}` : 'a check';
}

function ofWhom(name: string | undefined): string {
  return name ? ` of ${name}` : '';
}

const onCheck =
  (verb: string, tone?: Tone): Teller =>
  (record, names) => ({
    text: `${verb} ${checkOf(record)}${ofWhom(names.ofCheck(record.target_token))}`,
    note: quoted(textOf(record.details.notes)) ?? textOf(record.details.reason),
    tone,
  });

const completed: Record<string, string> = {
  Pass: 'passed',
  Refer: 'was referred',
  Fail: 'was not passed',
};

function tellCompleted(record: Told, names: Names): Sentence {
  const result = textOf(record.details.result);
  const outcome = (result && completed[result]) ?? 'ended';
  return {
    text: `finished ${checkOf(record)}${ofWhom(names.ofCheck(record.target_token))}: it ${outcome}`,
    tone: result === 'Pass' ? undefined : 'caution',
  };
}

/** The sentences about checks, following the actor's name. */
export const checks = {
  'check.executed': onCheck('started'),
  'check.completed': tellCompleted,
  'check.failed': onCheck('could not complete', 'warning'),
  'check.cancelled': onCheck('cancelled'),
  'check.retried': onCheck('asked again for'),
  'check.waived': onCheck('waived'),
} satisfies Record<string, Teller>;
