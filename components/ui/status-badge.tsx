import { Badge } from './badge';
import type { WordLook } from './look';

interface StatusBadgeProps {
  look: WordLook;
  className?: string;
}

/** A status by icon, word and colour. Which these are is data of its area, in `appearance` or a look of its own. */
export function StatusBadge({ look: { word, ...look }, className }: StatusBadgeProps) {
  return (
    <Badge {...look} className={className}>
      {word}
    </Badge>
  );
}
