/** In place of a value: the field is not null, and its list has an item, of the example that its own schema has. */
export const shown = Symbol('shown');

export const exampleId = '01k8m4z7q0c3w9d2r6t1y5b8nf';

export const tokenOf = (prefix: string) => `${prefix}_${exampleId}`;

export const morning = '2026-11-21T09:30:00.000Z';
export const noon = '2026-11-21T12:00:00.000Z';
