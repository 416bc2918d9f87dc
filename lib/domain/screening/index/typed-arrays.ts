/** The array itself, or a copy with spare capacity. */
export function withCapacity<Column extends Uint8Array | Uint16Array | Uint32Array>(
  column: Column,
  length: number,
): Column {
  if (length <= column.length) return column;
  // The constructor of a typed array returns its own type, which its declaration does not say.
  const SameType = column.constructor as new (length: number) => Column;
  const longer = new SameType(Math.ceil(length * 1.5));
  longer.set(column);
  return longer;
}
