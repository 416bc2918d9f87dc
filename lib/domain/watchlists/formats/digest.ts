import { createHash } from 'node:crypto';
import { bytesOf } from './bytes';

/** SHA-256 in hexadecimal: the version of a list that does not state its own. */
export async function digestOf(paths: readonly string[]): Promise<string> {
  const digest = createHash('sha256');
  for (const path of paths) {
    for await (const bytes of bytesOf(path)) digest.update(bytes);
  }
  return digest.digest('hex');
}
