import { Decimal } from './db';

/** As rows hold decimals. */
export const decimalOrNull = (value: number | null) => (value === null ? null : new Decimal(value));
