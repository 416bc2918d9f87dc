/** Does all steps at once. */
export function resultOf<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

export function* mapInSteps<From, To>(
  items: readonly From[],
  map: (item: From) => To,
): Generator<void, To[]> {
  const mapped: To[] = [];
  for (const item of items) {
    mapped.push(map(item));
    yield;
  }
  return mapped;
}

/** Whether the `count`th of many small pieces of work ends a step. */
export const endsStep = (count: number): boolean => (count & 255) === 255;
