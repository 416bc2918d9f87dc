import type { ScreeningIndex } from './screening-index';

/** Increase it whenever the layout of `ScreeningIndex` changes. */
const snapshotFormat = 4;

export class MalformedSnapshot extends Error {
  constructor(reason: string) {
    super(`The index cannot be read: ${reason}`);
    this.name = 'MalformedSnapshot';
  }
}

const columnTypes = { Float32Array, Uint8Array, Uint16Array, Uint32Array };
type Column = InstanceType<(typeof columnTypes)[keyof typeof columnTypes]>;

interface ColumnReference {
  column: keyof typeof columnTypes;
  /** Bytes from the end of the header. */
  at: number;
  length: number;
}

/** In bytes: columns start at multiples of it, as typed arrays require. */
const alignment = 8;
/** Format (32 bits), header length (32), length of all columns (64), checksum of the header (64). */
const prefixBytes = 24;

const aligned = (bytes: number) => Math.ceil(bytes / alignment) * alignment;

/** Columns are not copied. */
export function encodeSnapshot(index: ScreeningIndex): Uint8Array[] {
  const columns: Uint8Array[] = [];
  let end = 0;
  const toReference = (column: Column): ColumnReference => {
    const at = end;
    end = aligned(at + column.byteLength);
    columns.push(
      new Uint8Array(column.buffer, column.byteOffset, column.byteLength),
      new Uint8Array(end - at - column.byteLength),
    );
    // The name of a typed array's constructor is the name of its type.
    return { column: column.constructor.name as ColumnReference['column'], at, length: column.length };
  };
  const json = JSON.stringify(index, (_, value: unknown) => (isColumn(value) ? toReference(value) : value));
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
 * Columns are views of the given bytes. Only the header is checksummed, because reading all columns takes too long.
 *
 * @throws MalformedSnapshot
 */
export function decodeSnapshot(bytes: ArrayBuffer): ScreeningIndex {
  if (bytes.byteLength < prefixBytes) throw new MalformedSnapshot('it is too short');
  const prefix = new DataView(bytes);
  if (prefix.getUint32(0) !== snapshotFormat) throw new MalformedSnapshot('it is of another format');
  const columnsStart = prefixBytes + prefix.getUint32(4);
  if (bytes.byteLength !== columnsStart + Number(prefix.getBigUint64(8))) {
    throw new MalformedSnapshot('it is incomplete');
  }
  const header = new Uint8Array(bytes, prefixBytes, columnsStart - prefixBytes);
  if (Number(prefix.getBigUint64(16)) !== checksumOf(header))
    throw new MalformedSnapshot('its header is damaged');
  return parseHeader(header, (reference) => columnIn(bytes, columnsStart, reference));
}

/** The checksum and the format say that encodeSnapshot wrote the header, so its content is not validated. */
function parseHeader(header: Uint8Array, toColumn: (reference: ColumnReference) => Column): ScreeningIndex {
  return JSON.parse(new TextDecoder().decode(header), (_, value: unknown) =>
    isReference(value) ? toColumn(value) : value,
  ) as ScreeningIndex;
}

function columnIn(bytes: ArrayBuffer, columnsStart: number, { column, at, length }: ColumnReference): Column {
  const type = columnTypes[column];
  if (columnsStart + at + length * type.BYTES_PER_ELEMENT > bytes.byteLength) {
    throw new MalformedSnapshot('a column exceeds it');
  }
  return new type(bytes, columnsStart + at, length);
}

/** FNV-1a. */
function checksumOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5) >>> 0;
}

function isColumn(value: unknown): value is Column {
  return ArrayBuffer.isView(value) && !(value instanceof DataView);
}

function isReference(value: unknown): value is ColumnReference {
  return typeof value === 'object' && value !== null && 'column' in value;
}
