import type { BarcodeReading, DatePlaces, Place, ReadFields } from '../document-reading.ts';
import type { PlacedDate } from '../printed/read-printed.ts';

export const placesInBarcode = ({ place }: BarcodeReading): DatePlaces => ({
  date_of_birth: [place],
  expiration_date: [place],
});

type DateField = keyof DatePlaces;

/**
 * The printed places of a date. If it is not printed, those of the only other date that is printed instead: a date that
 * both zones have is not it.
 */
function printedPlaces(field: DateField, fields: ReadFields, printed: PlacedDate[]): Place[] {
  const has = ({ readings }: PlacedDate, value: string | null) => value !== null && readings.includes(value);
  const same = printed.filter((date) => has(date, fields[field]));
  const known = [fields.date_of_birth, fields.expiration_date];
  const others = printed.filter((date) => !known.some((value) => has(date, value)));
  const isOneDate = new Set(others.map(({ readings }) => readings[0])).size === 1;
  const found = same.length === 0 && isOneDate ? others : same;
  return found.map(({ place }) => place);
}

/** Where the dates stand in the zone or barcode that was read, and in print. */
export function datePlaces(fields: ReadFields, inZone: DatePlaces, printed: PlacedDate[]): DatePlaces {
  const placesOf = (field: DateField): Place[] =>
    fields[field] === null ? [] : [...(inZone[field] ?? []), ...printedPlaces(field, fields, printed)];
  return { date_of_birth: placesOf('date_of_birth'), expiration_date: placesOf('expiration_date') };
}
