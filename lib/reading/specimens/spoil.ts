import sharp from 'sharp';

// Effects of cameras, light and compression on a picture, one per function. Each takes and returns an encoded image.

const whiteSpot = (width: number, height: number, x: number, y: number, size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g">
  <stop offset="0" stop-color="#fff"/><stop offset="0.55" stop-color="#fff" stop-opacity="0.92"/>
  <stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
  <ellipse cx="${width * x}" cy="${height * y}" rx="${width * size}" ry="${height * size * 0.8}" fill="url(#g)"/></svg>`;

const shade = (width: number, height: number, opacity: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g">
  <stop offset="0.2" stop-color="#000" stop-opacity="${opacity}"/><stop offset="0.8" stop-color="#000" stop-opacity="0.05"/>
  </linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/></svg>`;

async function overlaid(image: Buffer, drawing: (width: number, height: number) => string): Promise<Buffer> {
  const { width, height } = await sharp(image).metadata();
  return sharp(image)
    .composite([{ input: Buffer.from(drawing(width, height)) }])
    .png()
    .toBuffer();
}

export const blurred = (image: Buffer, sigma: number) => sharp(image).blur(sigma).png().toBuffer();

export const compressed = (image: Buffer, quality: number) => sharp(image).jpeg({ quality }).toBuffer();

export const darkened = (image: Buffer, brightness: number) =>
  sharp(image).modulate({ brightness }).png().toBuffer();

/** `x` and `y` are the centre and `size` is half of the width, as shares of the picture. */
export const withGlare = (image: Buffer, x: number, y: number, size: number) =>
  overlaid(image, (width, height) => whiteSpot(width, height, x, y, size));

export const withShadow = (image: Buffer, opacity = 0.75) =>
  overlaid(image, (width, height) => shade(width, height, opacity));

export const turned = (image: Buffer, degrees: number) =>
  sharp(image).rotate(degrees, { background: '#6b6257' }).png().toBuffer();

export async function scaledTo(image: Buffer, width: number): Promise<Buffer> {
  return sharp(image).resize(Math.round(width)).png().toBuffer();
}

/** Sensor noise: approximately normal, with the deviation in grey levels. */
export async function withNoise(image: Buffer, deviation: number, random: () => number): Promise<Buffer> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1) {
    const normal = (random() + random() + random() + random() - 2) * 1.732;
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + normal * deviation));
  }
  return sharp(data, { raw: info }).png().toBuffer();
}
