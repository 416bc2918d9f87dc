import { describe, expect, it } from 'vitest';
import { roles } from '@/lib/platform/context';
import { isWithin, sectionsFor } from '../sections';
import { stepsFor } from './steps';

describe('tour · steps', () => {
  it.each(roles)('are five, and only link to sections of the role %s', (role) => {
    const steps = stepsFor(role);
    expect(steps).toHaveLength(5);
    for (const { link } of steps) {
      if (link) expect(sectionsFor(role).some((section) => isWithin(link.href, section))).toBe(true);
    }
  });

  it('offer an auditor no action', () => {
    const told = JSON.stringify(stepsFor('auditor'));
    expect(told).not.toMatch(/Pull next|commits|undo/);
    expect(JSON.stringify(stepsFor('analyst'))).toMatch(/Pull next/);
  });
});
