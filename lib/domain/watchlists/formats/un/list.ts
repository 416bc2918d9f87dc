import { readUnRecord } from './record';
import type { XmlList } from '../xml-list';

export const unList: XmlList = {
  name: 'UN Security Council Consolidated',
  root: 'CONSOLIDATED_LIST',
  records: ['INDIVIDUAL', 'ENTITY'],
  version: 'dateGenerated',
  read: readUnRecord,
};
