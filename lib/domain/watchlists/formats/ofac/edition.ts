import { ofacCategories, type OfacList } from './categories';

/**
 * The lowest entry number of OFAC's lists other than SDN: the first of them is from April 2006, and all lists
 * share one sequence. The SDN list has a thousand lower ones.
 */
const firstConsolidatedNumber = 9639;

/**
 * Programs under which OFAC lists parties without blocking them. Some block others, who are on the SDN list.
 */
// prettier-ignore
const consolidatedPrograms = new Set([
  'NS-PLC', '561-Related', 'FSE-IR', 'FSE-SY', 'UKRAINE-EO13662', 'CAATSA - RUSSIA', 'VENEZUELA-EO13850',
  'CMIC-EO13959', 'RUSSIA-EO14024', 'BURMA-EO14014', 'ILLICIT-DRUGS-EO14059',
]);

/**
 * Detects the list of an OFAC file without a header. Neither the csv nor the classic xml names it; the
 * entries reveal it by their numbers and by their programs, and both must agree.
 */
export class OfacEdition {
  private entries = 0;
  private lowNumbers = 0;
  private consolidatedEntries = 0;

  add(number: string, programs: readonly string[]): void {
    this.entries += 1;
    if (Number(number) < firstConsolidatedNumber) this.lowNumbers += 1;
    if (programs.some((program) => consolidatedPrograms.has(program))) this.consolidatedEntries += 1;
  }

  /** Null if it is not certain. */
  list(): OfacList | null {
    const { entries, lowNumbers, consolidatedEntries } = this;
    if (entries === 0) return null;
    if (lowNumbers > 0) return consolidatedEntries < entries ? 'OFAC SDN' : null;
    // A program may be newer than our table.
    return consolidatedEntries >= entries / 2 ? 'OFAC Consolidated' : null;
  }

  /** Why the file is not an edition of the list, or null if it is. */
  faultAs(expected: OfacList): string | null {
    const found = this.list();
    if (found === expected) return null;
    const what = found ? `of ${found}` : `of no certain list`;
    return `not an edition of ${expected}: by their numbers and programs the entries are ${what} (${this.facts()})`;
  }

  facts(): string {
    return (
      `${this.entries} entries, ${this.lowNumbers} of them numbered below ${firstConsolidatedNumber}, where only ` +
      `${lists[0]} has any; ${this.consolidatedEntries} under a program of ${lists[1]}`
    );
  }
}

// Object.keys forgets the key type of a record.
const lists = Object.keys(ofacCategories) as OfacList[];
