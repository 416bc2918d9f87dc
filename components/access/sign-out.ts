import { signOut as endSession } from 'next-auth/react';
import { toast } from '@/components/ui/toast';

/** Leaves the page only once the server has ended the session. */
export async function signOut(): Promise<void> {
  // The answer of a server that could not end it has no address to go on to, whatever next-auth's type says.
  const answer: { url?: string } | undefined = await endSession({ redirect: false }).catch(() => undefined);
  if (answer?.url) {
    // Drafts are for a session that ends by itself.
    sessionStorage.clear();
    return window.location.assign('/sign-in');
  }
  toast.error('You are still signed in', { description: 'The server could not end the session. Try again.' });
}
