import type { CaptureOrigin } from '../capture-check.ts';
import type { MrzReading, TamperFinding, ZoneComparison } from '../document-reading.ts';
import type { Picture } from '../document/picture.ts';
import type { FoundMrz } from '../mrz/read-mrz.ts';
import { recompressedFinding } from './recompressed.ts';
import { screenFinding } from './screen.ts';
import { zoneFindings } from './zone-geometry.ts';

/**
 * Findings from the pictures and the zone. Conflicts between zones are found after they are read: `conflictFindings`.
 */
export async function findTampering(
  pictures: (Picture & { origin: CaptureOrigin | null })[],
  found: FoundMrz,
  next: () => void,
): Promise<TamperFinding[]> {
  const findings = zoneFindings(found);
  for (const picture of pictures) {
    next();
    const { software } = picture.origin ?? {};
    if (software) {
      findings.push({ name: 'edited_by_software', place: null, evidence: { side: picture.side, software } });
    }
    const seen = [screenFinding(picture), await recompressedFinding(picture, next)];
    findings.push(...seen.filter((each) => each !== null));
  }
  return findings;
}

export function conflictFindings(mrz: MrzReading | null, comparisons: ZoneComparison[]): TamperFinding[] {
  const wrong = mrz?.check_digits.filter(({ holds }) => !holds).map(({ field }) => field) ?? [];
  const conflicts = comparisons.filter(({ agreement }) => agreement === 'conflict');
  return [
    ...(mrz && wrong.length > 0
      ? [{ name: 'check_digit_wrong' as const, place: mrz.place, evidence: { fields: wrong.join(', ') } }]
      : []),
    ...conflicts.map(({ field, zones }) => ({
      name: 'zones_conflict' as const,
      place: null,
      evidence: { field, zones: zones.join(' and ') },
    })),
  ];
}
