import { readUnRecord } from './record';
import { textAt } from '../xml-element';
import type { WholeFile, XmlList } from '../xml-list';

export const unList: XmlList = {
  name: 'UN Security Council Consolidated',
  root: 'CONSOLIDATED_LIST',
  records: ['INDIVIDUAL', 'ENTITY'],
  version: 'dateGenerated',
  read: readUnRecord,
  whole: consolidated,
};

/** The UN also publishes the list of each committee in this format, with the same root. */
function consolidated(): WholeFile {
  const committees = new Set<string>();
  let records = 0;
  return {
    see(record) {
      records += 1;
      committees.add(textAt(record, 'UN_LIST_TYPE') ?? '');
    },
    fault() {
      const [committee] = committees;
      if (records < 2 || committees.size > 1 || !committee) return null;
      return `all entries are of one UN_LIST_TYPE (${committee}): this is that committee’s list, not the consolidated one`;
    },
  };
}
