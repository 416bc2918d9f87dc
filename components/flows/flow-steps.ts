import type { FlowResult } from '@/lib/domain/flows/result-schema';
import { namesOfChecks } from '@/lib/domain/check-names';
import { roleName } from '@/lib/domain/role-names';
import { isOpenCheck, runningCheckStatuses } from '@/lib/domain/checks/moves';
import type { CheckStatus } from '@/lib/domain/words';
import type { Step } from '@/components/ui/stepper';

const waits: readonly { statuses: readonly CheckStatus[]; text: (names: string) => string }[] = [
  { statuses: ['Awaiting Document'], text: (names) => `A document from the person: ${names}` },
  { statuses: ['Awaiting Client'], text: (names) => `The person, to continue: ${names}` },
  {
    statuses: ['Retry Scheduled'],
    text: (names) => `A provider that did not answer, and will be asked again: ${names}`,
  },
  { statuses: runningCheckStatuses, text: (names) => `The answer of a provider: ${names}` },
];

/** What the flow is waiting for, in sentences; empty once it has ended. */
export function waitedFor({ processing_status, checks_summary: { checks } }: FlowResult): string[] {
  if (processing_status !== 'processing') return [];
  return waits.flatMap(({ statuses, text }) => {
    const types = checks.filter(({ status }) => statuses.includes(status)).map(({ type }) => type);
    return types.length === 0 ? [] : [text(namesOfChecks(types))];
  });
}

export interface FlowProgress {
  steps: Step[];
  /** The index of the current step; the number of steps when all are done. */
  current: number;
}

/** The steps of a flow. Each begins when the previous one has ended. */
export function progressOf({ processing_status, overall_verdict, checks_summary }: FlowResult): FlowProgress {
  const { checks } = checks_summary;
  const ended = checks.filter((check) => !isOpenCheck(check)).length;
  const isEnded = processing_status !== 'processing';
  const steps = [
    { label: 'Received' },
    { label: 'Checks', note: `${ended} of ${checks.length}` },
    { label: 'Judged', ...(overall_verdict && { note: overall_verdict }) },
    { label: processing_status === 'failed' ? 'Given up' : 'Result ready' },
  ];
  if (isEnded) return { steps, current: steps.length };
  return { steps, current: ended < checks.length || checks.length === 0 ? 1 : 2 };
}

const hourMs = 60 * 60_000;

/** A duration as "840 ms", "3.2 s", "4 min", "60 h" or "4 d". */
export function durationText(from: string, to: string | null): string {
  if (to === null) return '–';
  const ms = Date.parse(to) - Date.parse(from);
  if (ms < 1_000) return `${Math.max(0, ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  if (ms < 2 * hourMs) return `${Math.round(ms / 60_000)} min`;
  return ms < 72 * hourMs ? `${Math.round(ms / hourMs)} h` : `${Math.round(ms / (24 * hourMs))} d`;
}

type Hits = Pick<
  NonNullable<FlowResult['screening']>,
  'pep_status' | 'sanctions_status' | 'adverse_media_status' | 'watchlist_status'
>;

/** The screening results of the subject itself: `screening` covers all parties, and a company flow may have several. */
export const hitsOfSubject = ({ flow_type, company, screening }: FlowResult): Hits | null =>
  (flow_type === 'company' ? company : screening) ?? null;

export interface Party {
  key: string;
  /** Null if the page has to load it: the result of a person flow has no name. */
  name: string | null;
  entityToken: string | null;
  role: string;
  hits: Hits | null;
}

/** The result has any text. */
const namesOfRoles: Partial<Record<string, string>> = roleName;

const share = (percentage: number | null) => (percentage === null ? '' : `, ${percentage}%`);

/** The parties of a company flow besides the company itself. */
export function otherParties({ directors = [], beneficial_owners = [] }: FlowResult): Party[] {
  const of = (kind: string) => (party: (typeof directors)[number], place: number) => ({
    key: `${kind} ${place}`,
    name: party.name,
    entityToken: party.entity_token,
    role: `${party.role ? (namesOfRoles[party.role] ?? party.role) : kind}${share(party.ownership_percentage)}`,
    hits: party,
  });
  return [...directors.map(of('Director')), ...beneficial_owners.map(of('Owner'))];
}
