const inUtc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** "4 May 2026, 09:41:07 UTC": to the second, and as every reader of the log sees it. */
export const recordTime = (timestamp: string): string => `${inUtc.format(new Date(timestamp))} UTC`;
