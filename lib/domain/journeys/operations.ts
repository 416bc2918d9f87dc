import { created, resource } from '@/lib/domain/answer';
import { CaseParams } from '@/lib/domain/cases/schema';
import { operation } from '@/lib/domain/operation';
import {
  BeginUpload,
  Capture,
  ChooseDocument,
  ConfirmDetails,
  DocumentRequest,
  GiveConsent,
  Handoff,
  Journey,
  JourneyParams,
  PartParams,
  RequestDocuments,
  Upload,
  UploadParams,
  UploadPart,
} from './schema';

// All except the last one are only called by the page of the journey, with the person's cookie, and are not
// part of the published API (docs/adr/0092).

const tag = 'Documents';
const scope = 'a start token';
const journey = '/api/journey/{project_hash}' as const;
const upload = `${journey}/uploads/{upload_token}` as const;

/** For a step that is not possible now, or a journey that has ended. */
const errors = ['INVALID_STATE'] as const;

export const getJourney = operation({
  id: 'journeys.get',
  method: 'GET',
  path: journey,
  tag,
  scope,
  summary: 'Get the journey, even if it cannot be continued',
  params: JourneyParams,
  answer: resource(Journey),
});

export const giveConsent = operation({
  id: 'journeys.give_consent',
  method: 'POST',
  path: `${journey}/consent`,
  tag,
  scope,
  summary: 'Give consent, or decline and end the journey',
  params: JourneyParams,
  body: GiveConsent,
  answer: resource(Journey),
  errors,
  example: { accepted: true, language: 'en' },
});

export const confirmDetails = operation({
  id: 'journeys.confirm_details',
  method: 'POST',
  path: `${journey}/details`,
  tag,
  scope,
  summary: 'Confirm or reject the details',
  params: JourneyParams,
  body: ConfirmDetails,
  answer: resource(Journey),
  errors,
  example: { confirmed: true },
});

export const chooseDocument = operation({
  id: 'journeys.choose_document',
  method: 'POST',
  path: `${journey}/document`,
  tag,
  scope,
  summary: 'Choose a document; images of another document are discarded',
  params: JourneyParams,
  body: ChooseDocument,
  answer: resource(Journey),
  errors,
  example: { document_type: 'passport', country: 'GB' },
});

export const beginUpload = operation({
  id: 'journeys.begin_upload',
  method: 'POST',
  path: `${journey}/uploads`,
  tag,
  scope,
  summary: 'Start the upload of an image',
  params: JourneyParams,
  body: BeginUpload,
  answer: resource(Upload),
  errors,
  example: { purpose: 'front', media_type: 'image/jpeg', byte_size: 1_482_311 },
});

export const putUploadPart = operation({
  id: 'journeys.put_upload_part',
  method: 'PUT',
  path: `${upload}/parts/{offset}`,
  tag,
  scope,
  summary: 'Send a part of an image; sending it again has no effect',
  params: PartParams,
  body: UploadPart,
  bodyType: 'application/octet-stream',
  answer: resource(Capture),
  errors,
  example: new Uint8Array([0xff, 0xd8, 0xff]),
});

export const getUpload = operation({
  id: 'journeys.get_upload',
  method: 'GET',
  path: upload,
  tag,
  scope,
  summary: 'Get the upload of an image and its progress',
  params: UploadParams,
  answer: resource(Capture),
});

export const completeUpload = operation({
  id: 'journeys.complete_upload',
  method: 'POST',
  path: `${upload}/complete`,
  tag,
  scope,
  summary: 'Check an uploaded image and get its problems',
  params: UploadParams,
  answer: resource(Capture),
  errors,
});

export const beginChallenge = operation({
  id: 'journeys.begin_challenge',
  method: 'POST',
  path: `${journey}/challenge`,
  tag,
  scope,
  summary: 'Get a new challenge, a random sequence of poses; frames of the previous one are discarded',
  params: JourneyParams,
  answer: resource(Journey),
  errors,
});

export const sendJourney = operation({
  id: 'journeys.send',
  method: 'POST',
  path: `${journey}/send`,
  tag,
  scope,
  summary: 'Submit the journey',
  params: JourneyParams,
  answer: resource(Journey),
  errors,
});

export const handOffJourney = operation({
  id: 'journeys.hand_off',
  method: 'POST',
  path: `${journey}/handoff`,
  tag,
  scope,
  summary: 'Get the link to continue on another device',
  params: JourneyParams,
  answer: resource(Handoff),
  errors,
});

export const requestDocuments = operation({
  id: 'cases.request_documents',
  method: 'POST',
  path: '/v1/cases/{case_token}/document-requests',
  tag: 'Cases',
  scope: 'cases:write',
  summary: 'Ask the person of a case for a document',
  description:
    'Moves the case to Client Input and pauses its clocks. `address` is the link for the person, valid for 24 hours. The case returns automatically when the person sends the document or declines, or when the link expires. A new `IDV_DOCUMENT` check reads the document. While the request is open, calling this again, with `{}` if nothing changes, returns a new link for the same request: the previous link stops working immediately, and the person’s progress is kept.',
  params: CaseParams,
  body: RequestDocuments,
  answer: created(DocumentRequest),
  errors,
  example: { document_types: ['passport'], message: 'The passport that we have has expired.' },
});
