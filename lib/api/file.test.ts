import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fileAnswer, type FileReply, type Parts } from '@/lib/domain/answer';
import { renderFile } from './file';

const url = new URL('http://localhost/v1/hats/hat_1/picture');
const exchange = {
  op: {
    id: 'hats.picture',
    method: 'GET',
    path: '/v1/hats/{hat}/picture',
    tag: 'Cases',
    scope: 'cases:read',
    summary: 'Get the picture of a hat',
    answer: fileAnswer(z.object({}), 'image/png'),
  },
  request: new Request(url),
  url,
  requestId: 'req_1',
  common: {},
} as const;

/** Never ends, and records when it is released. */
function endlessParts() {
  const said = { isLetGo: false };
  async function* parts(): Parts {
    try {
      for (;;) yield Buffer.from('part');
    } finally {
      said.isLetGo = true;
    }
  }
  return { parts: parts(), said };
}

const replies: Record<FileReply['kind'], (parts: Parts) => FileReply> = {
  resource: (parts) => ({ kind: 'resource', parts }),
  file: (parts) => ({ kind: 'file', name: 'hat.png', length: 1_000_000, parts }),
};

describe('file · a reader who disconnects', () => {
  it.each(Object.entries(replies))('releases the parts of a %s', async (_kind, replyOf) => {
    const { parts, said } = endlessParts();
    const { body } = renderFile(exchange, replyOf(parts));
    if (!(body instanceof ReadableStream)) throw new Error('The file is not sent in parts.');
    const reader = body.getReader();
    await reader.read();
    await reader.read();
    expect(said.isLetGo).toBe(false);
    await reader.cancel();
    expect(said.isLetGo).toBe(true);
  });
});
