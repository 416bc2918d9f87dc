import { isDeepStrictEqual } from 'node:util';

/**
 * Whether a given field differs from the row. A request that changes nothing is answered with the row: it is neither
 * written nor audited (API §1.1).
 */
export const isChange = <Row extends object>(before: Row, given: Partial<Row>): boolean =>
  (Object.keys(given) as (keyof Row)[]) // made of fields of the row
    .some((field) => given[field] !== undefined && !isDeepStrictEqual(before[field], given[field]));
