import type { DocumentType } from '@/lib/domain/words';
import type { Capture, DocumentSide, Journey } from '@/lib/domain/journeys/schema';
import type { Words } from '../words/en';

/** The sides of the chosen document; empty before one is chosen. */
export function sidesOf({ document, document_options }: Journey): DocumentSide[] {
  const option = document_options.find(({ document_type }) => document_type === document?.document_type);
  return option?.sides ?? [];
}

export const captureOf = ({ captures }: Journey, side: DocumentSide): Capture | null =>
  captures.find(({ purpose }) => purpose === side) ?? null;

/** The first side of the chosen document without an accepted photo; null if there is none. */
export const nextSide = (journey: Journey): DocumentSide | null =>
  sidesOf(journey).find((side) => captureOf(journey, side)?.status !== 'accepted') ?? null;

export function titleOfSide({ capture }: Words, type: DocumentType, side: DocumentSide): string {
  if (type === 'passport') return capture.passportFront;
  return capture[side === 'front' ? (`${type}Front` as const) : (`${type}Back` as const)];
}
