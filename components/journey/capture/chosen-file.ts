import type { Words } from '../words/en';

const types = ['image/jpeg', 'image/png', 'image/heic', 'image/heif', 'application/pdf'];
const endings = /\.(?:jpe?g|png|hei[cf]|pdf)$/i;

/** The types that the file field offers. Phones recognise HEIC only by its extension. */
export const acceptedFiles = [...types, '.heic', '.heif'].join(',');

/** Equal to the API's `maxImageBytes`, which a test compares: importing the schema would load zod. */
export const largestFile = 20 * 1024 * 1024;

/** Checks a file before anything is sent. The server checks its real type from its bytes. */
export function faultOfFile({ size, type, name }: Pick<File, 'size' | 'type' | 'name'>) {
  if (!types.includes(type) && !endings.test(name)) return 'wrongType' satisfies keyof Words['capture'];
  if (size > largestFile) return 'tooLarge' satisfies keyof Words['capture'];
  return null;
}
