import { classNames } from '@/components/ui/class-names';
import { fill } from '../words/fill';
import { useWords } from '../words/use-words';

/** @param step starts at 1 */
export function Progress({ step, steps }: { step: number; steps: number }) {
  const { frame } = useWords();
  return (
    <div className="mb-6">
      <p className="mb-2 text-base text-muted">{fill(frame.progress, { step, steps })}</p>
      <div aria-hidden className="flex gap-1.5">
        {Array.from({ length: steps }, (_, n) => (
          <span key={n} className={classNames('h-1 flex-1 rounded-sm', n < step ? 'bg-accent' : 'bg-line')} />
        ))}
      </div>
    </div>
  );
}
