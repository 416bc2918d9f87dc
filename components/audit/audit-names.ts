import { kindOf, topicOf } from '@/lib/domain/alerts/kinds';
import type { Names } from '@/components/history/teller';
import type { User } from '@/lib/domain/access/schema';
import type { ListedAuditRecord } from '@/lib/domain/audit/schema';
import { namesInRecords } from './named-target';

type Named = Pick<ListedAuditRecord, 'target_token' | 'details' | 'names' | 'alert'>;

/** An alert or a check goes by the party that it is about, and has no name of its own. */
const hasOwnName = (token: string) => !/^(alt|chk)_/.test(token);

/** The names for the audit log: those in its records, and those of the project's people. */
export function auditNames(
  records: readonly Named[],
  people: readonly Pick<User, 'token' | 'name'>[],
): Names {
  const found = new Map([
    ...namesInRecords(records),
    ...records.flatMap(({ names }) => Object.entries(names)),
    ...people.map(({ token, name }) => [token, name] as const),
  ]);
  const alerts = new Map(
    records.flatMap(({ target_token, alert }) => (alert ? [[target_token, alert] as const] : [])),
  );
  const kindOfAlert: Names['kindOfAlert'] = (token) => {
    const alert = alerts.get(token);
    return alert && kindOf(alert);
  };
  const ofAlert = (token: string) => {
    const [alert, party] = [alerts.get(token), found.get(token)];
    return alert && `the ${topicOf(alert)} alert${party ? ` about ${party}` : ''}`;
  };
  return {
    of: (token) => (hasOwnName(token) ? found.get(token) : undefined),
    ofAlert,
    kindOfAlert,
    ofCheck: (token) => found.get(token),
  };
}
