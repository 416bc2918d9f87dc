import type { Line } from './text.ts';
import { type Box, contentWidth, heightOf, margin, type Sheet, type StyleName } from './sheet.ts';

export interface Column {
  title: string;
  /** Share of the page width; those of a table add up to 1. */
  share: number;
  /** All lines of its cells are of one size. */
  hasEqualLines?: true;
  /** Its cells are numbers with as many decimals, which end below each other. */
  isNumeric?: true;
}

export interface TableRow {
  /** Lines after the first one of a cell are printed smaller, unless its column says otherwise. */
  cells: readonly string[];
  /** Above the first row, and repeated on each further page. */
  group?: string;
  /** Beside the group, in the last columns. */
  figures?: readonly string[];
  /** Below the cells, over the whole width. */
  below?: string;
}

interface Placed {
  line: Line;
  style: StyleName;
  x: number;
  top: number;
}

const gap = 8;

/** What a cell of a column has for its text. */
export const cellWidth = ({ share }: Pick<Column, 'share'>): number => share * contentWidth - gap;

const padding = 3;
/** A row taller than a page does not wait for the rest. */
const tallest = 600;

const endOf = (placed: readonly Placed[]): number =>
  Math.max(padding, ...placed.map(({ top, style }) => top + heightOf(style)));

/** Rows and columns. A row is not split, and each page repeats the column titles. */
export class Table {
  readonly #sheet: Sheet;
  readonly #boxes: Box[];
  readonly #columns: readonly Column[];
  readonly #titles: Placed[];
  readonly #titlesHeight: number;
  #group: string | undefined;
  #isBegun = false;

  constructor(sheet: Sheet, columns: readonly Column[]) {
    this.#sheet = sheet;
    this.#columns = columns;
    let x = margin.left;
    this.#boxes = columns.map((column) => {
      const box = { x, width: cellWidth(column) };
      x += column.share * contentWidth;
      return box;
    });
    this.#titles = columns.flatMap(({ title }, at) => this.#cell(title, 'label', at, padding));
    this.#titlesHeight = endOf(this.#titles) + padding;
  }

  row(row: TableRow): void {
    const { placed, height } = this.#placed(row);
    const isNewGroup = row.group !== undefined && row.group !== this.#group;
    const groupHeight = isNewGroup ? heightOf('group') + 2 * padding : 0;
    const titlesHeight = this.#isBegun ? 0 : this.#titlesHeight;
    const isOnNewPage = this.#sheet.keepTogether(Math.min(tallest, titlesHeight + groupHeight + height));
    if (isOnNewPage || !this.#isBegun) this.#drawTitles();
    if (isNewGroup) this.#groupLine(row.group ?? '', row.figures);
    else if (isOnNewPage && row.group !== undefined) this.#groupLine(`${row.group} (continued)`);
    this.#group = row.group;
    this.#isBegun = true;
    this.#draw(placed, height);
  }

  end(): void {
    this.#sheet.y += 10;
  }

  #drawTitles(): void {
    this.#draw(this.#titles, this.#titlesHeight);
  }

  #groupLine(group: string, figures: readonly string[] = []): void {
    const sheet = this.#sheet;
    sheet.y += padding;
    const [line] = sheet.layOut(group, 'group', contentWidth);
    if (line) sheet.line(line, 'group', { x: margin.left });
    const first = this.#columns.length - figures.length;
    for (const { line: figure, style, x } of figures.flatMap((text, at) =>
      this.#cell(text, 'group', first + at, 0),
    ))
      sheet.line(figure, style, { x });
    sheet.y += heightOf('group') + padding;
  }

  /** Draws line by line, so that a row taller than the page continues on the next one. */
  #draw(placed: Placed[], height: number): void {
    const sheet = this.#sheet;
    let top = sheet.y;
    let isParted = false;
    for (const { line, style, x, top: at } of placed.toSorted((a, b) => a.top - b.top)) {
      sheet.y = top + at;
      if (sheet.keepTogether(heightOf(style))) {
        top = sheet.y - at;
        isParted = true;
      }
      sheet.line(line, style, { x });
      if (isParted) sheet.y = top + at;
    }
    sheet.y = top + height;
    sheet.rule();
  }

  #placed({ cells, below }: TableRow): { placed: Placed[]; height: number } {
    const placed: Placed[] = cells.flatMap((cell, at) => {
      if (this.#columns[at]?.hasEqualLines) return this.#cell(cell, 'cell', at, padding);
      const [first = '', ...others] = cell.split('\n');
      const lines = this.#cell(first, 'cell', at, padding);
      const end = padding + lines.length * heightOf('cell');
      return [...lines, ...this.#cell(others.join('\n'), 'fine', at, end)];
    });
    const end = endOf(placed);
    if (!below) return { placed, height: end + padding };
    const lines = this.#sheet.layOut(below, 'fine', contentWidth);
    const under = lines.map((line, n): Placed => ({
      line,
      style: 'fine',
      x: margin.left,
      top: end + n * heightOf('fine'),
    }));
    return { placed: [...placed, ...under], height: end + lines.length * heightOf('fine') + padding };
  }

  #cell(text: string, style: StyleName, column: number, from: number): Placed[] {
    const box = this.#boxes[column];
    if (text === '' || !box) return [];
    const isNumeric = this.#columns[column]?.isNumeric ?? false;
    const startOf = (line: Line) =>
      isNumeric ? box.x + box.width - this.#sheet.widthOf(line, style) : box.x;
    return this.#sheet
      .layOut(text, style, box.width)
      .map((line, n) => ({ line, style, x: startOf(line), top: from + n * heightOf(style) }));
  }
}
