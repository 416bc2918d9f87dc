import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { roles } from '@/lib/platform/context';
import { allSections, hasThreePanes, isWithin, sectionGroupsFor, sectionsFor } from './sections';

const pageOf = (href: string) => `app/(console)${href}/page.tsx`;

describe('sections', () => {
  it('each have their own keys and address', () => {
    for (const own of ['keys', 'href', 'name'] as const)
      expect(new Set(allSections.map((section) => section[own])).size).toBe(allSections.length);
  });

  it('each have a page', () => {
    expect(allSections.filter(({ href }) => !existsSync(pageOf(href)))).toEqual([]);
  });

  it('are shown to the roles that they are for, without empty groups', () => {
    for (const role of roles) {
      const shown = sectionsFor(role);
      expect(shown.map(({ name }) => name)).toContain('Alerts');
      for (const { roles: allowed = roles } of shown) expect(allowed).toContain(role);
      for (const { sections } of sectionGroupsFor(role)) expect(sections).not.toEqual([]);
    }
  });

  it('count everything that waits for a reviewer, once all of it is known', () => {
    const review = allSections.find(({ href }) => href === '/review');
    const alerts = { total: 9, status: { Open: 5, Escalated: 4 } };
    const cases = { total: 8, status: { 'In Review': 2, Closed: 6 } };
    const all = { alerts, cases, overridden: { total: 3, status: {} }, drafts: 0 };
    expect(review?.countOf?.({ role: 'reviewer', alerts, cases })).toBeUndefined();
    expect(review?.countOf?.({ role: 'reviewer', ...all })).toBe(9);
    expect(review?.countOf?.({ role: 'admin', ...all, drafts: 1 })).toBe(10);
    expect(review?.countOf?.({ role: 'admin', ...all, drafts: undefined })).toBeUndefined();
    // An analyst can only decide cases.
    expect(review?.countOf?.({ role: 'analyst', ...all })).toBe(2);
  });

  it('contain the pages below their address, but none that only starts alike', () => {
    const alerts = { href: '/alerts' };
    expect(isWithin('/alerts', alerts)).toBe(true);
    expect(isWithin('/alerts/alt_1', alerts)).toBe(true);
    expect(isWithin('/alerts-of-others', alerts)).toBe(false);
    expect(hasThreePanes('/audit')).toBe(false);
  });
});
