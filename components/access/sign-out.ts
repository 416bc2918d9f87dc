import { toast } from '@/components/ui/toast';
import { leaving } from './leaving';

/** Loads next-auth only when needed, which on most pages is never. */
async function endSession(): Promise<{ url?: string } | undefined> {
  const { signOut: end } = await import('next-auth/react');
  // If the server could not end the session, the answer has no `url`, whatever next-auth's type says.
  return end({ redirect: false });
}

/** Leaves the page only after the server has ended the session. */
export async function signOut(): Promise<void> {
  leaving.begin();
  const answer = await endSession().catch(() => undefined);
  if (answer?.url) {
    // Drafts are only kept for sessions that expire.
    sessionStorage.clear();
    return window.location.assign('/sign-in');
  }
  leaving.stop();
  toast.error('You are still signed in', { description: 'The server could not end the session. Try again.' });
}
