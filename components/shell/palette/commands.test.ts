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
  it('are all shown before anything is typed, found ones first', () => {
    expect(shown('').map(([group]) => group)).toEqual(['Cases', 'Go to', 'Actions']);
  });

  it('match by the start of their words, in any order', () => {
    expect(shown('al')).toContainEqual(['Go to', ['Alerts']]);
    expect(shown('al')).toContainEqual(['Actions', ['Pull next alert']]);
    expect(shown('alert pull')).toEqual([
      ['Cases', ['Anton Weškarov']],
      ['Actions', ['Pull next alert']],
    ]);
  });

  it('match by other words too, and some are only shown for a text', () => {
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

  it('include everything that the server found, whatever its label', () => {
    expect(shown('zzz')).toEqual([['Cases', ['Anton Weškarov']]]);
  });
});
