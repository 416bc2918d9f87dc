import { ScoreDial } from '@/components/charts/score-dial';
import { States } from './states';

export const ScoreDialSpecimen = () => (
  <States>
    {[0, 42.5, 100].map((score) => (
      <ScoreDial key={score} score={score} label="Match" />
    ))}
  </States>
);
