import { businessWordsFrom } from './business-words';
import { countryFormsInLanguages } from './country-words';
import { placesOf } from './place-words';

/** Reads tables that are kept from then on. The first search for an organisation would hold up others for 0.2 s. */
export function readTables(): void {
  businessWordsFrom('');
  countryFormsInLanguages('');
  placesOf('');
}
