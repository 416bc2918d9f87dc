/** Many texts in two arrays: a million strings of their own would take several times the room. */
export interface TextHeap {
  /** Where each text begins in `bytes`; one longer than there are texts. */
  starts: Uint32Array;
  /** UTF-8. */
  bytes: Uint8Array;
}

const decoder = new TextDecoder();

export function textAt({ starts, bytes }: TextHeap, at: number): string {
  return decoder.decode(bytes.subarray(starts[at], starts[at + 1]));
}

/** In bytes, which are letters in a heap of ASCII. */
export function lengthAt({ starts }: TextHeap, at: number): number {
  return starts[at + 1]! - starts[at]!;
}

/** Reads a heap whose texts are all ASCII, as the short words of a dictionary are: quicker than to decode UTF-8. */
export function asciiReader({ starts, bytes }: TextHeap): (at: number) => string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (at) => buffer.toString('latin1', starts[at], starts[at + 1]);
}

/** Whether the text at this place is the given one, of which it is known that it is ASCII. */
export function holds({ starts, bytes }: TextHeap, at: number, text: string): boolean {
  const begin = starts[at]!;
  if (starts[at + 1]! - begin !== text.length) return false;
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[begin + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** A heap while texts are added to it. */
export class GrowingHeap {
  private starts = new Uint32Array(1024);
  private bytes = new Uint8Array(16 * 1024);
  private readonly encoder = new TextEncoder();
  private count = 0;

  add(text: string): void {
    const begin = this.starts[this.count]!;
    // A UTF-16 unit takes three bytes of UTF-8 at most.
    this.bytes = withRoom(this.bytes, begin + text.length * 3);
    const { written } = this.encoder.encodeInto(text, this.bytes.subarray(begin));
    this.count += 1;
    this.starts = withRoom(this.starts, this.count + 1);
    this.starts[this.count] = begin + written;
  }

  /** The heap in no more room than it needs. */
  sealed(): TextHeap {
    return {
      starts: this.starts.slice(0, this.count + 1),
      bytes: this.bytes.slice(0, this.starts[this.count]),
    };
  }
}

/** The array itself, or a longer copy when it has no room for so many. */
export function withRoom<Column extends Uint8Array | Uint16Array | Uint32Array>(
  column: Column,
  length: number,
): Column {
  if (length <= column.length) return column;
  // The constructor of a typed array makes arrays of its own type, which its declaration does not say.
  const Same = column.constructor as new (length: number) => Column;
  const longer = new Same(Math.ceil(length * 1.5));
  longer.set(column);
  return longer;
}
