const first =
  `Amelia Bruno Chiara Daniel Elif Farid Greta Hamza Ines Jakub Kenji Leila Mateo Nadia Oskar Priya Quentin
  Rosa Samuel Tomasz Ursula Viktor Wen Yara Zoltan`.split(/\s+/);
const second =
  `Alex Bela Cleo Dara Emre Finn Gale Hana Ivo Jude Kai Luz Mika Noor Olu Pau Rene Sasha Toni Uri Val Wim
  Xia Yuri Zeno`.split(/\s+/);
const last =
  `Abara Bergstrom Carvalho Delacroix Eriksen Fontaine Grimaldi Horvath Ibarra Jankowski Kovacs Lindgren
  Moreau Nakagawa Okafor Petersen Quintero Rasmussen Sandoval Takahashi Ulrich Vasquez Whitmore Xanthos Yilmaz
  Zielinski Almeida Brandt Castellano Dufour`.split(/\s+/);

const pick = (words: string[], n: number) => words[n % words.length] ?? '';

/** A name that no smaller `n` has, of some 18,000. Whether somebody listed is called so is for the matcher to say. */
export function madeUpName(n: number): string {
  const ofLast = Math.floor(n / first.length);
  const ofSecond = Math.floor(ofLast / last.length);
  return [pick(first, n), pick(second, ofSecond), pick(last, ofLast)].join(' ');
}
