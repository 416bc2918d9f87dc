import { describe, expect, it } from 'vitest';
import { readCsv } from '@/components/ui/csv';
import { AuditRecord } from '@/lib/domain/audit/schema';
import { auditCsvHead, auditCsvLines } from './audit-csv';

const record: AuditRecord = {
  token: 'aud_01kad8m3zq5v7x9b1c2d4e6f8g',
  event_type: 'alert.resolved',
  actor: { id: 'usr_1', name: 'Ada "the" Analyst, MLRO', type: 'user' },
  target_type: 'alert',
  target_token: 'alt_1',
  case_token: null,
  details: { rationale: 'Other birth date.\nSee passport.', is_false_positive: true },
  ip_address: '192.0.2.7',
  request_id: 'req_1',
  created_at: '2026-11-02T08:00:01.412Z',
  sequence: 3,
  hash: 'ab'.repeat(32),
  previous_hash: 'cd'.repeat(32),
};

const cellsOf = (records: AuditRecord[]) => {
  const read = readCsv(auditCsvHead + auditCsvLines(records));
  if ('problem' in read) throw new Error(read.problem);
  const [names = [], ...rows] = read.rows;
  return rows.map((row) => Object.fromEntries(row.map((cell, place) => [names[place], cell])));
};

describe('the audit log as CSV', () => {
  it('has every field of a record, and its details as JSON', () => {
    const [row = {}] = cellsOf([record]);
    expect(row).toMatchObject({
      sequence: '3',
      created_at: '2026-11-02T08:00:01.412Z',
      event_type: 'alert.resolved',
      actor_name: 'Ada "the" Analyst, MLRO',
      case_token: '',
      hash: record.hash,
    });
    expect(JSON.parse(String(row.details))).toEqual(record.details);
    const fields = Object.keys(AuditRecord.shape).filter((field) => field !== 'actor');
    expect(Object.keys(row)).toEqual(expect.arrayContaining([...fields, 'actor_id', 'actor_type']));
  });

  it('has no cell that a spreadsheet would run as a formula', () => {
    for (const name of ['=HYPERLINK("https://example.com")', '+1', '-1', '@SUM(1)']) {
      expect(cellsOf([{ ...record, actor: { ...record.actor, name } }])[0]?.actor_name).toBe(`'${name}`);
    }
  });

  it('has none where the spreadsheet separates cells by semicolons or tabs', () => {
    const rationale = 'another person;=1+1; "@SUM(1)"\t+1;-2;none; see passport';
    const name = 'h;=2+3\t-1';
    const hostile = { ...record, actor: { ...record.actor, name }, details: { rationale } };
    const line = auditCsvLines([hostile]);
    for (const cell of line.split(/[;\t]/).slice(1)) expect(cell).not.toMatch(/^["\s]*[=+\-@]/);
    const [row = {}] = cellsOf([hostile]);
    expect(row.actor_name).toBe("h;'=2+3\t'-1");
    expect(JSON.parse(String(row.details))).toEqual({ rationale });
  });
});
