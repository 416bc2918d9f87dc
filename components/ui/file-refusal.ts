export interface FileLimits {
  /** As in the `accept` attribute of an `input`: ".csv,text/csv". */
  accept: string;
  maxBytes: number;
}

type NamedFile = Pick<File, 'name' | 'type' | 'size'>;

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

const sizeText = (bytes: number): string =>
  bytes >= megabyte ? `${bytes / megabyte} MB` : `${bytes / kilobyte} KB`;

/** Whether a file has this extension or media type, as in the `accept` attribute. */
const isOfKind = ({ name, type }: NamedFile, kind: string): boolean =>
  kind.startsWith('.') ? name.toLowerCase().endsWith(kind) : type === kind;

const kindsOf = (accept: string): string[] => accept.split(',').map((kind) => kind.trim().toLowerCase());

/** Why the chosen or dropped files cannot be accepted, or null. Browsers do not check dropped files. */
export function refusalOf(files: readonly NamedFile[], { accept, maxBytes }: FileLimits): string | null {
  const [file, ...others] = files;
  if (!file) return 'That is no file.';
  if (others.length > 0) return 'Choose one file at a time.';
  if (!kindsOf(accept).some((kind) => isOfKind(file, kind)))
    return `“${file.name}” is a file of another kind.`;
  if (file.size === 0) return `“${file.name}” is empty.`;
  if (file.size > maxBytes) return `“${file.name}” is larger than ${sizeText(maxBytes)}.`;
  return null;
}
