import { describe, expect, it } from 'vitest';
import type { Check } from '@/lib/domain/checks/schema';
import type { Document } from '@/lib/domain/documents/schema';
import { documentsOf, unreadRequests } from './documents-of';

const none = { check_token: null, request_token: null, flow_token: null, purpose: 'front' };
const image = (token: string, values: object) => ({ ...none, token, ...values }) as unknown as Document;
const check = (type_code: string, token: string) => ({ type_code, token }) as Check;
const tokensOf = (documents: readonly Document[]) => documents.map(({ token }) => token);

describe('the images of a check', () => {
  const documents = [
    image('front', { check_token: 'paper', flow_token: 'one' }),
    image('smile', { check_token: 'faces', flow_token: 'one', purpose: 'selfie' }),
    image('later', { check_token: 'again', request_token: 'request' }),
  ];

  it('are those that it rests on', () => {
    expect(tokensOf(documentsOf(check('IDV_DOCUMENT', 'again'), documents))).toEqual(['later']);
    expect(documentsOf(check('IDV_ADDRESS', 'other'), documents)).toEqual([]);
  });

  it('have the portrait of the same flow before the faces', () => {
    expect(tokensOf(documentsOf(check('IDV_BIOMETRIC', 'faces'), documents))).toEqual(['front', 'smile']);
    expect(documentsOf(check('IDV_BIOMETRIC', 'nobody'), documents)).toEqual([]);
  });

  it('are by request where no check reads them', () => {
    const asked = [
      image('a', { request_token: 'first' }),
      image('b', { request_token: 'second' }),
      image('c', { request_token: 'second' }),
    ];
    expect(unreadRequests([...documents, ...asked]).map(tokensOf)).toEqual([['b', 'c'], ['a']]);
  });
});
