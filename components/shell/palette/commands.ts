import type { LucideIcon } from 'lucide-react';
import { isNamed } from '@/components/ui/is-named';

/** What the palette lists, and does when it is chosen. */
export interface Command {
  id: string;
  group: 'Actions' | 'Go to' | 'Alerts' | 'Cases' | 'People and companies' | 'Similar names';
  label: string;
  icon: LucideIcon;
  /** Beside the label: what tells two of the same name apart. */
  hint?: string;
  keys?: string;
  /** Other words that it goes by. */
  also?: string;
  /** Comes once it is typed for: there are too many to begin with. */
  isTypedFor?: true;
  /** Was found by the server: the text need not be in its label. */
  isFound?: true;
  run: () => void;
}

/** As Base UI takes them. */
export interface CommandGroup {
  value: Command['group'];
  items: Command[];
}

const order: readonly Command['group'][] = [
  'Cases',
  'Alerts',
  'People and companies',
  'Similar names',
  'Go to',
  'Actions',
];

/** The commands that fit the text, by group; what was found comes first. */
export function groupCommands(commands: readonly Command[], text: string): CommandGroup[] {
  const fits = ({ label, also = '', isTypedFor }: Command) =>
    isNamed(`${label} ${also}`, text) && !(isTypedFor && text.trim() === '');
  const fitting = commands.filter((command) => command.isFound || fits(command));
  return order
    .map((value) => ({ value, items: fitting.filter(({ group }) => group === value) }))
    .filter(({ items }) => items.length > 0);
}
