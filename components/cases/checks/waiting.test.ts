import { describe, expect, it } from 'vitest';
import { formatDateTime } from '@/components/ui/format';
import { checkLookOf } from './check-look';
import { linkText, mayAskAgain } from './waiting';
import { waitsSince } from './waits-since';

const created_at = '2026-11-21T09:00:00.000Z';
const until = formatDateTime('2026-11-22T09:00:00.000Z');

describe('cases · checks · waiting for the person', () => {
  it('says who the check waits for, and since when', () => {
    for (const status of ['Awaiting Document', 'Awaiting Client'] as const)
      expect(checkLookOf({ status, result: null }).word).toBe('Waiting for the person');
    expect(waitsSince({ executed_at: '2026-11-21T09:00:05.000Z', created_at })).toBe(
      '2026-11-21T09:00:05.000Z',
    );
    expect(waitsSince({ executed_at: null, created_at })).toBe(created_at);
  });

  it('says until when the link works, that it has stopped, or that there is none', () => {
    const check = { status: 'Awaiting Document', type_code: 'IDV_DOCUMENT', created_at } as const;
    const text = (now: string) => linkText('Mira Sol', check, [check], new Date(now));
    expect(text('2026-11-22T08:59:59Z')).toBe(`Mira Sol’s link works until ${until}.`);
    expect(text('2026-11-22T09:00:00Z')).toBe(`Mira Sol’s link stopped working on ${until}.`);

    const register = { ...check, type_code: 'IDV_DATABASE' } as const;
    const now = new Date('2026-11-21T10:00:00Z');
    expect(linkText('Mira Sol', register, [register, check], now)).toContain('works until');
    expect(linkText('Mira Sol', register, [register], now)).toBe('Mira Sol has no link to continue with.');
    expect(linkText('Mira Sol', register, [register, { ...check, status: 'Complete' }], now)).toContain(
      'no link',
    );
  });

  it('allows asking again for a document, unless the case is already waiting', () => {
    const check = { status: 'Awaiting Document', category: 'Identity' } as const;
    expect(mayAskAgain(check, { status: 'In Progress' })).toBe(true);
    expect(mayAskAgain(check, { status: 'New' })).toBe(true);
    expect(mayAskAgain(check, { status: 'Client Input' })).toBe(false);
    expect(mayAskAgain({ ...check, status: 'Complete' }, { status: 'New' })).toBe(false);
    expect(mayAskAgain({ ...check, status: 'Awaiting Client' }, { status: 'New' })).toBe(false);
  });
});
