import { rangeOfText } from '../date-range';
import type { Parameter } from './address';

/**
 * The parameter of a period of days. In a file of its own, because every page reads addresses, but few have a period.
 */
export const aRange: Parameter = (given) => (rangeOfText(given) ? given : null);
