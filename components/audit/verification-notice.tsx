import { ShieldAlert, ShieldCheck, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { counted, formatDateTime } from '@/components/ui/format';
import { ProblemNotice } from '@/components/ui/problem-notice';
import type { AuditVerification } from '@/lib/domain/audit/schema';
import type { useVerification } from './use-audit-log';

/** What checking the chain has found, in words. */
export function VerificationNotice({ verification }: { verification: ReturnType<typeof useVerification> }) {
  const { data, error, isError, reset } = verification;
  if (isError) return <ProblemNotice className="m-4" title="The log could not be verified" problem={error} />;
  return (
    <div role="status">
      {data && (
        <div
          className={classNames(
            'm-4 flex gap-3 rounded-md border border-tone/40 bg-tone-soft p-3 text-sm',
            data.valid ? 'tone-good' : 'tone-danger',
          )}
        >
          {data.valid ? (
            <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
          ) : (
            <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
          )}
          <Result result={data} />
          <Button look="quiet" size="small" aria-label="Close the result" onClick={reset}>
            <X aria-hidden />
          </Button>
        </div>
      )}
    </div>
  );
}

function Result({
  result: { valid, records, first_bad_sequence, head, checkpoint },
}: {
  result: AuditVerification;
}) {
  return (
    <div className="min-w-0 flex-1">
      <p className="font-semibold text-tone">
        {valid
          ? `${counted(records, 'record is', 'records are')} complete and unchanged`
          : `Record ${first_bad_sequence} does not match the records before it`}
      </p>
      <p>
        {valid
          ? 'The hash of each record was recalculated and includes the previous record.'
          : `It was changed, or a record near it was removed. ${counted(records, 'record was', 'records were')} checked.`}{' '}
        {checkpoint
          ? `Compared with the signed checkpoint at record ${checkpoint.sequence}, ${formatDateTime(checkpoint.time)}.`
          : 'There is no signed checkpoint in this period to compare with.'}
      </p>
      {head && <p className="mt-1 font-mono text-2xs break-all text-muted">Newest hash {head}</p>}
    </div>
  );
}
