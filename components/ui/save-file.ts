/** Downloads a text as a file. The byte order mark makes spreadsheets read it as UTF-8. */
export function saveFile(name: string, text: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
