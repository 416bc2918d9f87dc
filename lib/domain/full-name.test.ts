import { describe, expect, it } from 'vitest';
import { fullNameOf, isSameFullName } from './full-name';

describe('people · full name', () => {
  it.each([
    ['近平', '习', '习近平'],
    ['정은', '김', '김정은'],
    ['たろう', '山田', '山田たろう'],
    ['マリア', '鈴木', '鈴木マリア'],
    ['たろう', 'やまだ'.normalize('NFD'), `${'やまだ'.normalize('NFD')}たろう`],
    ['たろう', 'か゚ん', 'か゚んたろう'],
  ])('puts the family name first, without a space: %s, %s', (first, last, name) => {
    expect(fullNameOf(first, last)).toBe(name);
  });

  it.each([
    ['Jinping', 'Xi', 'Jinping Xi'],
    ['Viktor', 'Orbán', 'Viktor Orbán'],
    ['Anna', '林', 'Anna 林'],
    ['ジョン', 'スミス', 'ジョン スミス'],
    ['ｼﾞｮﾝ', 'ｽﾐｽ', 'ｼﾞｮﾝ ｽﾐｽ'],
    [null, '林', '林'],
    [' ', ' Nguyễn ', 'Nguyễn'],
  ])('puts the given name first otherwise: %s, %s', (first, last, name) => {
    expect(fullNameOf(first, last)).toBe(name);
  });

  it('is the same as earlier versions composed it', () => {
    expect(isSameFullName('近平 习', '习近平')).toBe(true);
    expect(isSameFullName('Mary Ward', 'Mary Ward')).toBe(true);
    expect(isSameFullName('近平 习', '习近民')).toBe(false);
    expect(isSameFullName('Ward Mary', 'Mary Ward')).toBe(false);
  });
});
