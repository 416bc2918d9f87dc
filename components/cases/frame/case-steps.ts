import type { Case } from '@/lib/domain/cases/schema';

type Status = Case['status'];

/** A status change from the audit log of a case. */
export interface StatusChange {
  to: string;
  at: string;
}

export interface CaseStep {
  label: Status;
  note?: string;
}

const usual: readonly Status[] = ['New', 'In Progress', 'In Review', 'Closed'];

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dayAndMonthOf = (at: string) => dayAndMonth.format(new Date(at));

/** The statuses in order. One outside the usual sequence comes before In Review, to which the case returns. */
function wayOf(status: Status): readonly Status[] {
  if (usual.includes(status)) return usual;
  return usual.flatMap((step) => (step === 'In Review' ? [status, step] : [step]));
}

/** The statuses of the case in order, with the days when it reached them. */
export function caseSteps(
  { status, created_at }: Pick<Case, 'status' | 'created_at'>,
  changes: readonly StatusChange[],
): { steps: CaseStep[]; current: number } {
  const way = wayOf(status);
  const current = way.indexOf(status);
  const reachedAt = (step: Status) =>
    step === 'New' ? created_at : changes.findLast(({ to }) => to === step)?.at;
  const steps = way.map((label, place) => {
    const at = reachedAt(label);
    if (at === undefined || place > current) return { label };
    const isUnderWay = place === current && label !== 'Closed' && label !== 'New';
    return { label, note: isUnderWay ? `since ${dayAndMonthOf(at)}` : dayAndMonthOf(at) };
  });
  // A closed case has no current step.
  return { steps, current: status === 'Closed' ? way.length : current };
}
