import type { ArrivingDocument } from '@/lib/domain/documents/service/ask-of-journey';
import type { JourneyFacts } from '@/lib/domain/flows/service/ask-journey-facts';
import { sidesOf, stepOf, stepsOf } from './progress';
import type { Capture, DocumentOption, Journey, JourneyDetails } from './schema';
import type { JourneyState } from './state';
import { journeyIdOf, type Visitor } from './visitor';

export const presentCapture = (row: ArrivingDocument): Capture =>
  ({
    upload_token: row.token,
    purpose: row.purpose,
    action: row.action,
    status: row.status,
    received_bytes: row.received_bytes,
    byte_size: row.byte_size,
    problems: row.problems,
  }) as Capture; // text columns that only the documents folder writes, with values of these schemas

/** For each side and action: the newest accepted image, otherwise the newest. */
function counting(captures: readonly ArrivingDocument[]): ArrivingDocument[] {
  const ofEach = Map.groupBy(captures, ({ purpose, action }) => `${purpose} ${action}`);
  return [...ofEach.values()].flatMap((same) => {
    const counts = same.findLast(({ status }) => status === 'accepted') ?? same.at(-1);
    return counts ? [counts] : [];
  });
}

const detailsOf = ({ request }: JourneyFacts): JourneyDetails => ({
  first_name: request.first_name,
  last_name: request.last_name,
  date_of_birth: request.date_of_birth ?? null,
  nationality: request.nationality ?? null,
  country: request.country,
});

/** Preferred type first. */
export function optionsOf({ document_types, facts, policy }: JourneyState): DocumentOption[] {
  const preferred = facts?.request.document_type;
  // Documents that an analyst requested are accepted, whatever the current policy.
  const offered = document_types ?? policy.journey.document_types;
  const ordered = offered.toSorted((a, b) => Number(b === preferred) - Number(a === preferred));
  return ordered.map((document_type) => ({ document_type, sides: sidesOf[document_type] }));
}

/** No data of the person is shown once they have nothing more to do. */
export function presentJourney(visitor: Visitor, state: JourneyState): Journey {
  const isOpen = state.status === 'open';
  return {
    id: journeyIdOf(visitor),
    status: state.status,
    kind: state.kind,
    project_name: visitor.project_name,
    branding: state.branding,
    message: isOpen ? state.message : null,
    steps: [...stepsOf[state.kind]],
    step: stepOf(state),
    details: isOpen && state.facts ? detailsOf(state.facts) : null,
    document_options: isOpen ? optionsOf(state) : [],
    document: (isOpen && state.answers.document) || null,
    likely_country: isOpen ? state.likely_country : null,
    captures: isOpen ? counting(state.captures).map(presentCapture) : [],
    challenge: isOpen ? state.challenge : null,
    expires_at: state.expires_at.toISOString(),
    retention_days: state.policy.retention.document_days,
  };
}

/** For a token that is unknown here, without revealing whether it ever existed. */
export const unknownJourney: Journey = {
  id: null,
  status: 'unknown',
  kind: null,
  project_name: null,
  branding: null,
  message: null,
  steps: [],
  step: 'done',
  details: null,
  document_options: [],
  document: null,
  likely_country: null,
  captures: [],
  challenge: null,
  expires_at: null,
  retention_days: null,
};
