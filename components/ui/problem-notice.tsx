import { CircleAlert } from 'lucide-react';
import { useContext } from 'react';
import { ProbityError } from '@/clients/typescript/src/problem';
import { fieldLabel } from '@/lib/domain/wording';
import { Button } from './button';
import { classNames } from './class-names';
import { inWords } from './field-errors';
import { SaysOffline } from './says-offline';

interface ProblemNoticeProps {
  title: string;
  problem: unknown;
  onRetry?: () => void;
  className?: string;
}

const isOffline = () => globalThis.navigator?.onLine === false;

/** A request or a part of the code that did not arrive: each browser has its own words for it, and no type. */
const isUnanswered = (problem: unknown) =>
  problem instanceof Error && /fetch|network|load failed|chunk|connection/i.test(problem.message);

export const unansweredText = () =>
  isOffline()
    ? 'There is no connection to the internet.'
    : 'The server could not be reached. Check your connection.';

export function messageOf(problem: unknown): string {
  if (problem instanceof ProbityError) return problem.message;
  return isUnanswered(problem)
    ? unansweredText()
    : 'Something went wrong on this page. Reload it and try again.';
}

/** A problem on one line, for a toast of the console, whose pages say more about a lost connection. */
export function describeProblem(problem: unknown): string {
  if (isUnanswered(problem) && isOffline()) return 'You are offline.';
  const requestId = problem instanceof ProbityError ? problem.requestId : null;
  return [messageOf(problem), requestId && `Request ${requestId}`].filter(Boolean).join(' ');
}

/** The details of a conflict say what stands in the way, which is no field that the person has filled in. */
const isOfForm = ({ status }: ProbityError): boolean => status !== 409;

export function ProblemNotice({ title, problem, onRetry, className }: ProblemNoticeProps) {
  const apiProblem = problem instanceof ProbityError ? problem : null;
  const isSaid = useContext(SaysOffline) && isUnanswered(problem);
  return (
    <div
      role="alert"
      className={classNames(
        'tone-warning flex gap-3 rounded-md border border-tone/40 bg-tone-soft p-3 text-sm',
        className,
      )}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-tone">{title}</p>
        {!isSaid && <p className="text-ink">{messageOf(problem)}</p>}
        {apiProblem?.details.map(({ field, message }) => (
          <p key={`${field} ${message}`} className="text-ink first-letter:uppercase">
            {field && isOfForm(apiProblem) && <span className="font-medium">{fieldLabel(field)}: </span>}
            {inWords(message)}
          </p>
        ))}
        {apiProblem?.requestId && (
          <p className="mt-1 font-mono text-2xs break-all text-muted">Request {apiProblem.requestId}</p>
        )}
      </div>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
