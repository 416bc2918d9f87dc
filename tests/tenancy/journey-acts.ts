import { expect } from 'vitest';
import { eraseDueImages } from '@/lib/domain/casework/service/erase-due-images';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import type { FilledProject } from '@/tests/fixtures/filled-project';
import {
  aPerson,
  aPhoto,
  holderOf,
  type Person,
  putPart,
  reachCapture,
  reachReview,
  sendAll,
  sendImage,
} from '@/tests/fixtures/hosted-journey';
import { asOwner } from '@/tests/fixtures/owner';
import type { Act } from './scene';

// What people send for their journeys, and what becomes of it. Their address names the project, but the rows are
// found by tokens alone.

const photo = aPhoto();

const visitorOf = (project: FilledProject): Person =>
  holderOf(project, project.tokens.start ?? '', project.tokens.visited ?? null);

async function visitAs(project: FilledProject, who: Person): Promise<Person> {
  Object.assign(project.tokens, { start: who.start_token, visited: who.flow_token });
  return who;
}

async function beginFront(who: Person): Promise<string> {
  const body = { purpose: 'front', media_type: 'image/jpeg', byte_size: photo.byteLength };
  return (await who.ask('POST', 'uploads', { body })).json.data.upload_token;
}

/** Leaves one image accepted, another one completely sent, and a third not begun. */
async function beginImages(project: FilledProject): Promise<void> {
  const who = await visitAs(project, await aPerson(project));
  await reachCapture(who);
  await sendImage(who, { purpose: 'front' });
  project.tokens.arrived = await beginFront(who);
  await putPart(who, project.tokens.arrived, 0, photo);
  project.tokens.begun = await beginFront(who);
  await asOwner('update flows set journey_due_at = null where project_id = $1 and token = $2', [
    project.ctx.project.id,
    who.flow_token,
  ]);
}

async function completeImages(project: FilledProject): Promise<string> {
  const who = visitorOf(project);
  const { arrived = '', begun = '' } = project.tokens;
  const answers = [await putPart(who, arrived, 0, photo), await putPart(who, begun, 0, photo)];
  for (const upload of [arrived, begun]) answers.push(await who.ask('POST', `uploads/${upload}/complete`));
  answers.push(await who.ask('GET', `uploads/${arrived}`));
  await reachReview(who);
  const { status, captures } = await who.journey();
  return [...answers.map((answer) => `${answer.status} ${answer.text}`), status, captures.length].join('\n');
}

async function sendWithoutWorker(project: FilledProject): Promise<void> {
  const who = await visitAs(project, await aPerson(project));
  await reachReview(who);
  await who.ask('POST', 'send');
}

async function checkWhatWasSent(project: FilledProject): Promise<string> {
  const flow = project.tokens.visited ?? '';
  await runRequestedFlow(project.ctx, flow);
  return (await project.ask('GET', `/v1/flows/${flow}`)).text;
}

/** Everything is sent, and an outside provider has read it too. */
async function sendAndRead(project: FilledProject): Promise<void> {
  const who = await visitAs(project, await aPerson(project));
  await sendAll(project, who);
  const read = { documents: [], extracted_data: { full_name: 'MARY WARD' } };
  const of = [project.ctx.project.id, who.flow_token];
  await asOwner(
    `insert into provider_jobs (project_id, token, flow_token, submission_token, type_code, provider, created_at, expires_at,
       answer, answered_at)
     select project_id, 'job-' || token, flow_token, token, 'IDV_DOCUMENT', 'reader', now(), now(), $3::jsonb, now()
     from document_submissions where project_id = $1 and flow_token = $2`,
    [...of, JSON.stringify({ document: read })],
  );
}

/** Makes only the project's images due. */
async function eraseImages({ ctx, tokens }: FilledProject): Promise<string> {
  const of = [ctx.project.id, tokens.visited];
  await asOwner(
    `update documents set erase_at = now() - interval '1 hour' where project_id = $1 and flow_token = $2`,
    of,
  );
  await eraseDueImages('req_erase');
  const left = await asOwner(
    `select status, problems, erased_at is null as is_kept from documents where project_id = $1 and flow_token = $2`,
    of,
  );
  const read = await asOwner(
    'select answer from provider_jobs where project_id = $1 and flow_token = $2 order by 1',
    of,
  );
  return JSON.stringify([left, read]);
}

async function requestDocument(project: FilledProject): Promise<void> {
  const { ask, tokens } = project;
  const path = `/v1/cases/${tokens.cas}`;
  const people = (await ask('GET', `${path}/entities?type=Person`)).json.data;
  await ask('POST', `${path}/transitions`, { body: { trigger: 'progress' } });
  const body = { document_types: ['passport'], entity_token: people[0].token };
  const { status, json } = await ask('POST', `${path}/document-requests`, { body });
  expect(status).toBe(201);
  const start = new URL(json.data.address).searchParams.get('t') ?? '';
  await reachReview(await visitAs(project, holderOf(project, start)));
}

async function sendDocument(project: FilledProject): Promise<string> {
  const { status } = await visitorOf(project).ask('POST', 'send');
  const { text } = await project.ask('GET', `/v1/cases/${project.tokens.cas}/checks`);
  return `${status} ${text}`;
}

async function withdrawRequest(project: FilledProject): Promise<string> {
  const path = `/v1/cases/${project.tokens.cas}`;
  const { status } = await project.ask('POST', `${path}/transitions`, { body: { trigger: 'return' } });
  return JSON.stringify([status, (await visitorOf(project).journey()).status]);
}

export const journeyActs: Act[] = [
  { name: 'images that a person sends', prepare: beginImages, act: completeImages },
  { name: 'the check of what a person has sent', prepare: sendWithoutWorker, act: checkWhatWasSent },
  { name: 'images that are erased', prepare: sendAndRead, act: eraseImages },
  { name: 'a document that was asked for', prepare: requestDocument, act: sendDocument },
  { name: 'a request for a document that is withdrawn', prepare: requestDocument, act: withdrawRequest },
];
