/** The names of the statements that are true, in their order. */
export const whichApply = <Name extends string>(statements: readonly [Name, boolean][]): Name[] =>
  statements.flatMap(([name, applies]) => (applies ? [name] : []));
