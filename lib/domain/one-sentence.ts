const article = /^(The|A|An|No) /;

/**
 * Joins summaries into one sentence without a full stop: "The name cannot be read; the document expired on
 * 2024-05-01". A name at the beginning of a summary keeps its capital.
 */
export const oneSentence = (sentences: readonly string[]): string =>
  sentences
    .map((sentence) => sentence.replace(/[.]$/, ''))
    .map((clause, place) => (place === 0 ? clause : clause.replace(article, (word) => word.toLowerCase())))
    .join('; ');
