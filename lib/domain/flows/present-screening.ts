import type { Check, FlowParty } from '@/generated/prisma/client';
import { isCleared, isFalsePositive } from '@/lib/domain/alerts/clearing';
import { matchesOf } from '@/lib/domain/alerts/json-columns';
import type { AlertOfCheck } from '@/lib/domain/alerts/present';
import { isOpenCheck } from '@/lib/domain/checks/moves';
import { hitStatusOf, isScreened } from '@/lib/domain/checks/outcome';
import { screenedLists } from '@/lib/domain/checks/screened-lists';
import { timestampOrNull } from '@/lib/domain/present';
import type { CheckTypeCode, EntityRole } from '@/lib/domain/words';
import { ownerRole } from './company-parties';
import { subjectOf, wholeDate } from './json-columns';
import type { FlowParts } from './parts';
import type { PartyKind } from './party';
import type { FlowResult, PartyBlock, FlowMatch } from './result-schema';

export interface ScreenedParts extends FlowParts {
  alerts: readonly AlertOfCheck[];
}

const flowMatchesOf = (alert: AlertOfCheck): FlowMatch[] =>
  matchesOf(alert).map((match) => ({ ...match, alert_token: alert.token }));

const hitStatus = (checks: readonly Check[], alerts: readonly AlertOfCheck[], code: CheckTypeCode) =>
  hitStatusOf(
    checks.filter((each) => each.type_code === code),
    (check) => isCleared(check, alerts),
  );

const hits = (checks: readonly Check[], alerts: readonly AlertOfCheck[]) => ({
  pep_status: hitStatus(checks, alerts, 'SCR_PEP'),
  sanctions_status: hitStatus(checks, alerts, 'SCR_SANCTIONS'),
  adverse_media_status: hitStatus(checks, alerts, 'SCR_ADVERSE_MEDIA'),
  watchlist_status: hitStatus(checks, alerts, 'SCR_WATCHLIST'),
});

/** Null while a check is open, and if nothing was screened. */
function lastCompletion(checks: readonly Check[]): Date | null {
  if (checks.some(isOpenCheck)) return null;
  const times = checks.filter(isScreened).flatMap((check) => check.completed_at ?? []);
  return times.reduce<Date | null>((last, at) => (last && last > at ? last : at), null);
}

const checksOf = (parts: ScreenedParts, party: FlowParty) =>
  parts.checks.filter((check) => check.party_position === party.screened_as);

const screeningOf = (checks: readonly Check[]) => checks.filter((check) => check.category === 'Screening');

export function presentScreening(parts: ScreenedParts): FlowResult['screening'] {
  const screening = screeningOf(parts.checks);
  if (screening.every(isOpenCheck)) return null;
  const { alerts } = parts;
  const found = alerts.filter((alert) => alert.match !== null);
  const media = found.filter((alert) => alert.category === 'Adverse Media' && !isFalsePositive(alert));
  return {
    ...hits(screening, alerts),
    adverse_media_count: media.length,
    screening_provider: screening.find((check) => check.provider)?.provider ?? null,
    screening_completed_at: timestampOrNull(lastCompletion(screening)),
    lists: screenedLists(screening),
    matches: found.flatMap(flowMatchesOf),
  };
}

/** Screening results of one party. */
export const hitsOf = (parts: ScreenedParts, party: FlowParty) =>
  hits(screeningOf(checksOf(parts, party)), parts.alerts);

/** Default role of a director or owner without a stated role. */
const entityRoleOf = ({ kind, ownership_percentage }: FlowParty): EntityRole =>
  kind === 'ubo' ? ownerRole(ownership_percentage) : 'Director';

function presentParty(parts: ScreenedParts, party: FlowParty): PartyBlock {
  const screening = screeningOf(checksOf(parts, party));
  const { name, date_of_birth } = subjectOf(party);
  return {
    entity_token: party.entity_token,
    name,
    date_of_birth: wholeDate(date_of_birth),
    role: party.role ?? entityRoleOf(party),
    ownership_percentage: party.ownership_percentage,
    ...hitsOf(parts, party),
    screening_completed_at: timestampOrNull(lastCompletion(screening)),
  };
}

export const presentParties = (parts: ScreenedParts, kind: PartyKind): PartyBlock[] =>
  parts.parties.filter((party) => party.kind === kind).map((party) => presentParty(parts, party));
