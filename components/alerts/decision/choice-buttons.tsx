import { kindOf } from '@/lib/domain/alerts/kinds';
import { decisionWordsFor } from '@/components/alerts/decision-words';
import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import type { Alert, ResolutionAction } from '@/lib/domain/alerts/schema';
import type { Choice } from './draft';
import { keyOf } from './choices';
import { choiceLabel, verdictIn } from './plan';

const hintOf = (choice: Choice, alert: Alert): string => {
  if (choice === 'escalate') return 'A reviewer decides';
  const { hint } = decisionWordsFor(kindOf(alert), verdictIn(alert, { choice, action: 'Decline' }));
  return alert.match && alert.subject?.type === 'Company' ? hint.replace('person', 'company') : hint;
};

interface ChoiceButtonsProps {
  alert: Alert;
  choices: readonly Choice[];
  value: Choice | null;
  /** The action of the second choice. */
  action: ResolutionAction;
  onChoose: (choice: Choice) => void;
}

/** Buttons instead of radio buttons, because a focused radio button would take the single-key shortcuts. */
export function ChoiceButtons({ alert, choices, value, action, onChoose }: ChoiceButtonsProps) {
  return (
    <div
      tabIndex={-1}
      role="group"
      aria-label="Decision"
      className="grid auto-cols-fr gap-2 rounded-md @max-[60rem]/triage:grid-flow-col"
    >
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={value === choice}
          aria-keyshortcuts={keyOf(alert, choice)}
          onClick={() => onChoose(choice)}
          className={classNames(
            'flex min-h-10 items-center gap-3 rounded-md border border-line-strong/60 px-3 py-1.5 text-left hover:bg-hover @max-3xl/triage:justify-center @max-3xl/triage:px-1 @max-3xl/triage:text-center',
            value === choice && 'border-accent bg-accent-soft ring-1 ring-accent',
          )}
        >
          <span aria-hidden className="contents">
            <Kbd keys={keyOf(alert, choice)} />
          </span>
          <span className="min-w-0">
            <span className="block text-sm font-medium">{choiceLabel(alert, { choice, action })}</span>
            <span className="block text-xs text-muted @max-[60rem]/triage:hidden">
              {hintOf(choice, alert)}
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}
