import type { Words } from '../words/en';

const types = ['image/jpeg', 'image/png', 'image/heic', 'image/heif', 'application/pdf'];
const endings = /\.(?:jpe?g|png|hei[cf]|pdf)$/i;

/** What a file field offers. Phones know HEIC by its ending alone. */
export const acceptedFiles = [...types, '.heic', '.heif'].join(',');

/** As `maxImageBytes` of the API, which a test compares: the schema itself would bring zod to the page. */
export const largestFile = 20 * 1024 * 1024;

/** Told before anything is sent; what a file really is, the server sees from its bytes. */
export function faultOfFile({ size, type, name }: Pick<File, 'size' | 'type' | 'name'>) {
  if (!types.includes(type) && !endings.test(name)) return 'wrongType' satisfies keyof Words['capture'];
  if (size > largestFile) return 'tooLarge' satisfies keyof Words['capture'];
  return null;
}
