/** Of text on what a colour fills, by WCAG 2.2 (1.4.3). */
export const minContrast = 4.5;

const linear = (channel: number) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** The relative luminance of `#rrggbb`. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(colour.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Of `#rrggbb` to white, from 1 to 21. */
export const contrastToWhite = (colour: string): number => 1.05 / (luminanceOf(colour) + 0.05);

export const isReadable = (colour: string): boolean => contrastToWhite(colour) >= minContrast;
