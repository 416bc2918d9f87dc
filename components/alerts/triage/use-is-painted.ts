import { useEffect, useState } from 'react';
import { afterPaint } from '@/components/ui/after-paint';

/** Whether the browser has painted since `isReady`. */
export function useIsPainted(isReady: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => (isReady ? afterPaint(() => setPainted(true)) : undefined), [isReady]);
  return isPainted;
}
