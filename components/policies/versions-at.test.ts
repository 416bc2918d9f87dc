import { describe, expect, it } from 'vitest';
import { versionsAt, versionsText } from './versions-at';

const published = (kind: string, version: number) => ({ details: { kind, version } });

describe('policies · the versions in force at a moment', () => {
  it('are those of the newest publications, and Probity’s default for what was never published', () => {
    const records = [published('screening', 3), published('four_eyes', 1), published('screening', 2)];
    const versions = versionsAt({ records, isWhole: true }, ['screening', 'alert_sla']);
    expect(versionsText(versions)).toBe('Screening: version 3; Alert deadlines: Probity’s default');
  });

  it('do not call a policy the default while older publications are not read', () => {
    const found = { records: [published('screening', 3)], isWhole: false };
    expect(versionsAt(found, ['screening', 'alert_sla']).map(({ kind }) => kind)).toEqual(['screening']);
  });
});
