import { toast } from 'sonner';

/** Fetched when somebody signs out: it would be in the first script of every page. */
async function endSession(): Promise<{ url?: string } | undefined> {
  const { signOut: end } = await import('next-auth/react');
  // The answer of a server that could not end it has no address to go on to, whatever next-auth's type says.
  return end({ redirect: false });
}

/** Leaves the page only once the server has ended the session. */
export async function signOut(): Promise<void> {
  const answer = await endSession().catch(() => undefined);
  if (answer?.url) {
    // Drafts are for a session that ends by itself.
    sessionStorage.clear();
    return window.location.assign('/sign-in');
  }
  toast.error('You are still signed in', { description: 'The server could not end the session. Try again.' });
}
