import type { PolicyVersion } from '@/lib/domain/policies/schema';
import type { Tone } from '@/components/ui/tone';

interface VersionState {
  word: string;
  tone: Tone;
}

export const versionName = ({ version }: Pick<PolicyVersion, 'version'>) =>
  version === 0 ? 'Default' : `Version ${version}`;

/** @param newest the number of the version in force */
export function versionState({ version, is_readable }: PolicyVersion, newest: number): VersionState {
  if (!is_readable) return { word: 'Invalid', tone: 'warning' };
  return version === newest ? { word: 'In force', tone: 'good' } : { word: 'Replaced', tone: 'neutral' };
}

export interface ComparedVersion {
  version: PolicyVersion;
  /** Null for the default, which replaced none. */
  replaced: PolicyVersion | null;
}

/**
 * Each version with the one that it replaced.
 * @param versions newest first
 * @param hasMore whether older versions are not loaded yet; the last one is then left out
 */
export function comparedVersions(versions: readonly PolicyVersion[], hasMore: boolean): ComparedVersion[] {
  const compared = versions.map((version, place) => ({ version, replaced: versions[place + 1] ?? null }));
  return hasMore ? compared.slice(0, -1) : compared;
}
