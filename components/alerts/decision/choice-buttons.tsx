import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Choice } from './draft';
import { choiceLabels } from './plan';

export const choiceKeys: Record<Choice, string> = { false_positive: '1', true_match: '2', escalate: '3' };
export const choices: readonly Choice[] = ['false_positive', 'true_match', 'escalate'];

const hintsOf = ({ match, subject }: Alert): Record<Choice, string> => {
  const listed = subject?.type === 'Company' ? 'the listed company' : 'the listed person';
  return {
    false_positive: match ? `Not ${listed}` : 'No issue',
    true_match: match ? `${listed.charAt(0).toUpperCase()}${listed.slice(1)}` : 'The finding is correct',
    escalate: 'A reviewer decides',
  };
};

interface ChoiceButtonsProps {
  alert: Alert;
  value: Choice | null;
  onChoose: (choice: Choice) => void;
}

/** Buttons and not radio buttons, in which single keys would rest. */
export function ChoiceButtons({ alert, value, onChoose }: ChoiceButtonsProps) {
  const hints = hintsOf(alert);
  return (
    <div
      role="group"
      aria-label="Decision"
      className="grid grid-cols-3 gap-2 @min-[60rem]/triage:grid-cols-1"
    >
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={value === choice}
          aria-keyshortcuts={choiceKeys[choice]}
          onClick={() => onChoose(choice)}
          className={classNames(
            'flex min-h-10 items-center gap-3 rounded-md border border-line-strong/60 px-3 py-1.5 text-left hover:bg-hover max-md:justify-center max-md:px-1 max-md:text-center',
            value === choice && 'border-accent bg-accent-soft ring-1 ring-accent',
          )}
        >
          <span aria-hidden className="max-md:hidden">
            <Kbd keys={choiceKeys[choice]} />
          </span>
          <span className="min-w-0">
            <span className="block text-sm font-medium">{choiceLabels[choice]}</span>
            <span className="block text-xs text-muted @max-[60rem]/triage:hidden">{hints[choice]}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
