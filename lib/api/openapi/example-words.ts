/** Marks a field whose example is derived from its schema and must be neither null nor empty. */
export const shown = Symbol('shown');

export const exampleId = '01k8m4z7q0c3w9d2r6t1y5b8nf';

export const tokenOf = (prefix: string) => `${prefix}_${exampleId}`;

export const morning = '2026-11-21T09:30:00.000Z';
export const noon = '2026-11-21T12:00:00.000Z';
