declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** One for each UTF-16 unit; an odd one runs from right to left. */
    levels: Uint8Array;
  }

  export default function bidiFactory(): {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): EmbeddingLevels;
    getMirroredCharacter(character: string): string | null;
  };
}
