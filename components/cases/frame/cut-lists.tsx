import { useCaseAlerts, useChecks, useParties } from '@/components/cases/use-case';
import { cutText } from './cut-text';

/** Says above each tab what the console does not show or count of a very large case. */
export function CutLists({ token }: { token: string }) {
  const text = cutText({
    parties: useParties(token).data,
    checks: useChecks(token).data,
    alerts: useCaseAlerts(token).data,
  });
  return text && <p className="mb-3 text-sm text-muted">{text}</p>;
}
