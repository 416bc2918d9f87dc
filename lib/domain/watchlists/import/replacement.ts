import type { PoolClient } from 'pg';
import { env } from '@/lib/platform/settings/env';
import {
  allowRemoval,
  type Baseline,
  compareVersions,
  daysTogether,
  findBaselines,
  type Replacement,
} from '../store/replacement';

/** Limits for changes that an import makes to the list in force. */
export interface ImportLimits {
  /** In percent of the entries of the version in force. */
  maxRemovedPercent: number;
  /** In percent of its names and primary names; default: as for entries. */
  maxLostNamesPercent?: number;
  /** This many entries may always be removed, as long as one is left. */
  alwaysRemovable?: number;
  /** Whether an edition may replace one that the publisher made later. */
  allowOlder: boolean;
}

export const configuredLimits = (): ImportLimits => ({
  maxRemovedPercent: env.PROBITY_MAX_REMOVED_PERCENT,
  allowOlder: false,
});

interface RefusedList {
  name: string;
  file?: string;
  note?: string;
}

/** The file may be complete and well-formed, but its effect on the list in force is probably not intended. */
export class ReplacementRefused extends Error {
  constructor({ name, file, note }: RefusedList, reason: string) {
    super(`${file ? `${file}: ` : ''}${name}: ${reason}${note ? ` Note: ${note}.` : ''}`);
    this.name = 'ReplacementRefused';
  }
}

/**
 * Throws ReplacementRefused if the version would remove more of the list in force than the limits allow, or
 * is older (docs/adr/0032). The first version of a list, and the next after it was retired, replaces nothing.
 */
export async function refuseReplacement(
  client: PoolClient,
  list: RefusedList & { token: string },
  version: number,
  limits: ImportLimits,
): Promise<void> {
  for (const baseline of await findBaselines(client, list.token, version)) {
    // A delta names each removed entry, so several are not counted together.
    if (!baseline.is_in_force && limits.alwaysRemovable) continue;
    const replacement = await compareVersions(client, list.token, baseline.id, version);
    const reason = reasonAgainst(replacement, baseline, limits);
    if (reason) throw new ReplacementRefused(list, reason);
    const usual = { ...limits, maxRemovedPercent: configuredLimits().maxRemovedPercent };
    if (shrinkReason(replacement, baseline, usual)) await allowRemoval(client, version);
  }
}

const reasonAgainst = (replacement: Replacement, baseline: Baseline, limits: ImportLimits) =>
  (baseline.is_in_force ? olderReason(replacement, limits) : null) ??
  shrinkReason(replacement, baseline, limits);

function olderReason(
  { published_before: before, published }: Replacement,
  limits: ImportLimits,
): string | null {
  if (limits.allowOlder || !before || !published || published >= before) return null;
  return (
    `the edition is of ${published.toISOString()}, and the one in force of ${before.toISOString()}. ` +
    'If the older one is meant, import it again with --allow-older.'
  );
}

const labelOf = ({ is_in_force }: Baseline) =>
  is_in_force ? 'the one in force' : `the largest of the last ${daysTogether} days`;

function shrinkReason(replacement: Replacement, baseline: Baseline, limits: ImportLimits): string | null {
  const { entries_before, entries, removed, names_before, names, names_lost, primaries_lost } = replacement;
  const { types_changed, births_before, births_lost } = replacement;
  const { maxRemovedPercent, maxLostNamesPercent = maxRemovedPercent, alwaysRemovable = 0 } = limits;
  const isFew = removed <= alwaysRemovable && entries > 0;
  const losses: Loss[] = [
    {
      of: 'entries',
      before: entries_before,
      after: entries,
      lost: isFew ? 0 : removed,
      max: maxRemovedPercent,
    },
    { of: 'names', before: names_before, after: names, lost: names_lost, max: maxLostNamesPercent },
    {
      of: 'primary names',
      before: entries_before,
      after: entries,
      lost: primaries_lost,
      max: maxLostNamesPercent,
    },
    {
      of: 'entries of the type that they had',
      before: entries_before,
      after: entries_before - types_changed,
      lost: types_changed,
      max: maxLostNamesPercent,
    },
    {
      of: 'entries with a year of birth that they had',
      before: births_before,
      after: births_before - births_lost,
      lost: births_lost,
      max: maxLostNamesPercent,
    },
  ];
  const tooMuch = losses.filter((loss) => percentOf(loss) > loss.max);
  const [first] = tooMuch;
  if (!first) return null;
  const worst = tooMuch.reduce((most, loss) => (percentOf(loss) > percentOf(most) ? loss : most));
  const also = worst === first ? '' : `Of the ${worst.of} it would remove ${lossOf(worst)}. `;
  return (
    `${sentenceOf(first, labelOf(baseline))} ${also}` +
    `If this is right, import again with --allow-shrink or --max-removed ${Math.ceil(percentOf(worst))}.`
  );
}

interface Loss {
  of:
    | 'entries'
    | 'names'
    | 'primary names'
    | 'entries of the type that they had'
    | 'entries with a year of birth that they had';
  before: number;
  after: number;
  lost: number;
  /** In percent. */
  max: number;
}

/** Removed entries include their names, so the first limit that is exceeded is reported. */
function sentenceOf(loss: Loss, baseline: string): string {
  const { of, before, after, max } = loss;
  return (
    `this edition has ${count(after)} ${of}; ${baseline} has ${count(before)}. ` +
    `It would remove ${lossOf(loss)} and at most ${max}% may go at once.`
  );
}

const lossOf = (loss: Loss) => `${count(loss.lost)} (${percentOf(loss).toFixed(1)}%)`;

/** From 0 to 100. */
const percentOf = ({ lost, before }: Loss) =>
  before > 0 ? Math.min(Math.max((100 * lost) / before, 0), 100) : 0;
const count = (n: number) => n.toLocaleString('en');
