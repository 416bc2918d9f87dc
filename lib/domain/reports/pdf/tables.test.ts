import { describe, expect, it } from 'vitest';
import { ResolutionAction } from '../../alerts/schema';
import { verdictNames } from '../../alerts/verdict-words';
import { outcomeWord, shortCheckName } from '../../check-words';
import { countryName } from '../../country-names';
import { VerificationStatus } from '../../entities/schema';
import { roleName } from '../../role-names';
import { AlertCategory, AlertStatus, CheckResult, CheckStatus, Priority } from '../../words';
import { Sheet } from './sheet';
import { cellWidth } from './table';
import { auditTable, targetsIn } from './audit-table';
import { checkGrids } from './check-grid';
import { alertsTable, checksTable, partiesTable } from './tables';

const sheet = new Sheet('A pack', '2026-11-22T10:00:00.000Z', () => {});
const verdicts = Object.values(verdictNames).flatMap((names) =>
  Object.values(names).flatMap((name) => ResolutionAction.options.map((action) => `${name}, ${action}`)),
);
const outcomes = CheckStatus.options.flatMap((status) =>
  CheckResult.options.map((result) => outcomeWord({ status, result })),
);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const countries = letters.flatMap((first) => letters.map((second) => countryName(first + second)));
const partsOf = (texts: readonly string[]) => texts.flatMap((text) => text.split(/ |(?<=-)/));

describe('evidence packs · tables', () => {
  it.each([
    ['alerts', alertsTable, 'Alert', AlertCategory.options],
    ['alerts', alertsTable, 'Priority', [...Priority.options, '100']],
    ['alerts', alertsTable, 'Status', AlertStatus.options],
    ['alerts', alertsTable, 'Decision', verdicts],
    ['checks', checksTable(() => ''), 'Result', outcomes],
    ['parties', partiesTable, 'Role', Object.values(roleName)],
    ['parties', partiesTable, 'Country', countries],
    ['audit records', auditTable(new Map()), 'Record', ['100000']],
    ['audit records', auditTable(new Map()), 'When', ['30 Sept 2026, 20:00:00 UTC']],
    ['parties', partiesTable, 'Verification', VerificationStatus.options],
  ] as const)('breaks no word of the %s table: $2', (_, { columns }, title, values) => {
    const column = columns.find((each) => each.title === title);
    const broken = partsOf([title, ...values]).filter(
      (part) => sheet.layOut(part, 'cell', cellWidth(column ?? { share: 0 })).length > 1,
    );
    expect(broken).toEqual([]);
  });

  it('shows a check under its party, with its name, token, result and time', () => {
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
        cells: ['PEP screening\nchk_1', 'Referred', 'Probity Screening', '22 Nov 2026, 18:44:57 UTC'],
      },
    ]);
  });

  it('shows unknown values of an unfinished check as a dash', () => {
    const check = { token: 'chk_1', type_code: 'COM_REGISTRY', status: 'Pending', result: null };
    expect(
      checksTable(() => 'Ann')
        .rowsOf(check)[0]
        ?.cells.slice(1),
    ).toEqual(['Not started', '–', '–']);
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
    expect(auditTable(new Map()).rowsOf(record)).toEqual([
      {
        cells: [
          '4',
          '22 Nov 2026, 18:44:57 UTC',
          'Case status changed\ncase.status_changed',
          'Ada\nusr_1, 192.0.2.1',
          'Case\ncas_1',
        ],
        below: 'to: Closed · is false positive: no\nHash ab',
      },
    ]);
  });

  it('names what an audit record is about, and its codes', () => {
    const alert = { token: 'alt_1', category: 'PEP Match', subject: { name: 'Ann' } };
    const check = { token: 'chk_1', type_code: 'COM_REGISTRY', entity_token: 'ent_1' };
    const table = auditTable(targetsIn([alert], [check], new Map([['ent_1', 'Acme']])));
    const details = { type_code: 'SCR_PEP', role: 'UBO', due_diligence_path: 'EDD', retry_count: 0 };
    const rows = ['alt_1', 'chk_1', 'ent_1'].flatMap((target_token) =>
      table.rowsOf({ event_type: 'check.executed', target_token, details, hash: 'ab' }),
    );
    expect(rows.map(({ cells }) => cells[4])).toEqual([
      'PEP Match alert\nAnn\nalt_1',
      'Company registry\nAcme\nchk_1',
      'Acme\nent_1',
    ]);
    expect(rows[0]?.below).toBe(
      'check: PEP screening · role: Owner · due diligence path: Enhanced due diligence\nHash ab',
    );
  });

  it('shows the newest check of each type of each party in a grid, and how people settled it', () => {
    const check = { entity_token: 'ent_1', type_code: 'SCR_PEP', status: 'Complete', created_at: '1' };
    const newer = { ...check, result: 'Refer', created_at: '2', settled: { result: 'Pass' } };
    const registry = { ...check, entity_token: null, type_code: 'COM_REGISTRY', result: 'Pass' };
    const grids = checkGrids([newer, { ...check, result: 'Pass' }, registry], new Map([['ent_1', 'Ann']]));
    expect(grids.map(({ columns, rows }) => [columns.map(({ title }) => title), rows])).toEqual([
      [
        ['Party', 'Registry', 'PEP'],
        [
          { cells: ['Ann', '–', 'Referred\nsettled: passed'] },
          { cells: ['No party of the case', 'Passed', '–'] },
        ],
      ],
    ]);
  });

  it('divides a grid of many types, and breaks no word of it', () => {
    const types = Object.keys(shortCheckName);
    const checks = types.map((type_code) => ({
      entity_token: 'ent_1',
      type_code,
      status: 'Complete',
      result: 'Fail',
    }));
    const grids = checkGrids(checks, new Map());
    expect(grids.map(({ columns }) => columns.length - 1)).toEqual([7, 4]);
    const broken = grids.flatMap(({ columns }) =>
      columns
        .slice(1)
        .flatMap((column) =>
          partsOf([column.title, ...outcomes]).filter(
            (part) => sheet.layOut(part, 'cell', cellWidth(column)).length > 1,
          ),
        ),
    );
    expect(broken).toEqual([]);
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

  it('shows the priority of an alert with its whole score, as the console does', () => {
    const alert = { token: 'alt_1', category: 'PEP Match', priority: 'High', priority_score: 72.634 };
    expect(alertsTable.rowsOf(alert).map(({ cells }) => cells[2])).toEqual(['High 73']);
  });

  it('names what an alert is about as the console does', () => {
    const alert = { token: 'alt_1', category: 'Name Mismatch', check_type_code: 'COM_REGISTRY' };
    expect(alertsTable.rowsOf(alert).map(({ cells }) => cells[0])).toEqual(['Company registry']);
  });

  it('shows the countries of a party by their names', () => {
    const [party] = partiesTable.rowsOf({ full_name: 'Ann', country: 'GB', nationality: 'IR' });
    expect(party?.cells[3]).toBe('United Kingdom, Iran');
  });
});
