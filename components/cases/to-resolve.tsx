import { Bell } from 'lucide-react';
import { TonedText } from '@/components/ui/badge';

/** How many alerts on a person or company wait. */
export function ToResolve({ count }: { count: number }) {
  if (count === 0) return <span className="text-faint">None</span>;
  return (
    <TonedText tone="warning" icon={Bell}>
      {count} to resolve
    </TonedText>
  );
}
