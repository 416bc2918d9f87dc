import type { Check, FlowParty } from '@/generated/prisma/client';
import { isCleared, isFalsePositive } from '@/lib/domain/alerts/clearing';
import { matchesOf } from '@/lib/domain/alerts/json-columns';
import type { AlertOfCheck } from '@/lib/domain/alerts/present';
import { isOpenCheck } from '@/lib/domain/checks/moves';
import { hitStatusOf, isScreened } from '@/lib/domain/checks/outcome';
import { screenedLists } from '@/lib/domain/checks/screened-lists';
import { timestampOrNull, wholeDate } from '@/lib/domain/present';
import type { CheckTypeCode, EntityRole } from '@/lib/domain/words';
import { ownerRole } from './company-parties';
import { subjectOf } from './json-columns';
import type { FlowRows } from './rows';
import type { PartyKind } from './party';
import type { FlowResult, PartyBlock, FlowMatch } from './result-schema';

export interface ScreenedRows extends FlowRows {
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

const checksOf = (rows: ScreenedRows, party: FlowParty) =>
  rows.checks.filter((check) => check.party_position === party.screened_as);

const screeningOf = (checks: readonly Check[]) => checks.filter((check) => check.category === 'Screening');

export function presentScreening(rows: ScreenedRows): FlowResult['screening'] {
  const screening = screeningOf(rows.checks);
  if (screening.every(isOpenCheck)) return null;
  const { alerts } = rows;
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
export const hitsOf = (rows: ScreenedRows, party: FlowParty) =>
  hits(screeningOf(checksOf(rows, party)), rows.alerts);

/** Default role of a director or owner without a stated role. */
const entityRoleOf = ({ kind, ownership_percentage }: FlowParty): EntityRole =>
  kind === 'ubo' ? ownerRole(ownership_percentage) : 'Director';

function presentParty(rows: ScreenedRows, party: FlowParty): PartyBlock {
  const screening = screeningOf(checksOf(rows, party));
  const { name, date_of_birth } = subjectOf(party);
  return {
    entity_token: party.entity_token,
    name,
    date_of_birth: wholeDate(date_of_birth),
    role: party.role ?? entityRoleOf(party),
    ownership_percentage: party.ownership_percentage,
    ...hitsOf(rows, party),
    screening_completed_at: timestampOrNull(lastCompletion(screening)),
  };
}

export const presentParties = (rows: ScreenedRows, kind: PartyKind): PartyBlock[] =>
  rows.parties.filter((party) => party.kind === kind).map((party) => presentParty(rows, party));
