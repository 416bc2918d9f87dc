import { Bell } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { type Command, groupCommands } from './commands';

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  group: 'Go to',
  label,
  icon: Bell,
  run: () => {},
  ...more,
});
const commands = [
  command('Alerts'),
  command('My work'),
  command('Pull next alert', { group: 'Actions' }),
  command('Anton Weškarov', { group: 'Cases', isFound: true }),
];
const shown = (text: string) =>
  groupCommands(commands, text).map(({ value, items }) => [value, items.map(({ label }) => label)]);

describe('commands of the palette', () => {
  it('are all there before anything is typed, what was found first', () => {
    expect(shown('').map(([group]) => group)).toEqual(['Cases', 'Go to', 'Actions']);
  });

  it('fit by the beginnings of their words, in any order', () => {
    expect(shown('al')).toContainEqual(['Go to', ['Alerts']]);
    expect(shown('al')).toContainEqual(['Actions', ['Pull next alert']]);
    expect(shown('alert pull')).toEqual([
      ['Cases', ['Anton Weškarov']],
      ['Actions', ['Pull next alert']],
    ]);
  });

  it('are found by other words too, and some come only once they are typed for', () => {
    const more = [
      command('Lists', { also: 'sanctions watchlists' }),
      command('Alerts: Sanctions Hit', { isTypedFor: true }),
    ];
    const labels = (text: string) =>
      groupCommands(more, text).flatMap(({ items }) => items.map(({ label }) => label));
    expect(labels('')).toEqual(['Lists']);
    expect(labels('Sanctions')).toEqual(['Lists', 'Alerts: Sanctions Hit']);
    expect(labels('hit')).toEqual(['Alerts: Sanctions Hit']);
  });

  it('keep what the server found, whatever it is called', () => {
    expect(shown('zzz')).toEqual([['Cases', ['Anton Weškarov']]]);
  });
});
