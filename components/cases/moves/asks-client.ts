import { caseMoves } from '@/lib/domain/cases/moves';
import type { Case } from '@/lib/domain/cases/schema';

type Asked = Pick<Case, 'status'>;

/** Whether the case has to be started first: asking the client is its first step. */
export const isBegunFirst = ({ status }: Asked): boolean => caseMoves.can('progress', status);

const states: Partial<Record<Case['status'], string>> = {
  'Client Input': 'The case is already waiting for the client.',
  Closed: 'The case is closed.',
};

/** Why the client of the case cannot be asked for a document now; null if they can (API §6.1). */
export function whyNotAskClient(of: Asked): string | null {
  if (isBegunFirst(of) || caseMoves.can('request_client_input', of.status)) return null;
  return (
    states[of.status] ??
    `The case is ${of.status}. The client can be asked while the case is New or In Progress.`
  );
}
