import { afterEach, expect, it } from 'vitest';
import type { Capture } from '@/lib/domain/journeys/schema';
import { forgetImages, rememberedImage, rememberImage } from './accepted-images';

afterEach(forgetImages);

const capture = (upload_token: string, change: Partial<Capture> = {}): Capture => ({
  upload_token,
  purpose: 'front',
  action: null,
  status: 'accepted',
  received_bytes: 3,
  byte_size: 3,
  problems: [],
  ...change,
});

const image = new Blob(['one']);

it('journey · accepted images · are shown until another one replaces them', () => {
  rememberImage(capture('doc_1'), image);
  rememberImage(capture('doc_2', { purpose: 'selfie', action: 'smile' }), new Blob(['two']));
  expect(rememberedImage(capture('doc_1'))).toBe(image);
  rememberImage(capture('doc_3'), new Blob(['three']));
  expect(rememberedImage(capture('doc_1'))).toBeNull();
});

it('journey · accepted images · exclude refused ones and those from another device', () => {
  rememberImage(capture('doc_1', { status: 'refused' }), image);
  expect(rememberedImage(capture('doc_1'))).toBeNull();
  rememberImage(capture('doc_1'), image);
  expect(rememberedImage(capture('doc_4'))).toBeNull();
  expect(rememberedImage(null)).toBeNull();
});
