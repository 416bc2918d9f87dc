import { describe, expect, it } from 'vitest';
import type { Check } from '@/lib/domain/checks/schema';
import type { Document } from '@/lib/domain/documents/schema';
import { imagesOf, replacementOf, unreadRequests } from './documents-of';

const none = {
  check_token: null,
  request_token: null,
  flow_token: null,
  entity_token: null,
  action: null,
  purpose: 'front',
  sent_at: '2026-01-05T10:00:00.000Z',
  erased_at: null,
};
const image = (token: string, values: object) => ({ ...none, token, ...values }) as unknown as Document;
const check = (type_code: Check['type_code'], token: string) => ({ type_code, token, entity_token: 'ann' });
const tokensOf = (documents: readonly Document[]) => documents.map(({ token }) => token);

describe('the images of a check', () => {
  const ofFlow = { flow_token: 'one', entity_token: 'ann' };
  const face = { ...ofFlow, check_token: 'faces', purpose: 'selfie' };
  const documents = [
    image('front', { ...ofFlow, check_token: 'paper' }),
    image('turned', { ...face, action: 'turn_left' }),
    image('ahead', { ...face, action: 'look_ahead' }),
    image('of another', { entity_token: 'bob', check_token: 'bobs', sent_at: '2026-01-09T10:00:00.000Z' }),
  ];
  const later = image('later', {
    check_token: 'again',
    request_token: 'request',
    entity_token: 'ann',
    sent_at: '2026-01-07T10:00:00.000Z',
  });

  it('are those that it is based on', () => {
    expect(tokensOf(imagesOf(check('IDV_DOCUMENT', 'again'), [...documents, later]).main)).toEqual(['later']);
    expect(imagesOf(check('IDV_ADDRESS', 'other'), documents).main).toEqual([]);
  });

  it('are the portrait and the selfie of a face, with the challenge separate', () => {
    const { main, challenge, replaced } = imagesOf(check('IDV_BIOMETRIC', 'faces'), documents);
    expect([main, challenge, replaced].map(tokensOf)).toEqual([['front', 'ahead'], ['turned'], []]);
    expect(tokensOf(imagesOf(check('IDV_BIOMETRIC', 'nobody'), documents).main)).toEqual([]);
  });

  it('include the newest portrait of the same person, and keep the replaced one available', () => {
    const all = [later, ...documents];
    const { main, replaced } = imagesOf(check('IDV_BIOMETRIC', 'faces'), all);
    expect([main, replaced].map(tokensOf)).toEqual([['later', 'ahead'], ['front']]);
    expect(replacementOf(check('IDV_BIOMETRIC', 'faces'), all)).toBe(later);
    expect(replacementOf(check('IDV_DOCUMENT', 'paper'), all)).toBe(later);
    expect(replacementOf(check('IDV_DOCUMENT', 'again'), all)).toBeNull();
    expect(replacementOf(check('IDV_BIOMETRIC', 'faces'), documents)).toBeNull();
  });

  it('fall back to what is left once the newest is erased', () => {
    const erased = { ...later, erased_at: '2026-01-08T10:00:00.000Z' };
    const { main } = imagesOf(check('IDV_BIOMETRIC', 'faces'), [...documents, erased]);
    expect(tokensOf(main)).toEqual(['front', 'ahead']);
    expect(replacementOf(check('IDV_BIOMETRIC', 'faces'), [...documents, erased])).toBeNull();
  });

  it('are grouped by request if no check reads them', () => {
    const asked = [
      image('a', { request_token: 'first' }),
      image('b', { request_token: 'second' }),
      image('c', { request_token: 'second' }),
    ];
    expect(unreadRequests([...documents, ...asked]).map(tokensOf)).toEqual([['b', 'c'], ['a']]);
  });
});
