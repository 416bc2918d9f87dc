/** Whether data has arrived. Until it has, the page must not say that there is none. */
export type ReadState = 'read' | 'loading' | 'failed';

/** The state of a query. Data that was read before stays valid if reading it again fails. */
export function readStateOf({ data, isError }: { data: unknown; isError: boolean }): ReadState {
  if (data !== undefined) return 'read';
  return isError ? 'failed' : 'loading';
}

/** The state of data that comes from several reads. */
export function stateOfAll(states: readonly ReadState[]): ReadState {
  if (states.includes('failed')) return 'failed';
  return states.includes('loading') ? 'loading' : 'read';
}
