const machines = { key_: 'API key', cli_: 'OAuth client', system: 'Probity' };

/** The name of an actor that is not a person, by its token; undefined for a person. `system` is scheduled work. */
export const machineName = (token: string): string | undefined =>
  Object.entries(machines).find(([prefix]) => token.startsWith(prefix))?.[1];
