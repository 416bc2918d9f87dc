import { describe, expect, it } from 'vitest';
import { dimensionsTable } from './dimensions-table';
import { Sheet } from './sheet';
import { Table } from './table';

describe('evidence packs · the table of a score', () => {
  it('shows the dimensions as the console does, in its order, and a minimum score once', () => {
    const minimum = ['Minimum score', '70: sanctions match', 10] as const;
    const rows = dimensionsTable.rowsOf(
      assessed({
        transaction: dimension(11.5, ['Volume', 'Low', 1.5], minimum),
        product_service: dimension(30, ['Regulatory exposure', 'Not stated', 20], minimum),
      }),
    );
    expect(rows).toEqual([
      { group: 'Customer', figures: ['0', '25%', '0'], cells: [] },
      { group: 'Geographic', figures: ['0', '25%', '0'], cells: [] },
      {
        group: 'Product and service',
        figures: ['20', '25%', '5'],
        cells: ['Regulatory exposure', 'Not stated', '+20'],
      },
      { group: 'Transaction', figures: ['2', '25%', '0'], cells: ['Volume', 'Low', '+2'] },
      { group: 'Raised to 70 by the sanctions match', figures: ['5'], cells: [] },
      { group: 'Score', figures: ['10'], cells: [] },
    ]);
  });

  it('ends the table of a score with a total that is the sum of what is shown', () => {
    const rows = dimensionsTable.rowsOf(
      assessed({
        customer: dimension(10.4, ['PEP', 'Match', 10.4]),
        geographic: dimension(10.4, ['Country risk', 'KZ', 10.4]),
        transaction: dimension(10.4, ['Volume', 'Low', 10.4]),
      }),
    );
    const adds = rows.map(({ figures }) => Number(figures?.at(-1)));
    expect(adds).toEqual([3, 3, 0, 2, 8]);
  });

  it('ends numbers below each other', () => {
    const drawn: { text: string; end: number }[] = [];
    const page = new Sheet('A pack', '2026-11-22T10:00:00.000Z', () => {});
    page.line = (line, style, { x }) => {
      const text = line.runs.map((run) => run.text).join('');
      drawn.push({ text, end: x + page.widthOf(line, style) });
    };
    const table = new Table(page, dimensionsTable.columns);
    table.row({ group: 'Transaction', figures: ['7', '25%', '2'], cells: ['Volume', 'Low', '+7'] });
    table.row({ group: 'Transaction', cells: ['Frequency', 'High', '+100'] });
    table.row({ group: 'Score', figures: ['34'], cells: [] });
    const endOf = (text: string) => drawn.find((each) => each.text === text)?.end;
    expect(['7', '+7', '+100'].map(endOf)).toEqual(Array(3).fill(expect.closeTo(endOf('Score') ?? 0)));
    expect(['2', '34'].map(endOf)).toEqual(Array(2).fill(expect.closeTo(endOf('Adds') ?? 0)));
  });

  it('shows the country of a factor by its name', () => {
    const factor = dimensionsTable
      .rowsOf(assessed({ geographic: dimension(20, ['Jurisdiction', 'VG', 20]) }))
      .find(({ cells }) => cells.length > 0);
    expect(factor?.cells).toEqual(['Jurisdiction', 'British Virgin Islands', '+20']);
  });
});

type FactorCells = readonly [name: string, value: string, score_contribution: number];

const dimension = (score: number, ...factors: readonly FactorCells[]) => ({
  score,
  weight: 0.25,
  weighted_score: score * 0.25,
  factors: factors.map(([name, value, score_contribution]) => ({ name, value, score_contribution })),
});

const assessed = (dimensions: Record<string, ReturnType<typeof dimension>>) => ({
  transaction: dimension(0),
  customer: dimension(0),
  geographic: dimension(0),
  product_service: dimension(0),
  ...dimensions,
});
