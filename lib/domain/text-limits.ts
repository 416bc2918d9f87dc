/** Lengths of texts that people write. Excludes zod, so that a form stops at the limit of the API. */
export const maxReasonLength = 5_000;
export const maxCommentLength = 10_000;
export const maxNotesLength = 2_000;
