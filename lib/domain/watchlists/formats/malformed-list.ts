import { basename } from 'node:path';

/** A list file that is refused whole: the list in force stays. */
export class MalformedList extends Error {
  constructor(
    /** The file's name, without its folder. */
    readonly file: string,
    /** 1 for the first line; null when the fault is of the whole file. */
    readonly line: number | null,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(line === null ? `${file}: ${reason}` : `${file}, line ${line}: ${reason}`, options);
    this.name = 'MalformedList';
  }
}

/** The same for one file, whose path need not be repeated at every check. */
export function malformedIn(path: string) {
  return (line: number | null, reason: string, cause?: unknown) =>
    new MalformedList(basename(path), line, reason, { cause });
}
