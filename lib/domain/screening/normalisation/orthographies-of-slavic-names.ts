import type { Orthography } from './orthography';

/** East Slavic names as other languages write their sounds. Two letters that become one are capital until the end. */
export const slavicOrthographies: readonly Orthography[] = [
  {
    // Serbian and Croatian: Djordjevic is Đorđević, which loses its bars as Dordevic.
    signs: [/dj/, /i[cć]h?\b/],
    spellings: [[/dj/g, 'd']],
  },
  {
    // German: Michail Chodakow, Jewgenija Schukowa and Tschernyschewskij.
    signs: [
      /(?:(?<!th|dr)[oe]w|[oe]wa|witsch|owna|skaja|ski?j|enko|tschuk|jnyk?)\b/,
      /sch|[aeiou]ch(?=[aeiou])|\bch(?=[lrm])|[aeio]j|(?:[oe]wa|witsch|owna)\b/,
    ],
    spellings: [
      [/schtsch/g, 'SHCH'],
      [/tsch/g, 'CH'],
      [/sch/g, 'SH'],
      [/ch/g, 'kh'],
      [/w/g, 'v'],
      [/\bje(?=[lvw])/g, 'e'],
      [/i?j(?=[aou])/g, 'y'],
      [/ij\b/g, 'y'],
      [/(?<=[aeo])j/g, 'y'],
      [/SH/g, 'sh'],
      [/CH/g, 'ch'],
    ],
  },
  {
    // Polish: Wiaczesław Łukaszewicz.
    signs: [/(?:icz|[sc]zuk|sz[kc]\w+)\b/, /sz|cz|w/],
    spellings: [
      [/szcz/g, 'SHCH'],
      [/sz/g, 'sh'],
      [/cz/g, 'CH'],
      [/ch/g, 'kh'],
      [/w/g, 'v'],
      [/j/g, 'y'],
      [/SHCH/g, 'shch'],
      [/CH/g, 'ch'],
    ],
  },
  {
    // French: Ioulia Touchinskaïa, Tchekhov and Loukachenko.
    signs: [
      /^(?!.*(?:[ksz]h|vich)).*(?:[oe]ff|[a-z]{3}[oe]va?|skaia|sky|skoi|itch|ovna|enko|tchouk|[cs]hvili)\b/,
      /tch|ou|ch|\biou/,
    ],
    spellings: [
      [/tch/g, 'CH'],
      [/ch/g, 'sh'],
      [/CH/g, 'ch'],
      [/ou/g, 'u'],
      [/([oe])ff\b/g, '$1v'],
      [/\bi(?=[aou])/g, 'y'],
      [/gu(?=[ei])/g, 'g'],
      [/j/g, 'zh'],
      [/ss/g, 's'],
    ],
  },
];
