interface Visit {
  /** The page to return to: a path with its query. */
  from: string | null;
  /** Whether the person was signed in: the page says that their session has ended. */
  hadSession: boolean;
  /** Why the person was not signed in (identity-refusals.ts). */
  refusal?: string;
}

export function signInAddress({ from, hadSession, refusal }: Visit): string {
  const query = new URLSearchParams({
    ...(from && { return_to: from }),
    ...(hadSession && { ended: '1' }),
    ...(refusal && { error: refusal }),
  });
  return query.size > 0 ? `/sign-in?${query}` : '/sign-in';
}
