import { describe, expect, it } from 'vitest';
import { eventCatalogue } from '@/lib/domain/events/catalogue';
import { asOwner } from '@/tests/fixtures/owner';

describe('the events that the database accepts in the audit log', () => {
  it('are the audited events of the catalogue, each with its target', async () => {
    const known = await asOwner('select event_type, target_type from audit_event_types order by event_type');
    const audited = eventCatalogue
      .filter(({ to: [first] }) => first === 'audit')
      .map(({ name, target }) => ({ event_type: name, target_type: target }))
      .sort((a, b) => (a.event_type < b.event_type ? -1 : 1));
    expect(known).toEqual(audited);
  });
});
