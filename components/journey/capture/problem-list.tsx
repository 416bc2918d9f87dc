import type { CaptureProblem } from '@/lib/domain/documents/schema';
import { Notice } from '../frame/blocks';
import { useWords } from '../words/use-words';

/** Why a photo was refused, and what to do about it. */
export function ProblemList({ title, problems }: { title: string; problems: readonly CaptureProblem[] }) {
  const words = useWords();
  return (
    <Notice tone="warning" role="alert">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {problems.map((problem) => (
          <li key={problem}>{words.problems[problem]}</li>
        ))}
      </ul>
    </Notice>
  );
}
