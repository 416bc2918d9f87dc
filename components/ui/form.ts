/** Options of `zodResolver`: zod's own messages, except that a missing choice reads "Required" and does not list every option. */
export const formMessages = {
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'Required' : undefined),
};

/** Options of `register`: an empty text field is left out of the request. */
export const optionalText = { setValueAs: (value: string | undefined) => value || undefined };
