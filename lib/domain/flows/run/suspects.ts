/** So many attempts without progress in a row make a flow a suspect: it may be what ended its workers. */
const attemptsOfSuspects = 2;

let isUnderWay = false;

/**
 * Does the work on a flow, and on that of a suspect only while this process has no other: a flow that ends its worker would
 * take the others along each time, until all of them are given up.
 *
 * @returns 'later' if nothing was done, because another suspect is under way
 */
export async function oneSuspectAtATime<Result>(
  attempts: number,
  work: () => Promise<Result>,
): Promise<Result | 'later'> {
  if (attempts < attemptsOfSuspects) return work();
  if (isUnderWay) return 'later';
  isUnderWay = true;
  try {
    return await work();
  } finally {
    isUnderWay = false;
  }
}
