import { describe, expect, it } from 'vitest';
import { endedSlaFilter, slaFilter } from './sla-filter';
import { slaLookOf } from './sla-look';

const deadline = '2026-03-10T12:00:00.000Z';
const at = (time: string) => new Date(`2026-03-${time}:00.000Z`);

const wordsIn = (form: 'short' | 'text', resolvedAt: string | null, now: Date) =>
  slaLookOf(
    { sla_deadline: deadline, sla_status: 'On Track', sla_paused_at: null, resolved_at: resolvedAt },
    now,
    form,
  ).word;
const words = (resolvedAt: string | null) => wordsIn('short', resolvedAt, at('09T12:00'));

describe('alerts · deadline', () => {
  it('is met when the alert is resolved at or before it', () => {
    expect(words('2026-03-10T11:59:59.999Z')).toBe('Met');
    expect(words(deadline)).toBe('Met');
  });

  it('is missed when the alert is resolved after it', () => {
    expect(words('2026-03-10T12:00:00.001Z')).toBe('Missed');
  });

  it('is paused while the client answers, whatever the time', () => {
    const paused = { sla_deadline: deadline, sla_status: 'On Track', sla_paused_at: deadline } as const;
    for (const now of [at('08T12:00'), at('20T12:00')]) {
      expect(slaLookOf({ ...paused, resolved_at: null }, now, 'short').word).toBe('Paused');
      expect(slaLookOf({ ...paused, resolved_at: null }, now, 'text').word).toBe(
        'Paused while the client answers',
      );
    }
  });

  it('counts down while the alert is unresolved, and up once it has passed', () => {
    expect(wordsIn('short', null, at('08T12:00'))).toBe('2d');
    expect(wordsIn('short', null, at('10T15:00'))).toBe('3h over');
    expect(wordsIn('text', null, at('08T12:00'))).toBe('2 days left');
    expect(wordsIn('text', null, at('10T15:00'))).toBe('3 hours overdue');
  });
});

it('SLA · filters call a missed deadline as the list does: overdue, and late once it has ended', () => {
  const words = [slaFilter, endedSlaFilter].map((filter) => filter('SLA').choices.map(({ label }) => label));
  expect(words).toEqual([
    ['On Track', 'Warning', 'Critical', 'Overdue'],
    ['On Track', 'Warning', 'Critical', 'Ended late'],
  ]);
});
