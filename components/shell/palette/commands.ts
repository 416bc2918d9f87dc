import type { LucideIcon } from 'lucide-react';
import { isNamed } from '@/components/ui/is-named';

/** An entry of the palette, and what it does. */
export interface Command {
  id: string;
  group: 'Actions' | 'Go to' | 'Alerts' | 'Cases' | 'People and companies' | 'Similar names';
  label: string;
  icon: LucideIcon;
  /** Shown beside the label, to tell two of the same name apart. */
  hint?: string;
  keys?: string;
  /** Other words that it is found by. */
  also?: string;
  /** Shown only for a text, because there are too many of these. */
  isTypedFor?: true;
  /** Found by the server, so the text need not be in its label. */
  isFound?: true;
  run: () => void;
}

/** A group in the form that Base UI expects. */
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

/** The commands that match the text, in groups. Found ones come first. */
export function groupCommands(commands: readonly Command[], text: string): CommandGroup[] {
  const fits = ({ label, also = '', isTypedFor }: Command) =>
    isNamed(`${label} ${also}`, text) && !(isTypedFor && text.trim() === '');
  const fitting = commands.filter((command) => command.isFound || fits(command));
  return order
    .map((value) => ({ value, items: fitting.filter(({ group }) => group === value) }))
    .filter(({ items }) => items.length > 0);
}
