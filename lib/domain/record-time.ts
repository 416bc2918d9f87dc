const inUtc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** "4 May 2026, 09:41:07 UTC": to the second, and the same for every reader. */
export const recordTime = (timestamp: string): string => `${inUtc.format(new Date(timestamp))} UTC`;
