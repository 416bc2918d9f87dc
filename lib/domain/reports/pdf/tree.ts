import type { Branch } from './ownership.ts';
import { contentWidth, heightOf, margin, type Sheet } from './sheet.ts';

const indent = 18;
/** Deeper branches are not indented further, so that their text keeps its room. */
const deepest = 12;
const gap = 3;

/** Branches below each other, each with a line from its parent. */
export class Tree {
  readonly #sheet: Sheet;
  /** Where the line of each level goes on: below the parent, or below its branch before. */
  #from: number[] = [];

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  branch({ depth, text }: Branch): void {
    const sheet = this.#sheet;
    const level = Math.min(depth, deepest);
    const x = margin.left + level * indent;
    const box = { x, width: contentWidth - level * indent };
    const style = depth === 0 ? 'group' : 'value';
    const lines = sheet.layOut(text, style, box.width);
    if (sheet.keepTogether(lines.length * heightOf(style) + gap)) this.#from = [];
    if (level > 0) this.#line(level, x, sheet.y + heightOf(style) / 2);
    for (const line of lines) {
      sheet.keepTogether(heightOf(style));
      sheet.line(line, style, box);
      sheet.y += heightOf(style);
    }
    this.#from = Array.from({ length: level + 1 }, (_, above) => this.#from[above] ?? margin.top);
    this.#from.push(sheet.y);
    sheet.y += gap;
  }

  #line(level: number, x: number, bottom: number): void {
    this.#sheet.elbow({ x: x - indent + 4, top: this.#from[level] ?? margin.top, bottom, to: x - 4 });
    this.#from[level] = bottom;
  }
}
