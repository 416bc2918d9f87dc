import { countryWord } from './generic-words';

/** Words that answer one question in different ways, so that no slip makes one of another. As `toWords` writes them. */

/** What a word says, and of what: `south`, of a direction. */
export interface Side {
  of: string;
  is: string;
}

// prettier-ignore
const sides: Record<string, Record<string, string>> = {
  direction: {
    north: 'north northern nord norte septentrional sever severny severnyi severnyy severnaya shimal shomal kuzey',
    south: 'south southern sud sued sur sul meridional yug yuzhny yuzhnyi yuzhnyy yuzhnaya janub jonub guney',
    east: 'east eastern ost este oriental vostok vostochny vostochnyi vostochnyy vostochnaya sharq shargh dogu',
    west: 'west western ouest oeste occidental zapad zapadny zapadnyi zapadnyy zapadnaya gharb bati',
  },
  trade: {
    import: 'import imports importer importers importing importadora importacion ithalat varedat',
    export: 'export exports exporter exporters exporting exportadora exportacion eksport ihracat saderat',
  },
  height: {
    upper: 'upper superior ober verkhny verkhnyi verkhnyaya',
    lower: 'lower inferior nieder unter nizhny nizhnyi nizhnyaya',
  },
  age: {
    new: 'new neu neue nuevo nueva nouveau nouvelle novy novyi novyy novaya yeni',
    old: 'old alt alte viejo vieja vieux vieille stary staryi staryy staraya eski',
  },
  place: { inner: 'inner internal interior', outer: 'outer external exterior' },
  shore: { onshore: 'onshore', offshore: 'offshore' },
  owner: { public: 'public', private: 'private' },
};

const sideOfWord = new Map(
  Object.entries(sides).flatMap(([of, answers]) =>
    Object.entries(answers).flatMap(([is, words]) =>
      words.split(' ').map((word) => [word, { of, is }] as const),
    ),
  ),
);

/** What a word says where others say something else: `southern` for `northern`, `iraq` for `iran`. */
export function sideOf(word: string): Side | undefined {
  const country = countryWord(word);
  return country === undefined ? sideOfWord.get(word) : { of: 'country', is: country };
}

/** Whether two words cannot both be true of one name. */
export function areOpposite(a: Side | undefined, b: Side | undefined): boolean {
  return a !== undefined && b !== undefined && a.of === b.of && a.is !== b.is;
}
