import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { listOf, markdownTable, percent, type Findings } from '../findings';
import { measureKinds, type Cell } from './measure';
import { summaryOf } from './summary';

const figures = resolve('bench/screening/kinds/figures.json');
const target = { recall: 0.97, falseAlerts: 0.06 };

/** Also writes the figures that the test compares with, so that a change of a cell is seen in the commit. */
export async function measureKindsOfNames(): Promise<Findings> {
  const cells = measureKinds();
  await writeFile(figures, `${JSON.stringify(summaryOf(cells), null, 2)}\n`);
  const [same, others] = [
    cells.filter(({ side }) => side === 'same'),
    cells.filter(({ side }) => side === 'other'),
  ];
  const [found, cases] = [sum(same, 'right'), sum(same, 'cases')];
  const [alerting, strangers] = [sum(others, 'cases') - sum(others, 'right'), sum(others, 'cases')];
  const f1 = (2 * found) / (found + cases + alerting);
  return {
    rows: [
      {
        measure: `kinds × cultures: the same party, ${cases} names, by name alone`,
        figure: `${percent(found, cases)} alert; F1 ${f1.toFixed(3)}`,
        target: `≥ ${100 * target.recall}%`,
        isMet: found / cases >= target.recall,
        yardstick: '',
      },
      {
        measure: `kinds × cultures: another party, ${strangers} names, by name alone`,
        figure: `${percent(alerting, strangers)} alert`,
        target: `≤ ${100 * target.falseAlerts}%`,
        isMet: alerting / strangers <= target.falseAlerts,
        yardstick: '',
      },
    ],
    details: [
      tableBy('kind', 'the same party', same),
      tableBy('kind', 'another party', others),
      tableBy('culture', 'the same party', same),
      tableBy('culture', 'another party', others),
      listOf(
        'Judged wrongly',
        cells.flatMap(({ kind, wrong }) => wrong.map((names) => `${kind}: ${names}`)),
      ),
    ],
  };
}

function tableBy(key: 'kind' | 'culture', title: string, cells: readonly Cell[]) {
  const rows = [...Map.groupBy(cells, (cell) => cell[key])].map(([name, some]) => [
    name,
    String(sum(some, 'cases')),
    percent(sum(some, 'right'), sum(some, 'cases')),
  ]);
  return { title: `Judged rightly by ${key}: ${title}`, lines: markdownTable([key, 'names', 'right'], rows) };
}

function sum(cells: readonly Cell[], key: 'right' | 'cases'): number {
  return cells.reduce((total, cell) => total + cell[key], 0);
}
