type Token = string | undefined;

/** The alerts that were opened, and which of them the address shows: it follows the screen a little later. */
export interface Opened {
  shown: Token;
  /** In their order, while the address is still on its way to them. */
  ahead: readonly Token[];
}

export const openedAt = (shown: Token): Opened => ({ shown, ahead: [] });

export const opening = ({ shown, ahead }: Opened, token: Token): Opened => ({
  shown,
  ahead: [...ahead, token],
});

/** An address that nobody opened here, as of Back, is where the person is now. */
export function followed({ ahead }: Opened, shown: Token): Opened {
  const place = ahead.lastIndexOf(shown);
  return { shown, ahead: place < 0 ? [] : ahead.slice(place + 1) };
}

export const currentOf = ({ shown, ahead }: Opened): Token => (ahead.length > 0 ? ahead.at(-1) : shown);
