import type { LucideIcon } from 'lucide-react';

/** What the palette lists, and does when it is chosen. */
export interface Command {
  id: string;
  group: 'Actions' | 'Go to' | 'Alerts' | 'Cases' | 'People and companies';
  label: string;
  icon: LucideIcon;
  /** Beside the label: what tells two of the same name apart. */
  hint?: string;
  keys?: string;
  /** Was found by the server: the text need not be in its label. */
  isFound?: true;
  run: () => void;
}

/** As Base UI takes them. */
export interface CommandGroup {
  value: Command['group'];
  items: Command[];
}

const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Whether each word of the text begins a word of the label. */
function isNamed(label: string, text: string): boolean {
  const words = folded(label).split(/\s+/);
  return folded(text)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

const order: readonly Command['group'][] = ['Cases', 'Alerts', 'People and companies', 'Go to', 'Actions'];

/** The commands that fit the text, by group; what was found comes first. */
export function groupCommands(commands: readonly Command[], text: string): CommandGroup[] {
  const fitting = commands.filter((command) => command.isFound || isNamed(command.label, text));
  return order
    .map((value) => ({ value, items: fitting.filter(({ group }) => group === value) }))
    .filter(({ items }) => items.length > 0);
}
