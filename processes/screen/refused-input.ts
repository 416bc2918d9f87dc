const mostNamed = 20;

/** Input of which nothing is answered, because some of its lines say nothing that can be understood. */
export class RefusedInput extends Error {
  /** @param faults each with the number of its line */
  constructor(faults: readonly string[]) {
    const more = faults.length - mostNamed;
    const named = [...faults.slice(0, mostNamed), ...(more > 0 ? [`and ${more} more`] : [])];
    super(`Nothing was answered.\n  ${named.join('\n  ')}`);
    this.name = 'RefusedInput';
  }
}
