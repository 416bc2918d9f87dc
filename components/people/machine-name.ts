interface Machine {
  prefix: string;
  name: string;
  /** The name as the subject of a sentence. */
  subject: string;
}

const machines: readonly Machine[] = [
  { prefix: 'key_', name: 'API key', subject: 'An API key' },
  { prefix: 'cli_', name: 'OAuth client', subject: 'An OAuth client' },
  { prefix: 'system', name: 'Probity', subject: 'Probity' },
];

/** The name of an actor that is not a person, by its token; undefined for a person. `system` is scheduled work. */
export const machineName = (token: string): Pick<Machine, 'name' | 'subject'> | undefined =>
  machines.find(({ prefix }) => token.startsWith(prefix));
