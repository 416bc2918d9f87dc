import { describe, expect, it } from 'vitest';
import { readingsOf, toWords } from './normalise';

const spelled = (name: string) => readingsOf(name).map((words) => words.join(' '));

describe('screening · readings of a name', () => {
  it('are just the words when a script has one reading', () => {
    for (const name of ['Vladislav Zaramov', 'Владимир', 'محمد', '김정은', '']) {
      expect(readingsOf(name)).toEqual([toWords(name)]);
    }
  });

  it.each([
    ['习近平', ['xi jinping']],
    ['王 毅', ['wang yi']],
  ])('are Mandarin, with the given name as one word, when a name is Chinese: %s', (name, readings) => {
    expect(spelled(name)).toEqual(readings);
  });

  it.each([
    ['毛泽东', ['mao zedong', 'mo chak tung']],
    ['欧阳娜娜', ['ouyang nana', 'auyeung na na']],
    ['曾慶紅', ['zeng qinghong', 'tsang hing hung']],
    ['霍志堅', ['huo zhijian', 'fok chi kin']],
  ])('include Cantonese, with the syllables of the given name apart: %s', (name, readings) => {
    expect(spelled(name)).toEqual(readings);
  });

  it('spell dotted initials apart, but no legal form', () => {
    expect(spelled('W.A. Gunasekera')).toContain('w a gunasekera');
    expect(spelled('Banco Demo S.A.')).toEqual([toWords('Banco Demo S.A.').join(' ')]);
  });

  it('include Korean when a name in Chinese characters may be Korean', () => {
    expect(spelled('金正恩')).toEqual(['jin zhengen', 'kim jeong eun', 'kam ching yan']);
    expect(spelled('朴槿惠')).toContain('park geun hye');
  });

  it('include Japanese when a name may be, and start with it when a Chinese name would be shorter', () => {
    expect(spelled('田中花子')[0]).toBe('tanaka hanako');
    expect(spelled('小泉 純一郎')).toContain('koizumi junichiro');
    expect(spelled('高橋潤')).toEqual(['gao qiaorun', 'takahashi jun', 'ko kiu yuen']);
    expect(spelled('小野寺 美穂')).toContain('onodera miho');
    expect(spelled('佐々木')).toContain('sasaki');
  });

  it('include l and r when a foreign name is transcribed by syllables', () => {
    expect(spelled('贝拉克·奥巴马')).toEqual(expect.arrayContaining(['belak obama', 'berak obama']));
    expect(spelled('ドナルド・トランプ')).toEqual(['donarudo torampu', 'donaludo torampu']);
    expect(spelled('特朗普·唐纳德')[0]).toBe('tramp donald');
  });

  it('are translated, as on lists, when a company is Chinese', () => {
    expect(spelled('华为技术有限公司')).toEqual(['huawei technology ltd']);
    expect(spelled('北京晨光贸易有限公司')).toEqual(['beijing chenguang trading ltd']);
  });

  it.each([
    ['Mao Tse-tung', 'mao zedong'],
    ['CHIANG, Ching-kuo', 'jiang jingguo'],
    ['Hsi Chin-ping', 'xi jinping'],
    ['Teng Hsiao-p’ing', 'deng xiaoping'],
    ['Teng Shao-hsiung', 'deng shaoxiong'],
    ["Ts'ao Hsueh-ch'in", 'cao xueqin'],
    ['Chiu Yi-ching', 'qiu yijing'],
  ])('include pinyin when a Chinese name is in Wade-Giles: %s', (name, pinyin) => {
    expect(spelled(name)).toContain(pinyin);
  });

  it('are just one when a hyphenated name is not Chinese', () => {
    for (const name of ['Park Chung-hee', 'Kim Myong-guk', 'Jean-Claude Roux', 'Lee Kuan-yew']) {
      expect(spelled(name)).toHaveLength(1);
    }
  });

  it('are distinct, and at most four', () => {
    for (const name of ['贝拉克·奥巴马', '林·カレル', '金 正 恩', 'ラリー・金正恩']) {
      const readings = spelled(name);
      expect(readings.length).toBeLessThanOrEqual(4);
      expect(new Set(readings).size).toBe(readings.length);
    }
  });
});
