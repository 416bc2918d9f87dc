import { countryWord } from './generic-words';

/**
 * Words that exclude each other although they may be spelled alike: directions, countries and the like. In
 * the form that `toWords` returns.
 */

/** For example, `southern` has the dimension `direction` and the pole `south`. */
export interface Polarity {
  dimension: string;
  pole: string;
}

// prettier-ignore
const antonyms: Record<string, Record<string, string>> = {
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

const polarities = new Map(
  Object.entries(antonyms).flatMap(([dimension, poles]) =>
    Object.entries(poles).flatMap(([pole, words]) =>
      words.split(' ').map((word) => [word, { dimension, pole }] as const),
    ),
  ),
);

export function polarityOf(word: string): Polarity | undefined {
  const country = countryWord(word);
  return country === undefined ? polarities.get(word) : { dimension: 'country', pole: country };
}

export function areAntonyms(a: Polarity | undefined, b: Polarity | undefined): boolean {
  return a !== undefined && b !== undefined && a.dimension === b.dimension && a.pole !== b.pole;
}
