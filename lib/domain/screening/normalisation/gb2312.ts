/**
 * The characters that GB 2312 encodes in these rows, by their two bytes. The first level is that of those in
 * common use.
 */
const rows = { common: [0xb0, 0xd7], all: [0xb0, 0xf7] } as const;
const [firstCell, lastCell] = [0xa1, 0xfe];

export function charactersOf(level: keyof typeof rows): string[] {
  const decoder = new TextDecoder('gb2312');
  const [first, last] = rows[level];
  const characters: string[] = [];
  for (let row = first; row <= last; row += 1) {
    for (let cell = firstCell; cell <= lastCell; cell += 1)
      characters.push(decoder.decode(Uint8Array.of(row, cell)));
  }
  return characters;
}
