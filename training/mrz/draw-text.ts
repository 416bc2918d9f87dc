import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Grey } from '@/lib/reading/grey';
import { cellOf } from '@/lib/reading/mrz/cell';
import { alphabet } from '@/lib/reading/mrz/network';
import { fontNamed } from '@/lib/reading/specimens/fonts';
import { pickFrom } from '@/lib/reading/specimens/random';
import { compressed, withNoise } from '@/lib/reading/specimens/spoil';

// Draws random, spoilt text in the font of the zone. No picture of a document is used.

export interface LabelledCell {
  cell: Float32Array;
  /** Index in the alphabet. */
  label: number;
}

const characters = 44;
/** Text is drawn larger and then reduced, as by a camera. */
const enlarged = 3;
const pitches = [26, 20, 15, 11, 8.5];
/** Mostly the font of the standard. The other one prevents overfitting to it. */
const fonts = ['OCR B', 'OCR B', 'OCR B', 'OCR B', 'OCR B', 'Geist Mono'];
/** Shares of the font size: the height of its capitals, and the font size for a pitch of 1. */
const proportions: Record<string, { capital: number; size: number }> = {
  'OCR B': { capital: 0.69, size: 1.62 },
  'Geist Mono': { capital: 0.71, size: 1.55 },
};

interface Line {
  text: string;
  font: string;
  pitch: number;
  /** Height of a row of text. */
  row: number;
  size: number;
}

const grey = (level: number) => `rgb(${level},${level},${level})`;

function paint({ text, font, pitch, row, size }: Line, random: () => number): Buffer {
  const width = Math.round(pitch * (characters + 2) * enlarged);
  const height = Math.round(row * 3 * enlarged);
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const paper = 200 + random() * 50;
  pen.fillStyle = grey(paper);
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = grey(paper - 30);
  pen.lineWidth = pitch * 0.2;
  for (let line = 0; line < 5; line += 1) {
    pen.beginPath();
    pen.moveTo(0, random() * height);
    pen.quadraticCurveTo(width / 2, random() * height, width, random() * height);
    pen.stroke();
  }
  pen.fillStyle = grey(10 + random() * 70);
  pen.font = `${size * enlarged}px "${fontNamed(font)}"`;
  for (const [at, character] of [...text].entries()) {
    pen.fillText(character, (1 + at) * pitch * enlarged, 2 * row * enlarged);
  }
  return canvas.toBuffer('image/png');
}

async function spoilt(drawn: Buffer, pitch: number, random: () => number): Promise<Grey> {
  const { width } = await sharp(drawn).metadata();
  let image: Buffer = await sharp(drawn)
    .resize(Math.round(width / enlarged))
    .png()
    .toBuffer();
  if (random() < 0.7) {
    image = await sharp(image)
      .blur(0.3 + random() * pitch * 0.11)
      .png()
      .toBuffer();
  }
  image = await withNoise(image, random() * 16, random);
  if (random() < 0.6) image = await compressed(image, 20 + Math.floor(random() * 60));
  const { data, info } = await sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The cells of a line of random text, each twice, positioned as inexactly as the reader will find them. */
export async function labelledCells(number: number, random: () => number): Promise<LabelledCell[]> {
  const font = fonts[number % fonts.length] ?? 'OCR B';
  const { capital, size } = proportions[font] ?? { capital: 0.7, size: 1.6 };
  const pitch = (pitches[number % pitches.length] ?? 20) * (0.9 + random() * 0.2);
  const letters = [...alphabet] as [string, ...string[]]; // it is not empty
  const text = Array.from({ length: characters }, () => pickFrom(random, letters)).join('');
  const line = { text, font, pitch, row: pitch * (0.92 + random() * 0.14), size: size * pitch };
  const image = await spoilt(paint(line, random), pitch, random);
  const capitalHeight = line.size * capital;
  const cells: LabelledCell[] = [];
  for (let round = 0; round < 2; round += 1) {
    for (const [at, character] of [...text].entries()) {
      const height = capitalHeight * (0.88 + random() * 0.36);
      const middle = 2 * line.row - capitalHeight * (0.5 + (random() - 0.5) * 0.16);
      const shift = (random() - 0.5) * pitch * 0.24;
      const rectangle = {
        left: (1 + at) * pitch + shift,
        top: middle - height * 0.62,
        width: pitch * (0.97 + random() * 0.06),
        height: height * 1.24,
      };
      cells.push({ cell: cellOf(image, rectangle), label: alphabet.indexOf(character) });
    }
  }
  return cells;
}
