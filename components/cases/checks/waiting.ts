import type { Case } from '@/lib/domain/cases/schema';
import { imageChecks } from '@/lib/domain/image-checks';
import type { Check } from '@/lib/domain/checks/schema';
import { startTokenHours } from '@/lib/domain/start-token';
import { whyNotAskClient } from '@/components/cases/moves/asks-client';
import { formatDateTime } from '@/components/ui/format';
import { waitsForPerson } from './waits-for-person';

const hourMs = 3_600_000;

type Waited = Pick<Check, 'status' | 'type_code' | 'created_at'>;

/**
 * Until when the person has a link, as a sentence. A hosted journey waits for images alone (API §3.2); what else waits, without any, is a
 * check of the sandbox in a flow that gave out no link.
 * @param checks of the same person
 */
export function linkText(name: string, check: Waited, checks: readonly Waited[], now: Date): string {
  const hasLink = checks.some((each) => waitsForPerson(each) && imageChecks.includes(each.type_code));
  if (!hasLink) return `${name} has no link to continue with.`;
  const until = new Date(Date.parse(check.created_at) + startTokenHours * hourMs);
  const at = formatDateTime(until.toISOString());
  return until > now ? `${name}’s link works until ${at}.` : `${name}’s link stopped working on ${at}.`;
}

/** A case can ask for a document; nothing asks for a selfie (API §5.13). */
export const mayAskAgain = (
  { status, category }: Pick<Check, 'status' | 'category'>,
  of: Pick<Case, 'status'>,
): boolean => status === 'Awaiting Document' && category === 'Identity' && whyNotAskClient(of) === null;
