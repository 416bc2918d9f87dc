/** The most that one customer file may hold. The body of any request has the same maximum. */
export const maxFileBytes = 1024 * 1024;
export const maxFileLines = 10_000;
