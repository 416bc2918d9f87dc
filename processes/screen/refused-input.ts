const maxReported = 20;

export class RefusedInput extends Error {
  /** @param problems each with its line number */
  constructor(problems: readonly string[]) {
    const more = problems.length - maxReported;
    const reported = [...problems.slice(0, maxReported), ...(more > 0 ? [`and ${more} more`] : [])];
    super(`Nothing was answered.\n  ${reported.join('\n  ')}`);
    this.name = 'RefusedInput';
  }
}
