// SQL for made-up rows. In every text, `$1` is the project, `$2` the total number of rows, and `$3` and `$4` are the
// first and last row of a batch.

/** A valid token. Tokens sort in the order of `n`. */
export const tokenOf = (prefix: string, n: string) => `'${prefix}_01k' || lpad(to_hex(${n}), 23, '0')`;

/** Times spread evenly over two years up to now. */
export const createdAt = (n: string, count: string) =>
  `date_trunc('minute', now()) - (${count} - ${n}) * (interval '2 years' / ${count})`;

/** A condition that is true for this many rows of 1,024, different ones for each salt. */
export const holdsFor = (share: number, n: string, salt: number) =>
  `(hashint8extended(${n}, ${salt}) & 1023) < ${share}`;

/** A number from 0 to below 1, different for each salt. */
export const shareOf = (n: string, salt: number) => `(hashint8extended(${n}, ${salt}) & 1023) / 1024::float8`;

/**
 * Values with the number of rows of 1,024 that have them; the rest have `other`. Most rows share a value, and a few
 * have rare ones.
 */
export function oneOf(shares: Record<string, number>, other: string, n: string, salt: number): string {
  let below = 0;
  const branches = Object.entries(shares).map(([value, share]) => {
    below += share;
    return `when ${holdsFor(below, n, salt)} then '${value}'`;
  });
  return `case ${branches.join(' ')} else '${other}' end`;
}

export const batch = 'generate_series($3::bigint, $4::bigint) n';

/** The project's people; the first one has most of the work. */
export const people = `(select array_agg(token order by token) as tokens from users where project_id = $1) people`;
export const personOf = (n: string, salt: number) =>
  `people.tokens[1 + (${shareOf(n, salt)} ^ 8 * cardinality(people.tokens))::int % cardinality(people.tokens)]`;
