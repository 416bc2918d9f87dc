import { Avatar } from '@/components/ui/avatar';
import { BarsGlyph } from '@/components/ui/bars-glyph';
import { CodeBlock } from '@/components/ui/code-block';
import { differenceOf } from '@/components/ui/difference';
import { DifferenceText } from '@/components/ui/difference-text';
import { Pips } from '@/components/ui/pips';
import { Score } from '@/components/ui/score';
import { State, States } from './states';

export const AvatarSpecimen = () => (
  <States>
    {(['small', 'medium', 'large'] as const).map((size) => (
      <State key={size} name={size}>
        <span className="flex gap-2">
          <Avatar name="Ines Maro" size={size} />
          <Avatar name="Mara Ellery" size={size} look="me" />
        </span>
      </State>
    ))}
  </States>
);

const levels = [0, 1, 2, 3, 4] as const;

export const MarkSpecimen = () => (
  <States>
    <State name="Priority">
      <span className="flex gap-3">
        {levels.map((level) => (
          <BarsGlyph key={level} level={level} label={`Priority ${level}`} />
        ))}
      </span>
    </State>
    <State name="Corroborated">
      <span className="flex items-center gap-3 text-sm">
        {levels.map((count) => (
          <Pips key={count} count={count} of={4} label={`Corroborated ${count} of 4`} />
        ))}
      </span>
    </State>
    <State name="Score">
      <Score score={92.6} className="font-medium" />
    </State>
  </States>
);

const { left, right } = differenceOf('Anton Weskarov', 'Anton Ilyich Veskarov');

export const DifferenceSpecimen = () => (
  <States>
    {(['near', 'conflict'] as const).map((look) => (
      <State key={look} name={look}>
        <p>
          <DifferenceText pieces={left} look={look} />
        </p>
        <p>
          <DifferenceText pieces={right} look={look} />
        </p>
      </State>
    ))}
  </States>
);

export const CodeSpecimen = () => (
  <CodeBlock
    label="curl"
    code={`curl 'http://localhost:3000/v1/alerts' \\\n  -H "X-API-KEY: $PROBITY_API_KEY"`}
  />
);
