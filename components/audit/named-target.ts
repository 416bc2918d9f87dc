import { nameInDetails } from '@/components/history/name-in-details';
import type { NameOf } from '@/components/history/teller';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import { isPolicyKind, policyKinds } from '@/components/settings/policies/policy-kinds';
import { eventName } from './event-name';

type Named = Pick<AuditRecord, 'target_token' | 'details'>;
type About = Pick<AuditRecord, 'target_type' | 'target_token' | 'case_token'>;

/** A policy goes by its kind: "Screening". */
function policyIn({ target_token, details: { kind } }: Named): string | undefined {
  if (!target_token.startsWith('pol_') || typeof kind !== 'string') return undefined;
  return isPolicyKind(kind) ? policyKinds[kind].name : kind;
}

/**
 * The names of cases, lists, OAuth clients, policies and webhooks that records contain, which may be deleted by now.
 * @param records the newest first, whose names replace those of older ones
 */
export const namesInRecords = (records: readonly Named[]): (readonly [token: string, name: string])[] =>
  records.toReversed().flatMap((record) => {
    const name = nameInDetails(record.details) ?? policyIn(record);
    return name === undefined ? [] : [[record.target_token, name] as const];
  });

const shortToken = (token: string) => (token.length > 14 ? `${token.slice(0, 4)}…${token.slice(-6)}` : token);

/** What a record is about, in words: "Case CAS-000019", "Alert · CAS-000019", "User usr_…2f81ab". */
export function targetText({ target_type, target_token, case_token }: About, of: NameOf): string {
  const name = of(target_token);
  const ofCase = case_token !== null && case_token !== target_token ? of(case_token) : undefined;
  const kind = eventName(target_type);
  const what = name === undefined ? kind : `${kind} ${name}`;
  if (ofCase) return `${what} · ${ofCase}`;
  return name === undefined ? `${kind} ${shortToken(target_token)}` : what;
}
