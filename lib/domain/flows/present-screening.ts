import type { Alert, Check, FlowParty } from '@/generated/prisma/client';
import { isOpenCheck } from '@/lib/domain/checks/lifecycle';
import { hitStatusOf } from '@/lib/domain/checks/outcome';
import { timestampOrNull } from '@/lib/domain/present';
import type { Match } from '@/lib/domain/screening/schema';
import type { CheckTypeCode } from '@/lib/domain/words';
import { findingsOf, subjectOf, wholeDate } from './json-columns';
import type { FlowParts } from './parts';
import type { PartyKind } from './party';
import type { FlowResult, PartyBlock } from './result-schema';

export interface ScreenedParts extends FlowParts {
  alerts: readonly Alert[];
}

// A JSON column that the alerts folder writes, with values of this type.
const matchOf = (alert: Alert) => alert.match as unknown as Match;

const hitStatus = (checks: readonly Check[], code: CheckTypeCode) =>
  hitStatusOf(checks.filter((each) => each.type_code === code));

const hits = (checks: readonly Check[]) => ({
  pep_status: hitStatus(checks, 'SCR_PEP'),
  sanctions_status: hitStatus(checks, 'SCR_SANCTIONS'),
  adverse_media_status: hitStatus(checks, 'SCR_ADVERSE_MEDIA'),
});

function lastCompletion(checks: readonly Check[]): Date | null {
  if (checks.length === 0 || checks.some(isOpenCheck)) return null;
  const times = checks.flatMap((check) => check.completed_at ?? []);
  return times.reduce<Date | null>((last, at) => (last && last > at ? last : at), null);
}

const checksOf = (parts: ScreenedParts, party: FlowParty) =>
  parts.checks.filter((check) => check.party_position === party.screened_as);

const screeningOf = (checks: readonly Check[]) => checks.filter((check) => check.category === 'Screening');

export function presentScreening(parts: ScreenedParts): FlowResult['screening'] {
  const screening = screeningOf(parts.checks);
  if (screening.every(isOpenCheck)) return null;
  const matches = parts.alerts.filter((alert) => alert.match !== null);
  return {
    ...hits(screening),
    watchlist_status: hitStatus(screening, 'SCR_WATCHLIST'),
    adverse_media_count: matches.filter((alert) => alert.category === 'Adverse Media').length,
    screening_provider: screening.find((check) => check.provider)?.provider ?? null,
    screening_completed_at: timestampOrNull(lastCompletion(screening)),
    lists: findingsOf(parts.flow).lists ?? [],
    matches: matches.map((alert) => ({ ...matchOf(alert), alert_token: alert.token })),
  };
}

function presentParty(parts: ScreenedParts, party: FlowParty): PartyBlock {
  const screening = screeningOf(checksOf(parts, party));
  const { name, date_of_birth } = subjectOf(party);
  return {
    entity_token: party.entity_token,
    name,
    date_of_birth: wholeDate(date_of_birth),
    role: party.role,
    ownership_percentage: party.ownership_percentage,
    ...hits(screening),
    screening_completed_at: timestampOrNull(lastCompletion(screening)),
  };
}

export const presentParties = (parts: ScreenedParts, kind: PartyKind): PartyBlock[] =>
  parts.parties.filter((party) => party.kind === kind).map((party) => presentParty(parts, party));
