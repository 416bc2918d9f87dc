type Token = string | undefined;

/** The alerts that were opened, and which of them the address shows: the address follows the screen a little later. */
export interface Opened {
  shown: Token;
  /** The opened alerts, in order, that the address does not show yet. */
  ahead: readonly Token[];
}

export const openedAt = (shown: Token): Opened => ({ shown, ahead: [] });

export const opening = ({ shown, ahead }: Opened, token: Token): Opened => ({
  shown,
  ahead: [...ahead, token],
});

/** Follows the address. One that was not opened here, such as after Back, is what the user wants to see now. */
export function followed({ ahead }: Opened, shown: Token): Opened {
  const place = ahead.lastIndexOf(shown);
  return { shown, ahead: place < 0 ? [] : ahead.slice(place + 1) };
}

export const currentOf = ({ shown, ahead }: Opened): Token => (ahead.length > 0 ? ahead.at(-1) : shown);
