import type { z } from 'zod';

/** Options of `zodResolver`: zod's messages, except for two defaults that are worded for developers. */
export const formMessages = {
  error: (issue: z.core.$ZodRawIssue) => {
    if (issue.input === undefined) return 'Required';
    if (issue.code === 'too_big') return `must have at most ${issue.maximum} characters`;
    return undefined;
  },
};

/** Options of `register`: an empty text field is left out of the request. */
export const optionalText = { setValueAs: (value: string | undefined) => value || undefined };
