import { describe, expect, it } from 'vitest';
import { maxImageBytes } from '@/lib/domain/documents/schema';
import { faultOfFile, largestFile } from './chosen-file';

const file = (name: string, type: string, size = 1_000) => ({ name, type, size });

describe('a chosen file', () => {
  it.for([
    ['a.jpg', 'image/jpeg'],
    ['scan.pdf', 'application/pdf'],
    // Browsers that do not know the type leave it empty.
    ['IMG_0042.HEIC', ''],
  ] as const)('is accepted if it is %s', ([name, type]) => expect(faultOfFile(file(name, type))).toBeNull());

  it.for([
    ['a.svg', 'image/svg+xml'],
    ['letter.docx', ''],
  ] as const)('is refused for its type if it is %s', ([name, type]) =>
    expect(faultOfFile(file(name, type))).toBe('wrongType'),
  );

  it('is refused for its size, with the API’s limit', () => {
    expect(largestFile).toBe(maxImageBytes);
    expect(faultOfFile(file('a.jpg', 'image/jpeg', maxImageBytes))).toBeNull();
    expect(faultOfFile(file('a.jpg', 'image/jpeg', maxImageBytes + 1))).toBe('tooLarge');
  });
});
