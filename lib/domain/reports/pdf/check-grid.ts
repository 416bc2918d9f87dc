import type { Check } from '../../checks/schema.ts';
import { outcomeWord, resultWord, shortCheckName } from '../../check-words.ts';
import type { CheckTypeCode } from '../../words.ts';
import type { Fields } from './fields.ts';
import { named, type Names } from './names.ts';
import type { Column, TableRow } from './table.ts';

// All parties × checks, as on the case's page.

type Newest = Map<CheckTypeCode, Check>;

const codes = Object.keys(shortCheckName) as CheckTypeCode[]; // the keys of a Record of them
const screening = codes.filter((code) => code.startsWith('SCR_'));
const others = codes.filter((code) => !code.startsWith('SCR_'));

/** More would leave a column too narrow for its words. */
const maxColumns = 7;

function newestOfParties(checks: Iterable<Fields>): Map<string, Newest> {
  const ofParty = new Map<string, Newest>();
  for (const { result_data: _found, ...item } of checks) {
    const check = item as Check; // as written by Pack.add, without its result
    const party = check.entity_token ?? '';
    const newest = ofParty.get(party) ?? new Map<CheckTypeCode, Check>();
    const known = newest.get(check.type_code);
    if (!known || known.created_at < check.created_at) newest.set(check.type_code, check);
    ofParty.set(party, newest);
  }
  return ofParty;
}

/** The lines after the first are smaller. */
function outcomeOf(check: Check | undefined): string {
  if (!check) return '–';
  const settled = check.settled ? `\nsettled: ${resultWord[check.settled.result].toLowerCase()}` : '';
  return `${outcomeWord(check)}${settled}`;
}

const partyShare = 0.28;

const columnsOf = (shown: readonly CheckTypeCode[]): Column[] => [
  { title: 'Party', share: partyShare },
  ...shown.map((code) => ({ title: shortCheckName[code], share: (1 - partyShare) / shown.length })),
];

interface Grid {
  columns: readonly Column[];
  rows: TableRow[];
}

function gridOf(ofParty: ReadonlyMap<string, Newest>, shown: readonly CheckTypeCode[], names: Names): Grid {
  const rows = [...ofParty].map(([party, newest]) => ({
    cells: [
      party ? named(party, names) : 'No party of the case',
      ...shown.map((code) => outcomeOf(newest.get(code))),
    ],
  }));
  return { columns: columnsOf(shown), rows };
}

/** One grid, or two if the columns are many. A type without a check has no column. */
export function checkGrids(checks: Iterable<Fields>, names: Names): Grid[] {
  const ofParty = newestOfParties(checks);
  const isThere = (code: CheckTypeCode) => [...ofParty.values()].some((newest) => newest.has(code));
  const there = codes.filter(isThere);
  const parts = there.length > maxColumns ? [others.filter(isThere), screening.filter(isThere)] : [there];
  return parts.filter((part) => part.length > 0).map((part) => gridOf(ofParty, part, names));
}
