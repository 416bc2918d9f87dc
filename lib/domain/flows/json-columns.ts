import type { Flow, FlowParty } from '@/generated/prisma/client';
import type { RegistryCompany, Subject } from '@/lib/domain/providers/provider';

/** The `findings` column: answers of providers that are stored nowhere else. */
export interface FlowFindings {
  company?: RegistryCompany;
}

// JSON columns that only this folder writes, with values of these types.
export const findingsOf = (flow: Flow) => flow.findings as FlowFindings;
export const subjectOf = (party: FlowParty) => party.subject as unknown as Subject;

export function namedSubject(party: FlowParty): Pick<Subject, 'name' | 'type'> {
  const { name, type } = subjectOf(party);
  return { name, type };
}
