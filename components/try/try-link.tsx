import Link from 'next/link';
import { useViewer } from '@/components/shell/viewer';
import { buttonStyle } from '@/components/ui/button';

/** The way on from a list that is empty because nobody has been checked yet. An auditor may not send a check. */
export const TryLink = ({ children }: { children: string }) =>
  useViewer().role !== 'auditor' && (
    <Link href="/try" className={buttonStyle({ look: 'primary' })}>
      {children}
    </Link>
  );
