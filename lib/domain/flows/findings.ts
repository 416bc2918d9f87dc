import type { Flow, FlowParty } from '@/generated/prisma/client';
import type { RegistryCompany, Subject } from '@/lib/domain/providers/provider';
import type { ListVersion } from '@/lib/domain/screening/schema';

/** What a flow learned that no other row holds; the `findings` column. */
export interface FlowFindings {
  company?: RegistryCompany;
  lists?: ListVersion[];
}

// JSON columns that only this folder writes, with values of these types.
export const findingsOf = (flow: Flow) => flow.findings as FlowFindings;
export const subjectOf = (party: FlowParty) => party.subject as unknown as Subject;

/** Null for a date without its day: a calendar date is not made up from year and month. */
export const wholeDate = (date: string | null) => (date?.length === 10 ? date : null);
