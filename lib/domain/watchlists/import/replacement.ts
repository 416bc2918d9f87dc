import type { PoolClient } from 'pg';
import { env } from '@/lib/platform/env';
import { compareWithInForce, type Replacement } from '../store/replacement';

/** What an import may do to the list in force. */
export interface ImportLimits {
  /** Of the entries of the version in force, in percent. */
  maxRemovedPercent: number;
  /** Of its names; as of the entries unless given. */
  maxLostNamesPercent?: number;
  /** So many entries may always go, as long as one is left. */
  alwaysRemovable?: number;
  /** Whether an edition may take the place of one that the publisher made later. */
  allowOlder: boolean;
}

export const configuredLimits = (): ImportLimits => ({
  maxRemovedPercent: env.PROBITY_MAX_REMOVED_PERCENT,
  allowOlder: false,
});

/** The file may be whole and well-formed, but what it would do to the list in force is seldom what was meant. */
export class ReplacementRefused extends Error {
  constructor(list: string, reason: string) {
    super(`${list}: ${reason}`);
    this.name = 'ReplacementRefused';
  }
}

/**
 * Throws ReplacementRefused when the version would remove more of the list in force than the limits allow, or is older
 * (docs/adr/0032). The first version of a list, and the next after it was retired, replaces nothing.
 */
export async function refuseReplacement(
  client: PoolClient,
  list: { token: string; name: string },
  version: number,
  limits: ImportLimits,
): Promise<void> {
  const replacement = await compareWithInForce(client, list.token, version);
  if (!replacement) return;
  const reason = olderReason(replacement, limits) ?? shrinkReason(replacement, limits);
  if (reason) throw new ReplacementRefused(list.name, reason);
}

function olderReason(
  { published_before: before, published }: Replacement,
  limits: ImportLimits,
): string | null {
  if (limits.allowOlder || !before || !published || published >= before) return null;
  return (
    `the edition is of ${published.toISOString()}, and the one in force of ${before.toISOString()}. ` +
    'If the older one is meant, import it with --allow-older'
  );
}

function shrinkReason(replacement: Replacement, limits: ImportLimits): string | null {
  const { entries_before, entries, removed, names_before, names } = replacement;
  const { maxRemovedPercent, maxLostNamesPercent = maxRemovedPercent, alwaysRemovable = 0 } = limits;
  const isFew = removed <= alwaysRemovable && entries > 0;
  const removedPercent = isFew ? 0 : percentOf(removed, entries_before);
  const lostPercent = percentOf(Math.max(names_before - names, 0), names_before);
  const percents = [
    ...(removedPercent > maxRemovedPercent ? [removedPercent] : []),
    ...(lostPercent > maxLostNamesPercent ? [lostPercent] : []),
  ];
  if (percents.length === 0) return null;
  const percent = Math.max(...percents);
  const added = entries - (entries_before - removed);
  return (
    `${count(entries)} entries would take the place of the ${count(entries_before)} in force ` +
    `(${count(removed)} removed, ${count(added)} added), and ${count(names)} names that of ${count(names_before)}. ` +
    `That is ${percent.toFixed(1)}% fewer, and at most ${maxRemovedPercent}% may be removed at once. ` +
    `If that is right, import with --allow-shrink or --max-removed ${Math.ceil(percent)}`
  );
}

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);
const count = (n: number) => n.toLocaleString('en');
