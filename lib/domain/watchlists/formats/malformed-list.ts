import { basename } from 'node:path';

/** A faulty list file is refused completely, and the list in force does not change. */
export class MalformedList extends Error {
  constructor(
    readonly file: string,
    /** From 1; null if the fault has no line. */
    readonly line: number | null,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(line === null ? `${file}: ${reason}` : `${file}, line ${line}: ${reason}`, options);
    this.name = 'MalformedList';
  }
}

/** A reason may quote the file, and administrators see it. */
const maxReasonLength = 600;

export function malformedIn(path: string) {
  return (line: number | null, reason: string, cause?: unknown) =>
    new MalformedList(basename(path), line, shortened(reason), { cause });
}

const shortened = (reason: string) =>
  reason.length > maxReasonLength ? `${reason.slice(0, maxReasonLength)}…` : reason;
