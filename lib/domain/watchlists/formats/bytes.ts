import { createReadStream } from 'node:fs';

const partSize = 2 ** 20;

/** The content of a file, a MiB at a time. */
export const bytesOf = (path: string): AsyncIterable<Buffer> =>
  createReadStream(path, { highWaterMark: partSize }); // without an encoding, it is Buffers
