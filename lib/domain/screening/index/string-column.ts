import { withCapacity } from './typed-arrays';

/** Strings in two arrays: a million separate string objects would need several times the memory. */
export interface StringColumn {
  /** One longer than the number of strings. */
  starts: Uint32Array;
  /** UTF-8. */
  bytes: Uint8Array;
}

const decoder = new TextDecoder();

export function stringAt({ starts, bytes }: StringColumn, index: number): string {
  return decoder.decode(bytes.subarray(starts[index], starts[index + 1]));
}

/** In bytes: for an ASCII column, in letters. */
export function lengthAt({ starts }: StringColumn, index: number): number {
  return starts[index + 1]! - starts[index]!;
}

/** Only for ASCII strings, which may be cut out of one: much faster than decoding each. */
export function asciiReader({ starts, bytes }: StringColumn): (index: number) => string {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return (index) => all.slice(starts[index], starts[index + 1]);
}

export function equalsAt({ starts, bytes }: StringColumn, index: number, text: string): boolean {
  const start = starts[index]!;
  if (starts[index + 1]! - start !== text.length) return false;
  for (let offset = 0; offset < text.length; offset += 1) {
    if (bytes[start + offset] !== text.charCodeAt(offset)) return false;
  }
  return true;
}

export class StringColumnBuilder {
  private starts = new Uint32Array(1024);
  private bytes = new Uint8Array(16 * 1024);
  private readonly encoder = new TextEncoder();
  private count = 0;

  add(text: string): void {
    const start = this.starts[this.count]!;
    // A UTF-16 code unit takes at most three bytes of UTF-8.
    this.bytes = withCapacity(this.bytes, start + text.length * 3);
    const { written } = this.encoder.encodeInto(text, this.bytes.subarray(start));
    this.count += 1;
    this.starts = withCapacity(this.starts, this.count + 1);
    this.starts[this.count] = start + written;
  }

  build(): StringColumn {
    return {
      starts: this.starts.slice(0, this.count + 1),
      bytes: this.bytes.slice(0, this.starts[this.count]),
    };
  }
}
