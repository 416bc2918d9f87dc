import { readUnRecord } from './parse-un-record';
import type { XmlList } from './parse-xml-list';

/** The UN Security Council's consolidated xml. */
export const unList: XmlList = {
  name: 'UN Security Council Consolidated',
  root: 'CONSOLIDATED_LIST',
  records: ['INDIVIDUAL', 'ENTITY'],
  version: 'dateGenerated',
  read: readUnRecord,
};
