/** Options of `zodResolver`: zod's own messages, but "Required" for a missing choice instead of a list of all options. */
export const formMessages = {
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'Required' : undefined),
};

/** Options of `register`: an empty text field is left out of the request. */
export const optionalText = { setValueAs: (value: string | undefined) => value || undefined };
