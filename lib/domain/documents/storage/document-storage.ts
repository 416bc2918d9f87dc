/** Where sealed files are kept (docs/adr/0093). Names are ours: digits, letters, `_`, `-` and `/`. */
export interface DocumentStorage {
  /** The file is kept once this has resolved, whatever happens to the process. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Buffer>;
  /** Repeating it is harmless. */
  delete(name: string): Promise<void>;
  /** Every file of the folder, also those that no row knows. Repeating it is harmless. */
  deleteFolder(folder: string): Promise<void>;
}
