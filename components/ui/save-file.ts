/** Saves text as a file, from the browser. Spreadsheets take it for UTF-8 by its first character. */
export function saveFile(name: string, text: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
