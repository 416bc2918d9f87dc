import { CircleSlash, ShieldAlert, ShieldCheck, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { toneClass } from '@/components/ui/tone';
import { daysOfPeriod } from './audit-filters';
import type { useVerification } from './use-audit-log';
import { verificationText } from './verification-words';

const iconStyle = 'mt-0.5 size-4 shrink-0 text-tone';

const icons = {
  good: <ShieldCheck aria-hidden className={iconStyle} />,
  danger: <ShieldAlert aria-hidden className={iconStyle} />,
  neutral: <CircleSlash aria-hidden className={iconStyle} />,
};

/** The result of verifying the chain, in words. */
export function VerificationNotice({ verification }: { verification: ReturnType<typeof useVerification> }) {
  const { data, error, isError, reset, variables } = verification;
  if (isError)
    return (
      <ProblemNotice className="mx-(--gutter) my-4" title="The log could not be verified" problem={error} />
    );
  const told = data && verificationText(data, daysOfPeriod(variables ?? {}));
  return (
    <div role="status">
      {told && (
        <div
          className={classNames(
            'mx-(--gutter) my-4 flex gap-3 rounded-md border border-tone/40 bg-tone-soft p-3 text-sm',
            toneClass[told.tone],
          )}
        >
          {icons[told.tone]}
          <div className="min-w-0 flex-1">
            <p className="font-semibold text-tone">{told.title}</p>
            {told.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {data.head && (
              <p className="mt-1 font-mono text-2xs break-all text-muted">
                Hash of the last verified record {data.head}
              </p>
            )}
          </div>
          <Button look="quiet" size="small" aria-label="Close the result" onClick={reset}>
            <X aria-hidden />
          </Button>
        </div>
      )}
    </div>
  );
}
