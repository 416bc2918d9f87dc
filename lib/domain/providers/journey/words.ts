import { capitalised } from '@/lib/domain/wording';

/** Problems with a reading, in plain words for the analyst. */
const spoken: Record<string, string> = {
  no_zone_found: 'no machine-readable zone was found',
  zone_unreadable: 'the machine-readable zone cannot be read',
  check_digit_wrong: 'a check digit is wrong',
  low_confidence: 'letters are uncertain',
  low_contrast: 'the zone has little contrast',
  ambiguous: 'another reading is equally likely',
  printed_zone_unread: 'the printed zone was not read',
  printed_field_unread: 'a printed field could not be read',
  zones_differ: 'the zones differ',
  unexpected_kind: 'it is a different type of document',
  unexpected_country: 'it is from a different country',
  signs_of_tampering: 'there are signs of tampering',
  limit_reached: 'reading was not finished',
  no_face: 'a picture shows no face',
  several_faces: 'a picture shows several faces',
  no_portrait: 'the document shows no portrait',
  portrait_unclear: 'the portrait is unclear',
  face_changes: 'the face is not the same in every picture',
  challenge_not_followed: 'the challenge was not followed',
  challenge_out_of_order: 'the challenge was followed in the wrong order',
  challenge_out_of_time: 'the challenge was followed too late',
  low_similarity: 'the face does not match the portrait',
  recompressed_region: 'a part was compressed more often than the rest',
  edited_by_software: 'it was saved by image editing software',
  screen_recapture: 'it looks like the photo of a screen',
  zone_font: 'letters of the zone have a different font',
  zone_geometry: 'letters of the zone are out of position',
  zones_conflict: 'the zones contradict one another',
};

export const inWords = (reason: string): string => spoken[reason] ?? reason.replaceAll('_', ' ');

/** Beginning of the summary of problems with a reading. */
export const asksToLook = {
  document: 'The document has to be looked at',
  faces: 'The selfie and the portrait have to be compared',
};

export const similarityIs = (band: string): string => `their similarity is ${band}`;

export const sentenceOf = (reasons: readonly string[]): string =>
  `${capitalised(reasons.map(inWords).join(', '))}.`;

const notConfigured = (provider: string): string =>
  `The provider ${provider} is not configured; a person must decide.`;

/** Names of our own implementations in policies (API §7). */
const own = ['built-in', 'review'];

/** A missing provider never causes a Pass, and the reason is stated. */
export const notesOn = (judge: string): string[] => (own.includes(judge) ? [] : [notConfigured(judge)]);
