'use client';

import type { PolicyKind } from '@/lib/domain/policies/schema';
import { useVersionsAt } from './use-versions-at';
import { versionsText } from './versions-at';

interface PoliciesAtProps {
  moment: string;
  kinds: readonly PolicyKind[];
  /** "When it was raised". */
  when: string;
}

/** Which versions of the policies were in force at a moment. */
export function PoliciesAt({ moment, kinds, when }: PoliciesAtProps) {
  const versions = useVersionsAt(moment, kinds);
  if (versions.length === 0) return null;
  return (
    <p className="mt-1 text-xs text-muted">
      {when}: {versionsText(versions)}
    </p>
  );
}

/** Which version of one policy was in force, such as "version 3". */
export function PolicyAt({ moment, kind }: { moment: string; kind: PolicyKind }) {
  return <>{useVersionsAt(moment, [kind])[0]?.version ?? '…'}</>;
}
