const article = /^(The|A|An|No) /;

/** "The name cannot be read; the document expired on 2024-05-01". Without its stop. A name at the beginning keeps its capital. */
export const oneSentence = (sentences: readonly string[]): string =>
  sentences
    .map((sentence) => sentence.replace(/[.]$/, ''))
    .map((clause, place) => (place === 0 ? clause : clause.replace(article, (word) => word.toLowerCase())))
    .join('; ');
