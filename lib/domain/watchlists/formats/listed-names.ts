import type { ListedName } from '@/lib/domain/screening/schema';

/** A name that is listed both as weak and as strong is strong. */
export function listedNames(
  primaryName: string,
  aliases: readonly { name: string | null; weak: boolean }[],
): ListedName[] {
  const names = new Map<string, ListedName>([
    [primaryName, { name: primaryName, kind: 'primary', weak: false }],
  ]);
  for (const { name, weak } of aliases) {
    if (name && names.get(name)?.weak !== false) names.set(name, { name, kind: 'alias', weak });
  }
  return [...names.values()];
}
