// An outside provider that judges documents and faces for Probity, to begin your own with (docs/guides/outside-providers.md). It looks at
// no image: it answers as it is told to. It needs Node 20 and no package.
//
//   PROVIDER_SECRET=whsec_… node examples/outside-provider.mjs --port 4010 --behaviour pass

import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { argv, env, exit } from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const maxAgeSeconds = 300;
const maxBodyBytes = 64 * 1024 * 1024;

/** Who every document is said to be of. */
const somebody = { full_name: 'Priya Raman', date_of_birth: '1993-03-08', expiration_date: '2031-05-01' };

function signatureOf(secret, id, seconds, body) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.`).update(body).digest('base64')}`;
}

const isSame = (one, other) => one.length === other.length && timingSafeEqual(one, other);

/** Over the bytes as they arrived, before they are parsed; and not for a request of long ago. */
function isSigned(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': given = '' } = headers;
  if (Math.abs(Date.now() / 1_000 - Number(seconds)) > maxAgeSeconds) return false;
  const expected = Buffer.from(signatureOf(secret, id, seconds, body));
  return given.split(' ').some((signature) => isSame(Buffer.from(signature), expected));
}

const judged = (result, score) => ({ result, score });

/** What is answered to each kind of job. The worst of the results decides; reasons are for the analyst. */
const answers = {
  IDV_DOCUMENT: (result, job, holder) => ({
    result,
    reasons: result === 'Pass' ? [] : ['The hologram does not move'],
    document: {
      document_type: job.document.document_type,
      document_country: job.document.country,
      tamper_result: result,
      extracted_data: holder,
    },
  }),
  IDV_BIOMETRIC: (result) => ({
    result,
    reasons: result === 'Pass' ? [] : ['The face is a picture on a screen'],
    biometric: { liveness: judged(result, result === 'Pass' ? 97 : 4), face_match: judged('Pass', 93) },
  }),
};

/** Sends an answer later. The id is that of the job, so that the signature is of this answer to this job alone. */
async function call(secret, job, answer) {
  const body = JSON.stringify(answer);
  const seconds = Math.floor(Date.now() / 1_000);
  const { status } = await fetch(job.answer_url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': job.job_token,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signatureOf(secret, job.job_token, seconds, body),
    },
    body,
  });
  return status;
}

const working = { status: 'working' };
const atOnce = (answer) => ({ said: { status: 'answered', answer } });

/** What is said to a job, and what is sent later. A job that comes again is said the same. */
const behaviours = {
  pass: ({ answer }) => atOnce(answer('Pass')),
  refer: ({ answer }) => atOnce(answer('Refer')),
  fail: ({ answer }) => atOnce(answer('Fail')),
  later: ({ answer, send }) => ({ said: working, afterwards: () => send(answer('Pass')) }),
  twice: ({ answer, send }) => ({
    said: working,
    afterwards: async () => {
      await send(answer('Pass'));
      await send(answer('Pass'));
    },
  }),
  early: async ({ answer, send }) => {
    await send(answer('Pass'));
    return { said: working };
  },
  forged: ({ answer, send }) => ({
    said: working,
    afterwards: () => send(answer('Pass'), `whsec_${Buffer.alloc(32).toString('base64')}`),
  }),
  muddled: async ({ answer, send }) => {
    await send(answer('Pass'));
    return { said: { verdict: 'fine' } };
  },
  silent: () => ({ said: working }),
  nonsense: () => ({ said: { verdict: 'fine' } }),
  down: () => ({ status: 503, said: {} }),
};

async function bodyOf(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Listens on loopback. `behaviour` may be changed while it runs. `jobs` and `calls` are what has come and what was answered to what it sent.
 */
export async function startProvider({ secret, port = 0, behaviour = 'pass', holder = somebody }) {
  const provider = { behaviour, holder, jobs: [], calls: [], url: '', stop: () => {} };

  async function replyTo(request) {
    const body = await bodyOf(request);
    if (!isSigned(secret, request.headers, body)) return { status: 401, said: { error: 'not signed' } };
    const job = JSON.parse(body.toString());
    provider.jobs.push(job);
    return behaviours[provider.behaviour]({
      answer: (result) => answers[job.type_code](result, job, provider.holder),
      send: async (answer, by = secret) => provider.calls.push(await call(by, job, answer)),
    });
  }

  const server = createServer(async (request, response) => {
    const {
      status = 200,
      said,
      afterwards,
    } = await replyTo(request).catch(() => ({ status: 400, said: {} }));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    // A real one tries again until it is answered 2xx, with the same answer.
    await afterwards?.().catch((error) => provider.calls.push(error.message));
  });
  await new Promise((listening) => server.listen(port, '127.0.0.1', listening));
  provider.url = `http://127.0.0.1:${server.address().port}/jobs`;
  provider.stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return provider;
}

const isProgram = argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href;

if (isProgram) {
  const { values } = parseArgs({ options: { port: { type: 'string' }, behaviour: { type: 'string' } } });
  const { port = '4010', behaviour = 'pass' } = values;
  if (!env.PROVIDER_SECRET?.startsWith('whsec_') || !(behaviour in behaviours)) {
    console.error(
      `Set PROVIDER_SECRET to whsec_…, and --behaviour to ${Object.keys(behaviours).join(', ')}.`,
    );
    exit(1);
  }
  const { url } = await startProvider({ secret: env.PROVIDER_SECRET, port: Number(port), behaviour });
  console.log(`A provider listens at ${url} and does: ${behaviour}.`);
}
