import { policyKinds } from '@/components/settings/policies/policy-kinds';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { PolicyKind } from '@/lib/domain/policies/schema';

/** Publications of policies before a moment, the newest first. */
interface Published {
  records: readonly Pick<AuditRecord, 'details'>[];
  /** Whether there are no others before the moment. */
  isWhole: boolean;
}

export interface VersionAt {
  kind: PolicyKind;
  name: string;
  /** "version 2", or "Probity’s default". */
  version: string;
}

/** The versions that were in force. Leaves out a kind whose last publication is not among those read. */
export function versionsAt({ records, isWhole }: Published, kinds: readonly PolicyKind[]): VersionAt[] {
  return kinds.flatMap((kind) => {
    const newest = records.find(({ details }) => details.kind === kind);
    if (!newest && !isWhole) return [];
    const version = newest ? `version ${String(newest.details.version)}` : 'Probity’s default';
    return [{ kind, name: policyKinds[kind].name, version }];
  });
}

/** "Screening: version 2; Alert deadlines: Probity’s default". */
export const versionsText = (versions: readonly VersionAt[]): string =>
  versions.map(({ name, version }) => `${name}: ${version}`).join('; ');
