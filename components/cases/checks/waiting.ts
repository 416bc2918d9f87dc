import type { Case } from '@/lib/domain/cases/schema';
import { imageChecks } from '@/lib/domain/image-checks';
import { waitsForPerson } from '@/lib/domain/checks/moves';
import type { Check } from '@/lib/domain/checks/schema';
import { startTokenHours } from '@/lib/domain/start-token';
import { whyNotAskClient } from '@/components/cases/moves/asks-client';
import { formatDateTime } from '@/components/ui/format';

const hourMs = 3_600_000;

type Waited = Pick<Check, 'status' | 'type_code' | 'created_at'>;

/**
 * How long the person's link works, as a sentence. A hosted journey waits only for images (API §3.2). If only other
 * checks wait, they are sandbox checks of a flow that issued no link.
 * @param checks all checks on the same person
 */
export function linkText(name: string, check: Waited, checks: readonly Waited[], now: Date): string {
  const hasLink = checks.some((each) => waitsForPerson(each) && imageChecks.includes(each.type_code));
  if (!hasLink) return `${name} has no link to continue with.`;
  const until = new Date(Date.parse(check.created_at) + startTokenHours * hourMs);
  const at = formatDateTime(until.toISOString());
  return until > now ? `${name}’s link works until ${at}.` : `${name}’s link stopped working on ${at}.`;
}

/** Whether the case can ask for the document again. A selfie cannot be asked for (API §5.13). */
export const mayAskAgain = (
  { status, category }: Pick<Check, 'status' | 'category'>,
  of: Pick<Case, 'status'>,
): boolean => status === 'Awaiting Document' && category === 'Identity' && whyNotAskClient(of) === null;
