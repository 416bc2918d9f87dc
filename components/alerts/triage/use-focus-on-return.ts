import { useEffect } from 'react';

/** Whether the user came to the page by signing in again after their session had ended. */
function hasReturned(): boolean {
  if (!document.referrer) return false;
  const { pathname, searchParams } = new URL(document.referrer);
  return pathname === '/sign-in' && searchParams.has('ended');
}

let isDone = false;

/** Puts the focus on what the user was working on before they had to sign in again. A loaded page focuses nothing. */
export function useFocusOnReturn(isReady: boolean, focus: () => void): void {
  useEffect(() => {
    if (isDone || !isReady) return;
    isDone = true;
    if (hasReturned() && document.activeElement === document.body) focus();
  }, [isReady, focus]);
}
