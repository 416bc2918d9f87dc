interface Visit {
  /** The page to return to: a path with its query. */
  from: string | null;
  /** Whether the user was signed in, so that the page says that their session has ended. */
  hadSession: boolean;
}

export function signInAddress({ from, hadSession }: Visit): string {
  const query = new URLSearchParams({ ...(from && { return_to: from }), ...(hadSession && { ended: '1' }) });
  return query.size > 0 ? `/sign-in?${query}` : '/sign-in';
}
