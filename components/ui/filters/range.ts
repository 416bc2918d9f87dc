import { rangeOfText } from '../date-range';
import type { Parameter } from './address';

/** The days of a period, as an address holds them. Apart, since every page reads addresses, and few hold a period. */
export const aRange: Parameter = (given) => (rangeOfText(given) ? given : null);
