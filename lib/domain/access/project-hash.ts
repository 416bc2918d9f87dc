/**
 * Console pages whose names would be valid hashes and collide with the journey page at `/{project_hash}/`.
 */
const pages = ['analytics', 'entities', 'settings', 'webhooks'];

/** Whether the text is a valid project hash: 8 to 64 letters, digits, `-` or `_`, and not a console page. */
export const isProjectHash = (text: string): boolean =>
  /^[A-Za-z0-9_-]{8,64}$/.test(text) && !pages.includes(text.toLowerCase());
