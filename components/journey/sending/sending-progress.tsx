import { LoaderCircle } from 'lucide-react';
import { useId } from 'react';
import { fill } from '../words/fill';
import { percentIn } from '../words/in-language';
import { useSpoken } from '../words/use-words';
import type { Progress } from './use-sending';

export function SendingProgress({ phase, share }: Progress) {
  const { code, words } = useSpoken();
  const { sending } = words;
  const id = useId();
  const percent = percentIn(code, share);
  const text = phase === 'sending' ? fill(sending.sending, { percent }) : sending[phase];
  return (
    <div className="mt-6 rounded-md border p-4">
      <p id={id} className="flex items-center gap-3 text-lg font-medium">
        {phase === 'checking' && <LoaderCircle aria-hidden className="size-5 motion-safe:animate-spin" />}
        {text}
      </p>
      <progress aria-labelledby={id} value={share} max={1} className="mt-3 block h-2 w-full progress-bar" />
      {/* Percentages change too often to be announced. */}
      <p role="status" className="sr-only">
        {phase === 'sending' ? '' : sending[phase]}
      </p>
    </div>
  );
}
