/** Pages of the console whose names would do: the page of a project's journey stands beside them, at `/{project_hash}/`. */
const pages = ['analytics', 'entities', 'settings', 'webhooks'];

/** Whether the text may name a project in addresses: 8 to 64 letters, digits, `-` or `_`, and no page of the console. */
export const isProjectHash = (text: string): boolean =>
  /^[A-Za-z0-9_-]{8,64}$/.test(text) && !pages.includes(text.toLowerCase());
