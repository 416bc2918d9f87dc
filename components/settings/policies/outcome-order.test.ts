import { describe, expect, it } from 'vitest';
import { Priority, SlaStatus, Tier } from '@/lib/domain/words';
import { orderedOutcomes, outcomeName } from './outcome-order';

describe('the outcomes of a dry run', () => {
  it('are shown once each, worst first, and those without a rank last', () => {
    expect(orderedOutcomes('risk_model', ['Not assessed', 'Low', 'High', 'Medium', 'Low'])).toEqual([
      'High',
      'Medium',
      'Low',
      'Not assessed',
    ]);
    expect(orderedOutcomes('priority', ['No alerts', 'Medium', 'Medium-High', 'Critical'])).toEqual([
      'Critical',
      'Medium-High',
      'Medium',
      'No alerts',
    ]);
    expect(orderedOutcomes('case_sla', ['No deadline', 'On Track', 'Critical', 'Breached'])).toEqual([
      'Breached',
      'Critical',
      'On Track',
      'No deadline',
    ]);
  });

  it('say whether Critical is a priority or a state of the deadline', () => {
    expect(outcomeName('priority', 'Critical')).toBe('Critical priority');
    expect(outcomeName('priority', 'No alerts')).toBe('No alerts');
    expect(outcomeName('alert_sla', 'Critical')).toBe('Deadline very near');
    expect(outcomeName('risk_model', 'High')).toBe('High');
  });

  it.each([
    ['risk_model', Tier.options],
    ['priority', Priority.options],
    ['alert_sla', SlaStatus.options.toReversed()],
  ] as const)('of %s all have their rank', (kind, worstFirst) => {
    expect(orderedOutcomes(kind, worstFirst.toSorted())).toEqual(worstFirst);
  });

  it('are shown by name and number where none is worse', () => {
    expect(orderedOutcomes('reuse', ['10 reused', 'Nothing reused', '9 reused'])).toEqual([
      '9 reused',
      '10 reused',
      'Nothing reused',
    ]);
  });
});
