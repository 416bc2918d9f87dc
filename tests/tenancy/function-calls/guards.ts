import { type Call, type Calls, makeSample, refusalOf } from './asked';

/** Functions that take a project's id, called with the id of a project other than the transaction's. */
const guarded: Record<string, string> = {
  append_audit_records: `$1, '[]'`,
  append_events: `$1, '[]'`,
  delete_sample_rows: '$1, 1',
  export_audit_records: '$1, 1, 1',
  export_case_audit_records: `$1, '', 0, 1`,
  find_by_text: `'cases', $1, '%a%', 1`,
  find_similar_names: `$1, 'Ann', '{}', 0.5, 1`,
  take_case_number: '$1',
  verify_audit_chain: '$1, 1, null',
};

const callOf = (of: string, values: string): Call => ({
  of,
  differ: (asked) => makeSample(asked, asked.twin, 'Deleting'),
  make: (asked) => refusalOf(asked, `select ${of}(${values})`, asked.twin),
});

export const guardCalls: Calls = Object.fromEntries(
  Object.entries(guarded).map(([of, values]) => [`${of} refuses another project`, callOf(of, values)]),
);
