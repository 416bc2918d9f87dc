import type { AppliedPolicy, PolicyKind } from './schema';

export interface PublishedVersion {
  kind: string;
  token: string;
  version: number;
  published_at: Date;
}

/** Probity's default where nothing was published. */
function versionAt(published: readonly PublishedVersion[], moment: Date, kind: PolicyKind): AppliedPolicy {
  const newest = published.findLast((each) => each.kind === kind && each.published_at <= moment);
  return { kind, token: newest?.token ?? null, version: newest?.version ?? 0 };
}

/**
 * The versions of these kinds that were in force at a moment.
 * @param published oldest first
 */
export const versionsAt = (
  published: readonly PublishedVersion[],
  moment: Date,
  kinds: readonly PolicyKind[],
): AppliedPolicy[] => kinds.map((kind) => versionAt(published, moment, kind));
