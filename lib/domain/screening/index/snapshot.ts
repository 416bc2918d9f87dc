import type { ScreeningIndex } from './screening-index';

/** Changes with the layout of the index: a snapshot of another format is not read. */
const snapshotFormat = 3;

/** Bytes that are no snapshot of this format, or not the whole of one. */
export class MalformedSnapshot extends Error {
  constructor(reason: string) {
    super(`The index cannot be read: ${reason}`);
    this.name = 'MalformedSnapshot';
  }
}

const columnTypes = { Float32Array, Uint8Array, Uint16Array, Uint32Array };
type Column = InstanceType<(typeof columnTypes)[keyof typeof columnTypes]>;

/** What stands in the header in the place of a column. */
interface ColumnPlace {
  column: keyof typeof columnTypes;
  /** Behind the header, in bytes. */
  at: number;
  length: number;
}

/** Columns begin at multiples of so many bytes, and with them the header ends. */
const alignment = 8;
/** The format, the length of the header, that of the columns, and the header's checksum: 32, 32, 64 and 64 bits. */
const prefixBytes = 24;

const aligned = (bytes: number) => Math.ceil(bytes / alignment) * alignment;

/** The index as it is written to a file, piece by piece: its columns are not copied. */
export function encodeSnapshot(index: ScreeningIndex): Uint8Array[] {
  const columns: Uint8Array[] = [];
  let end = 0;
  const toPlace = (column: Column): ColumnPlace => {
    const at = end;
    end = aligned(at + column.byteLength);
    columns.push(
      new Uint8Array(column.buffer, column.byteOffset, column.byteLength),
      new Uint8Array(end - at - column.byteLength),
    );
    // A typed array's constructor has the name of its type.
    return { column: column.constructor.name as ColumnPlace['column'], at, length: column.length };
  };
  const json = JSON.stringify(index, (_, value: unknown) => (isColumn(value) ? toPlace(value) : value));
  const text = new TextEncoder().encode(json);
  const header = new Uint8Array(aligned(text.length)).fill(0x20);
  header.set(text);

  const prefix = new DataView(new ArrayBuffer(prefixBytes));
  prefix.setUint32(0, snapshotFormat);
  prefix.setUint32(4, header.length);
  prefix.setBigUint64(8, BigInt(end));
  prefix.setBigUint64(16, BigInt(checksumOf(header)));
  return [new Uint8Array(prefix.buffer), header, ...columns];
}

/**
 * The index that was encoded: its columns lie in the bytes given. Of these the header alone is summed: reading all of
 * the columns would take longer than all else.
 *
 * @throws MalformedSnapshot
 */
export function decodeSnapshot(bytes: ArrayBuffer): ScreeningIndex {
  if (bytes.byteLength < prefixBytes) throw new MalformedSnapshot('it is too short');
  const prefix = new DataView(bytes);
  if (prefix.getUint32(0) !== snapshotFormat) throw new MalformedSnapshot('it is of another format');
  const begin = prefixBytes + prefix.getUint32(4);
  if (bytes.byteLength !== begin + Number(prefix.getBigUint64(8))) {
    throw new MalformedSnapshot('it is not whole');
  }
  const header = new Uint8Array(bytes, prefixBytes, begin - prefixBytes);
  if (Number(prefix.getBigUint64(16)) !== checksumOf(header))
    throw new MalformedSnapshot('its header is damaged');
  return toIndex(header, (place) => toColumn(bytes, begin, place));
}

/** A header whose checksum holds is what encodeSnapshot wrote, of the same format: nothing else of it is checked. */
function toIndex(header: Uint8Array, columnAt: (place: ColumnPlace) => Column): ScreeningIndex {
  return JSON.parse(new TextDecoder().decode(header), (_, value: unknown) =>
    isPlace(value) ? columnAt(value) : value,
  ) as ScreeningIndex;
}

function toColumn(bytes: ArrayBuffer, begin: number, { column, at, length }: ColumnPlace): Column {
  const type = columnTypes[column];
  if (begin + at + length * type.BYTES_PER_ELEMENT > bytes.byteLength) {
    throw new MalformedSnapshot('a column ends behind it');
  }
  return new type(bytes, begin + at, length);
}

/** FNV-1a. */
function checksumOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5) >>> 0;
}

function isColumn(value: unknown): value is Column {
  return ArrayBuffer.isView(value) && !(value instanceof DataView);
}

function isPlace(value: unknown): value is ColumnPlace {
  return typeof value === 'object' && value !== null && 'column' in value;
}
