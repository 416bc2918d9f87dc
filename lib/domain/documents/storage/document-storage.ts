/** Storage for sealed files (docs/adr/0093). Names are generated: digits, letters, `_`, `-` and `/`. */
export interface DocumentStorage {
  /** The file is stored once this resolves, whatever happens to the process. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Buffer>;
  /** Can be repeated. */
  delete(name: string): Promise<void>;
  /** Deletes every file of the folder, including those without a row. Can be repeated. */
  deleteFolder(folder: string): Promise<void>;
}
