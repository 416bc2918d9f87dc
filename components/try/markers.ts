import type { TryKind } from './request';

/** The checks of a flow that a marker steers (API §3.11). */
type Steers = 'screening' | 'identity' | 'all';

interface Marker {
  name: string;
  effect: string;
  steers: Steers;
}

const markers: readonly Marker[] = [
  { name: 'SANCTION', effect: 'A sanctions match', steers: 'screening' },
  { name: 'PEP', effect: 'A match with a politically exposed person', steers: 'screening' },
  { name: 'MEDIA', effect: 'An adverse media match', steers: 'screening' },
  { name: 'WATCHLIST', effect: 'A watchlist match', steers: 'screening' },
  { name: 'NAMEMISMATCH', effect: 'A register has a different name', steers: 'identity' },
  { name: 'DOBMISMATCH', effect: 'A register has a different birth date', steers: 'identity' },
  { name: 'REFER', effect: 'Every check needs a person to judge it', steers: 'all' },
  { name: 'FAIL', effect: 'Identity and registry checks fail', steers: 'identity' },
  { name: 'DOCS', effect: 'Identity and registry checks wait for a document', steers: 'identity' },
  { name: 'SLOW', effect: 'Every provider takes ten seconds', steers: 'all' },
  { name: 'FLAKY', effect: 'Providers fail twice, then answer', steers: 'all' },
  { name: 'DOWN', effect: 'Providers never answer', steers: 'all' },
];

/**
 * The markers that have an effect on a kind of request. A birth date is only checked for people, and only DOCS affects
 * a journey.
 */
export const markersFor = (kind: TryKind): readonly Marker[] =>
  markers.filter(({ name, steers }) => {
    if (kind === 'journey') return name === 'DOCS';
    if (kind === 'screening') return steers !== 'identity';
    return kind === 'person' || name !== 'DOBMISMATCH';
  });
