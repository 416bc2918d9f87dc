import type { AlertCount } from './count-loaded';

/** Whether all alerts of the list are loaded. */
export const isWhole = ({ loaded, total, totalIsMinimum }: AlertCount): boolean =>
  total !== undefined && !totalIsMinimum && loaded >= total;
