import { expect, it } from 'vitest';
import type { Check } from '@/generated/prisma/client';
import { presentCheckForEvents } from './present-for-events';

const lines = [
  'P<GBRWARD<<MARY<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<',
  'N123456784GBR8501233F3305017<<<<<<<<<<<<<<02',
];

/** The result data of a check as its event shows it. */
const told = (type_code: string, result_data: object) => {
  const at = new Date('2026-11-23');
  // The other columns are carried over as they are.
  const row = { type_code, result_data, created_at: at, updated_at: at } as Check;
  return presentCheckForEvents(row).result_data;
};

it('omits the data read from a document, and keeps its outcome and problems', () => {
  const result_data = {
    verified: false,
    reasons: ['A sign of tampering: it looks like the photo of a screen.'],
    extracted_data: { full_name: 'MARY WARD', document_number: 'N12345678' },
    compared: [{ field: 'name', given: 'Mary Ward', found: 'MARY WARD', agreement: 'agree' }],
    reading: { zones: { mrz: { lines } }, comparisons: [], refer_reasons: ['signs_of_tampering'] },
    documents: [{ token: 'doc_1', purpose: 'front', action: null }],
  };
  expect(told('IDV_DOCUMENT', result_data)).toEqual({
    verified: false,
    reasons: result_data.reasons,
    reading: { refer_reasons: ['signs_of_tampering'] },
    documents: result_data.documents,
  });
});

it('shows all data of any other check', () => {
  const result_data = { verified: true, reading: { lines } };
  expect(told('IDV_ADDRESS', result_data)).toEqual(result_data);
});
