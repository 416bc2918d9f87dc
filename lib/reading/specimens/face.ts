import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { randomFrom } from './random.ts';

// A drawn face of nobody, realistic enough for the models to detect, for challenges in tests and samples.

export interface FaceOptions {
  /** Determines proportions and colours, and thereby the person. */
  seed: number;
  /** Negative to the person's left, which is on the right in the picture. About -35 to 35. */
  yaw?: number;
  /** 0 to 1. */
  smile?: number;
  /** Width of the head as a share of the picture's width. */
  size?: number;
  width?: number;
  height?: number;
}

interface Looks {
  skin: [light: string, middle: string, dark: string];
  hair: string;
  eye: string;
  lips: string;
  wide: number;
  long: number;
  eyes: number;
  nose: number;
  mouth: number;
  brow: number;
}

const skins: Looks['skin'][] = [
  ['#f6d7c0', '#e2b195', '#b98566'],
  ['#e0b08a', '#c68f68', '#93633f'],
  ['#a9764f', '#8a5a38', '#5c3a22'],
];

function looksOf(seed: number): Looks {
  const random = randomFrom(seed);
  const around = (middle: number, spread: number) => middle + (random() - 0.5) * 2 * spread;
  const skin = skins[Math.floor(random() * skins.length)] ?? ['#f6d7c0', '#e2b195', '#b98566'];
  return {
    skin,
    hair: ['#2b1d14', '#5a3b22', '#8a6a3a', '#1a1a1c'][Math.floor(random() * 4)] ?? '#2b1d14',
    eye: ['#4a3322', '#39566b', '#4c5e3a'][Math.floor(random() * 3)] ?? '#4a3322',
    lips: ['#b5605a', '#a34e4e', '#8e4a44'][Math.floor(random() * 3)] ?? '#b5605a',
    wide: around(1, 0.08),
    long: around(1.32, 0.07),
    eyes: around(0.4, 0.03),
    nose: around(0.2, 0.03),
    mouth: around(0.36, 0.04),
    brow: around(0.035, 0.012),
  };
}

function oval(pen: SKRSContext2D, x: number, y: number, width: number, height: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, Math.max(0.001, width), Math.max(0.001, height), 0, 0, 2 * Math.PI);
  pen.fill();
}

function shadedOval(
  pen: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  skin: Looks['skin'],
): void {
  const shade = pen.createRadialGradient(x - 0.15, y - 0.25, 0.1, x, y, Math.max(width, height) * 1.05);
  shade.addColorStop(0, skin[0]);
  shade.addColorStop(0.6, skin[1]);
  shade.addColorStop(1, skin[2]);
  pen.fillStyle = shade;
  pen.beginPath();
  pen.ellipse(x, y, width, height, 0, 0, 2 * Math.PI);
  pen.fill();
}

/** The horizontal position of a point of the head after rotation: the head is a ball with the features on its front. */
const turnedBy = (yaw: number) => (x: number, depth: number) => {
  const angle = (-yaw * Math.PI) / 180;
  return x * Math.cos(angle) + depth * Math.sin(angle);
};

function drawEye(pen: SKRSContext2D, x: number, y: number, scale: number, looks: Looks): void {
  oval(pen, x, y, 0.16 * scale, 0.085, looks.skin[2]);
  oval(pen, x, y, 0.145 * scale, 0.068, '#f7f4f0');
  oval(pen, x, y, 0.066 * scale, 0.066, looks.eye);
  oval(pen, x, y, 0.03 * scale, 0.03, '#0d0b0a');
  oval(pen, x - 0.02, y - 0.02, 0.014, 0.014, '#fff');
  pen.strokeStyle = looks.hair;
  pen.lineWidth = 0.022;
  pen.beginPath();
  pen.ellipse(x, y + 0.02, 0.155 * scale, 0.095, 0, Math.PI * 1.08, Math.PI * 1.92);
  pen.stroke();
  pen.lineWidth = looks.brow * 1.6;
  pen.beginPath();
  pen.ellipse(x, y + 0.02, 0.2 * scale, 0.21, 0, Math.PI * 1.18, Math.PI * 1.82);
  pen.stroke();
}

