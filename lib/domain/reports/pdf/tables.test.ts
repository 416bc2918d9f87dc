import { describe, expect, it } from 'vitest';
import { ResolutionAction } from '../../alerts/schema';
import { verdictNames } from '../../alerts/verdict-words';
import { VerificationStatus } from '../../entities/schema';
import { AlertCategory, AlertStatus, CheckResult, CheckStatus, EntityRole, Priority } from '../../words';
import { Sheet } from './sheet';
import { cellWidth } from './table';
import { alertsTable, auditTable, checksTable, dimensionsTable, partiesTable } from './tables';

const sheet = new Sheet('A pack', '2026-11-22T10:00:00.000Z', () => {});
const verdicts = Object.values(verdictNames).flatMap((names) =>
  Object.values(names).flatMap((name) => ResolutionAction.options.map((action) => `${name}, ${action}`)),
);
const partsOf = (texts: readonly string[]) => texts.flatMap((text) => text.split(/ |(?<=-)/));

describe('evidence packs · tables', () => {
  it.each([
    ['alerts', alertsTable, 'Alert', AlertCategory.options],
    ['alerts', alertsTable, 'Priority', Priority.options],
    ['alerts', alertsTable, 'Status', AlertStatus.options],
    ['alerts', alertsTable, 'Resolution', verdicts],
    ['checks', checksTable(() => ''), 'Status', CheckStatus.options],
    ['checks', checksTable(() => ''), 'Result', CheckResult.options],
    ['parties', partiesTable, 'Role', EntityRole.options],
    ['parties', partiesTable, 'Verification', VerificationStatus.options],
  ] as const)('breaks no word of the %s table: $2', (_, { columns }, title, values) => {
    const column = columns.find((each) => each.title === title);
    const broken = partsOf([title, ...values]).filter(
      (part) => sheet.layOut(part, 'cell', cellWidth(column ?? { share: 0 })).length > 1,
    );
    expect(broken).toEqual([]);
  });

  it('shows a check under its party, with its name, token, status, result and time', () => {
    const check = {
      token: 'chk_1',
      type_code: 'SCR_PEP',
      status: 'Complete',
      result: 'Refer',
      provider: 'Probity Screening',
      completed_at: '2026-11-22T18:44:57.523Z',
    };
    expect(checksTable(() => 'محمد').rowsOf(check)).toEqual([
      {
        group: 'محمد',
        cells: ['PEP screening\nchk_1', 'Complete', 'Refer', 'Probity Screening', '2026-11-22 18:44:57 UTC'],
      },
    ]);
  });

  it('shows unknown values of an unfinished check as a dash', () => {
    const check = { token: 'chk_1', type_code: 'COM_REGISTRY', status: 'Pending', result: null };
    expect(
      checksTable(() => 'Ann')
        .rowsOf(check)[0]
        ?.cells.slice(1),
    ).toEqual(['Pending', '–', '–', '–']);
  });

  it('shows who did what in an audit record, and its hash', () => {
    const record = {
      sequence: 4,
      created_at: '2026-11-22T18:44:57.523Z',
      event_type: 'case.status_changed',
      actor: { id: 'usr_1', name: 'Ada', type: 'user' },
      ip_address: '192.0.2.1',
      target_type: 'case',
      target_token: 'cas_1',
      details: { to: 'Closed', is_false_positive: false, note: null },
      hash: 'ab',
    };
    expect(auditTable.rowsOf(record)).toEqual([
      {
        cells: [
          '4',
          '2026-11-22 18:44:57 UTC',
          'case.status_changed',
          'Ada\nusr_1, 192.0.2.1',
          'case\ncas_1',
        ],
        below: 'to: Closed · is false positive: no\nHash ab',
      },
    ]);
  });

  it('shows the resolution of an alert in the words of the console', () => {
    const alert = {
      token: 'alt_1',
      category: 'Name Mismatch',
      check_type_code: 'IDV_DOCUMENT',
      status: 'Resolved',
      resolution_action: 'Approve',
    };
    const resolution = (more: object) =>
      alertsTable.rowsOf({ ...alert, ...more }).map(({ cells }) => cells[4]);
    const match = { category: 'PEP Match', check_type_code: 'SCR_PEP' };
    expect(resolution({ ...match, is_false_positive: true })).toEqual(['False positive']);
    expect(resolution({ ...match, resolution_action: 'Decline', is_false_positive: false })).toEqual([
      'True match, decline',
    ]);
    expect(resolution({ is_false_positive: false, resolution_replaced_by: 'chk_2' })).toEqual([
      'Replaced, the newer document counts',
    ]);
    expect(resolution({ is_false_positive: true })).toEqual(['Document is acceptable, passed']);
    expect(resolution({ resolution_action: null })).toEqual(['–']);
  });

  it('names what an alert is about as the console does', () => {
    const alert = { token: 'alt_1', category: 'Name Mismatch', check_type_code: 'COM_REGISTRY' };
    expect(alertsTable.rowsOf(alert).map(({ cells }) => cells[0])).toEqual(['Company registry']);
  });

  it('shows the countries of a party and of a factor by their names', () => {
    const [party] = partiesTable.rowsOf({ full_name: 'Ann', country: 'GB', nationality: 'IR' });
    expect(party?.cells[3]).toBe('United Kingdom, Iran');
    const factors = [{ name: 'Jurisdiction', value: 'VG', score_contribution: 20 }];
    const [factor] = dimensionsTable.rowsOf({ geographic: { factors } });
    expect(factor?.cells).toEqual(['Jurisdiction', 'British Virgin Islands', '20']);
  });

  it('shows the factors of each dimension of an assessment under its score', () => {
    const customer = {
      score: 97.0075,
      weight: 0.3,
      weighted_score: 29.10225,
      factors: [{ name: 'PEP status', value: 'Match', score_contribution: 25 }],
    };
    expect(dimensionsTable.rowsOf({ customer })).toEqual([
      { group: 'Customer: score 97.01, weight 0.3, weighted 29.1', cells: ['PEP status', 'Match', '25'] },
    ]);
  });
});
