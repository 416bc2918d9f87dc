import { createCanvas, loadImage, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { barcodeImageOf } from './barcode.ts';
import { fontNamed, fontOfScript } from './fonts.ts';
import type { Specimen } from './specimen.ts';

// Draws a specimen on a canvas. SVG with sharp would find fonts only through the settings of the machine.

export interface DrawOptions {
  /** Default: 300. */
  dpi?: number;
  /** Font of the zone. Default: that of ICAO 9303, which the network was trained on. */
  zoneFont?: 'OCR B' | 'Geist Mono';
  /** An image of a face instead of the drawn head. */
  portrait?: Buffer;
}

export interface DrawnSpecimen {
  /** PNG. */
  front: Buffer;
  back: Buffer | null;
}

interface Sheet {
  width: number;
  height: number;
  /** Position of the first character's baseline. */
  zone: { left: number; top: number; step: number };
  portrait: { x: number; y: number; width: number; height: number };
}

const sheets: Record<'card' | 'td2' | 'page', Sheet> = {
  card: {
    width: 85.6,
    height: 54,
    zone: { left: 4.7, top: 38.4, step: 5.6 },
    portrait: { x: 5, y: 11, width: 22, height: 28 },
  },
  td2: {
    width: 105,
    height: 74,
    zone: { left: 6.8, top: 62, step: 6.35 },
    portrait: { x: 5, y: 11, width: 30, height: 38 },
  },
  page: {
    width: 125,
    height: 88,
    zone: { left: 6.6, top: 76, step: 6.35 },
    portrait: { x: 5, y: 11, width: 35, height: 45 },
  },
};

/** Pitch of OCR-B size I: 10 characters per inch. */
const pitch = 2.54;

function sheetOf(specimen: Specimen): Sheet {
  if (specimen.mrz.length === 2) return specimen.mrz[0]?.length === 36 ? sheets.td2 : sheets.page;
  return sheets.card;
}

class Page {
  readonly canvas: Canvas;
  readonly pen: SKRSContext2D;
  readonly #mm: number;
  readonly #sheet: Sheet;

  constructor(sheet: Sheet, dpi: number) {
    this.#sheet = sheet;
    this.#mm = dpi / 25.4;
    this.canvas = createCanvas(Math.round(sheet.width * this.#mm), Math.round(sheet.height * this.#mm));
    this.pen = this.canvas.getContext('2d');
    // All lengths below are in millimetres.
    this.pen.scale(this.#mm, this.#mm);
    this.pen.fillStyle = '#eef1ea';
    this.pen.fillRect(0, 0, sheet.width, sheet.height);
  }

  /** The fine background lines of documents. */
  waves(): void {
    const { width, height } = this.#sheet;
    for (let line = 0; line < 26; line += 1) {
      const y = (line / 26) * height;
      this.pen.beginPath();
      this.pen.moveTo(0, y);
      for (let x = 0; x <= width; x += width / 40) this.pen.lineTo(x, y + Math.sin(x / 7 + line) * 2.4);
      this.pen.strokeStyle = ['#c9d9e8', '#e2d2e1', '#d6e4cf'][line % 3] ?? '#c9d9e8';
      this.pen.lineWidth = 0.3;
      this.pen.stroke();
    }
  }

  text(text: string, x: number, y: number, size: number, font: string, colour = '#111'): void {
    this.pen.font = `${size}px "${fontNamed(font)}"`;
    this.pen.fillStyle = colour;
    this.pen.fillText(text, x, y);
  }

  head({ x, y, width, height }: Sheet['portrait']): void {
    this.pen.fillStyle = '#aeb9c4';
    this.pen.fillRect(x, y, width, height);
    this.pen.fillStyle = '#7d8a97';
    const middle = x + width / 2;
    this.pen.beginPath();
    this.pen.ellipse(middle, y + height * 0.42, width * 0.24, height * 0.25, 0, 0, 2 * Math.PI);
    this.pen.fill();
    this.pen.beginPath();
    this.pen.ellipse(middle, y + height, width * 0.42, height * 0.28, 0, Math.PI, 2 * Math.PI);
    this.pen.fill();
  }

  zone(lines: string[], font: string): void {
    const { zone, width, height } = this.#sheet;
    const above = 6;
    this.pen.fillStyle = 'rgba(250, 250, 246, 0.8)';
    this.pen.fillRect(0, zone.top - above, width, height - zone.top + above);
    const size = font === 'OCR B' ? 4.2 : 4;
    for (const [row, line] of lines.entries()) {
      // Draws each character separately, so that the pitch is exact for any font.
      for (const [at, character] of [...line].entries()) {
        this.text(character, zone.left + at * pitch, zone.top + row * zone.step, size, font, '#1a1a1a');
      }
    }
  }

  png(): Buffer {
    return this.canvas.toBuffer('image/png');
  }
}

function printFields(page: Page, specimen: Specimen, left: number): void {
  const { printed } = specimen;
  const native = printed.native;
  const rows: [label: string, value: string, native: string | null][] = [
    ['Surname / Nom', printed.surname, native?.surname ?? null],
    ['Given names / Prénoms', printed.given_names, native?.given_names ?? null],
    ['Date of birth / Date de naissance', printed.date_of_birth, null],
    ['Document no. / No.', printed.document_number, null],
    ['Nationality   Sex', `${printed.nationality}   ${printed.sex}`, null],
    ['Date of expiry', printed.expiration_date, null],
  ];
  for (const [row, [label, value, other]] of rows.entries()) {
    const y = 12 + row * 6.6;
    page.text(label, left, y, 1.5, 'Latn', '#567');
    page.text(value, left, y + 3.3, 2.7, 'Latn');
    const script = fontOfScript(printed.script);
    if (other) page.text(other, left + 3 + value.length * 2, y + 3.3, 2.7, script);
  }
}

async function drawFront(specimen: Specimen, sheet: Sheet, options: DrawOptions): Promise<Page> {
  const page = new Page(sheet, options.dpi ?? 300);
  page.waves();
  page.text(`${specimen.title}   SPECIMEN · NOT A DOCUMENT`, 5, 7, 3, 'Bold', '#234');
  const { portrait } = sheet;
  if (options.portrait) {
    const face = await loadImage(options.portrait);
    page.pen.drawImage(face, portrait.x, portrait.y, portrait.width, portrait.height);
  } else page.head(portrait);
  printFields(page, specimen, portrait.x + portrait.width + 5);
  return page;
}

async function drawBack(specimen: Specimen, sheet: Sheet, options: DrawOptions): Promise<Page> {
  const page = new Page(sheet, options.dpi ?? 300);
  page.waves();
  page.text('SPECIMEN · NOT A DOCUMENT', 5, 7, 3, 'Bold', '#234');
  if (specimen.format === 'AAMVA') {
    const symbol = await loadImage(await barcodeImageOf(specimen));
    const width = 75;
    page.pen.drawImage(symbol, 5, 12, width, (width * symbol.height) / symbol.width);
  } else page.zone(specimen.mrz, options.zoneFont ?? 'OCR B');
  return page;
}

/** Cards have their zone or barcode on the back, other documents on the front. */
export async function drawSpecimen(specimen: Specimen, options: DrawOptions = {}): Promise<DrawnSpecimen> {
  const sheet = sheetOf(specimen);
  const front = await drawFront(specimen, sheet, options);
  if (sheet === sheets.card) {
    return { front: front.png(), back: (await drawBack(specimen, sheet, options)).png() };
  }
  front.zone(specimen.mrz, options.zoneFont ?? 'OCR B');
  return { front: front.png(), back: null };
}
