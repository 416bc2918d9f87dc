import { toast } from '@/components/ui/toast';

/** Loads next-auth only when needed, which on most pages is never. */
async function endSession(): Promise<{ url?: string } | undefined> {
  const { signOut: end } = await import('next-auth/react');
  // If the server could not end the session, the answer has no `url`, whatever next-auth's type says.
  return end({ redirect: false });
}

/** Leaves the page only after the server has ended the session. */
export async function signOut(): Promise<void> {
  const answer = await endSession().catch(() => undefined);
  if (answer?.url) {
    // Drafts are only kept for sessions that expire.
    sessionStorage.clear();
    return window.location.assign('/sign-in');
  }
  toast.error('You are still signed in', { description: 'The server could not end the session. Try again.' });
}
