import type { Subject } from '@/lib/domain/providers/provider';
import { refuseMarkersInProduction } from '@/lib/domain/providers/sandbox/marker';
import { refuseUnreadableNames } from '@/lib/domain/screening/unreadable-name';
import type { Context } from '@/lib/platform/context';
import type { Party } from './party';
import { type FlowRequest, planFlow } from './plan';

const subjectField = { company: 'company_name', person: 'last_name', screening: 'name' } as const;

/** Every subject, with the field that names it. */
function namedSubjects(flow: FlowRequest): [field: string, subject: Subject][] {
  const ofKinds = [...Map.groupBy(planFlow(flow), ({ kind }) => kind).values()];
  const fieldOf = ({ kind }: Party, place: number) =>
    kind === 'subject' ? subjectField[flow.flow_type] : `${kind}s.${place}.last_name`;
  return ofKinds.flatMap((parties) =>
    parties.map((party, place): [string, Subject] => [fieldOf(party, place), party.subject]),
  );
}

/**
 * Throws `ValidationFailed` (400) for a name that cannot be screened, or is a sandbox marker in production.
 */
export function refuseUnfitNames({ project }: Context, flow: FlowRequest): void {
  const subjects = namedSubjects(flow);
  for (const [field, subject] of subjects) refuseMarkersInProduction(subject, project.environment, field);
  refuseUnreadableNames(subjects.map(([field, { last_name, name }]) => [field, last_name ?? name]));
}