function drawHead(pen: SKRSContext2D, looks: Looks, yaw: number, smile: number): void {
  const at = turnedBy(yaw);
  const { wide, long, skin } = looks;
  // Neck and shoulders, hair, ears, head.
  oval(pen, 0, long * 1.75, wide * 1.6, long * 0.65, '#3d5266');
  shadedOval(pen, 0, long * 0.95, wide * 0.42, long * 0.45, skin);
  oval(pen, 0, -long * 0.22, wide * 1.1, long * 0.95, looks.hair);
  for (const side of [-1, 1]) oval(pen, at(side * wide * 0.97, 0), 0.05, 0.1, 0.2, skin[2]);
  shadedOval(pen, 0, 0, wide * 0.95, long, skin);
  oval(pen, at(0, 0.05), -long * 0.92, wide * 0.72, long * 0.3, looks.hair);
  for (const side of [-1, 1]) {
    const shift = at(side * looks.eyes, 0.75);
    drawEye(pen, shift, -0.12, Math.cos(((yaw + side * 12) * Math.PI) / 180), looks);
  }
  drawNose(pen, looks, at);
  drawMouth(pen, looks, at, smile);
}

function drawNose(pen: SKRSContext2D, looks: Looks, at: ReturnType<typeof turnedBy>): void {
  const [bridge, tip] = [at(0, 0.8), at(0, 1.02)];
  pen.strokeStyle = looks.skin[2];
  pen.lineWidth = 0.03;
  pen.beginPath();
  pen.moveTo(bridge + 0.08, -0.1);
  pen.quadraticCurveTo(tip + 0.1, 0.2, tip + looks.nose * 0.7, 0.38);
  pen.stroke();
  oval(pen, tip, 0.36, looks.nose * 0.75, 0.1, looks.skin[1]);
  oval(pen, tip - 0.03, 0.31, 0.06, 0.06, looks.skin[0]);
  for (const side of [-1, 1]) oval(pen, tip + side * looks.nose * 0.38, 0.42, 0.045, 0.028, '#4a2a20');
}

function drawMouth(pen: SKRSContext2D, looks: Looks, at: ReturnType<typeof turnedBy>, smile: number): void {
  const half = looks.mouth * (0.85 + smile * 0.5);
  const [left, middle, right] = [at(-half, 0.72), at(0, 0.9), at(half, 0.72)];
  const [corner, lower] = [0.72 - smile * 0.09, 0.74 + smile * 0.12];
  pen.fillStyle = looks.lips;
  pen.beginPath();
  pen.moveTo(left, corner);
  pen.quadraticCurveTo(middle, 0.62 + smile * 0.06, right, corner);
  pen.quadraticCurveTo(middle, lower + 0.14 + smile * 0.08, left, corner);
  pen.fill();
  pen.fillStyle = smile > 0.3 ? '#f4efe9' : '#6d2f2f';
  pen.beginPath();
  pen.moveTo(left + 0.06, corner + 0.01);
  pen.quadraticCurveTo(middle, 0.72 + smile * 0.02, right - 0.06, corner + 0.01);
  pen.quadraticCurveTo(middle, 0.74 + smile * 0.16, left + 0.06, corner + 0.01);
  pen.fill();
}

/** PNG. */
export function drawFace(options: FaceOptions): Buffer {
  const { seed, yaw = 0, smile = 0, size = 0.42, width = 640, height = 640 } = options;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const wall = pen.createLinearGradient(0, 0, width, height);
  wall.addColorStop(0, '#c9d3da');
  wall.addColorStop(1, '#aab6bf');
  pen.fillStyle = wall;
  pen.fillRect(0, 0, width, height);
  pen.translate(width / 2, height * 0.48);
  const scale = (size * width) / 2;
  pen.scale(scale, scale);
  drawHead(pen, looksOf(seed), yaw, smile);
  return canvas.toBuffer('image/png');
}
