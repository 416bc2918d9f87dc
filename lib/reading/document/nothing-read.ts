import type { DocumentReading, DocumentStep, ReadFields } from '../document-reading.ts';

export const noFields: ReadFields = {
  surname: null,
  given_names: null,
  document_number: null,
  nationality: null,
  issuing_country: null,
  date_of_birth: null,
  expiration_date: null,
  gender: null,
};

/** The reading of a document that was ended by a limit. */
export const readingEnded = (unfinished: DocumentStep[]): DocumentReading => ({
  kind: null,
  fields: noFields,
  zones: { mrz: null, printed: null, barcode: null },
  comparisons: [],
  date_places: {},
  expired: null,
  tamper_findings: [],
  refer_reasons: ['limit_reached'],
  unfinished_steps: unfinished,
});
