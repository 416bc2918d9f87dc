import { type BodyRowsProps, useNextPage } from './body-rows';

/** Renders all rows until the code of virtual rows has loaded. A first page has few enough rows for that. */
export function AllRows({ rowKeys, query, drawRow }: BodyRowsProps) {
  useNextPage(query, rowKeys.length, 0);
  return rowKeys.map((_key, index) => drawRow(index));
}
