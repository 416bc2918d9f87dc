import { describe, expect, it } from 'vitest';
import { answerOf, lastAnswer, readable, replayedText } from './delivery-text';

const attempt = {
  number: 1,
  started_at: '2026-11-20T08:00:00.000Z',
  duration_ms: 40,
  response_status: 500,
  response_body: null,
  error: null,
};

describe('delivery text', () => {
  it('describes how an attempt ended', () => {
    expect(answerOf(attempt)).toBe('500 in 40 ms');
    expect(answerOf({ ...attempt, response_status: null, error: 'timeout' })).toBe('No answer: timeout');
    expect(lastAnswer({ attempts: [attempt, { ...attempt, response_status: 200 }] })).toBe('200 in 40 ms');
    expect(lastAnswer({ attempts: [] })).toBe('Not sent yet');
  });

  it('says what was replayed', () => {
    expect(replayedText(0, 0)).toBe('Nothing to send again');
    expect(replayedText(1, 0)).toBe('1 delivery will be sent again');
    expect(replayedText(3, 2)).toBe('3 deliveries will be sent again, 2 could not be sent again');
  });

  it('breaks JSON into lines, and leaves other text unchanged', () => {
    expect(readable('{"a":1}')).toBe('{\n  "a": 1\n}');
    expect(readable('<html>')).toBe('<html>');
  });
});
