import type { TamperFinding } from '../document-reading.ts';
import type { FoundMrz } from '../mrz/read-mrz.ts';

// One machine prints a zone in one pass, so all rows have the same pitch, left edge and spacing.

/** Shares of the pitch, measured with drawn documents. Photos at a slant of ten degrees stay below. */
const mostPitchDifference = 0.03;
const mostShift = 0.6;
/** Height of a row divided by the pitch; it is 0.9 to 1.35 in OCR-B size I, blurred or not. */
const rowHeights = [0.7, 1.6] as const;
/** Minimum mean certainty of cells when every check digit matches: another font is read, but less surely. */
const leastCertainty = 0.8;

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

export function zoneFindings({ strip, reading }: FoundMrz): TamperFinding[] {
  if (!strip || !reading) return [];
  const { place } = reading;
  const { grids, holds, certainty } = strip.read;
  const pitches = grids.map(({ pitch }) => pitch);
  const mean = pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length;
  const pitchDifference = (Math.max(...pitches) - Math.min(...pitches)) / mean;
  const starts = grids.map(({ start }) => start);
  const shift = (Math.max(...starts) - Math.min(...starts)) / mean;
  const heights = grids.map(({ top, bottom }) => (bottom - top) / mean);
  const isUneven =
    pitchDifference > mostPitchDifference ||
    shift > mostShift ||
    heights.some((height) => height < rowHeights[0] || height > rowHeights[1]);
  const findings: TamperFinding[] = [];
  if (isUneven) {
    const evidence = {
      pitch_difference: rounded(pitchDifference),
      left_edges_apart: rounded(shift),
      row_height: rounded(Math.max(...heights)),
    };
    findings.push({ name: 'zone_geometry', place, evidence });
  }
  if (holds && certainty < leastCertainty) {
    findings.push({ name: 'zone_font', place, evidence: { certainty: rounded(certainty) } });
  }
  return findings;
}
