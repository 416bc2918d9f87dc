import { describe, expect, it } from 'vitest';
import { compareNames } from '@/lib/domain/screening/compare';
import { personSubject } from './party';

describe('flows · name to screen', () => {
  it.each([
    ['正恩', '金', 'Kim Jong Un'],
    ['晋三', '安倍', 'Shinzo Abe'],
    ['志明', '陳', 'Chan Chi Ming'],
    ['近平', '习', 'Xi Jinping'],
    ['ジョン', 'スミス', 'ジョン・スミス'],
  ])('of %s %s matches %s', (first_name, last_name, listed) => {
    const { name } = personSubject({ first_name, last_name });
    expect(compareNames(name, listed, 'person').match).toBe(true);
  });
});
