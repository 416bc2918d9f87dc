import { documentNames } from '@/components/cases/documents/document-names';
import { type Teller, textOf } from './teller';

const documentsIn = (types: unknown): string | undefined =>
  Array.isArray(types)
    ? types.map((type) => wordIn(documentNames, type) ?? String(type)).join(', ')
    : undefined;

const images = { front: 'front of the document', back: 'back of the document', selfie: 'selfie' };

const wordIn = (words: Record<string, string>, value: unknown): string | undefined =>
  typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined;

const imageIn = (purpose: unknown): string => wordIn(images, purpose) ?? 'image';

const isRequest = (value: unknown) => value === 'document_request';

/** The sentences about a person's hosted journey and the images from it, following the actor's name. */
export const journeys = {
  'journey.consented': () => ({ text: 'recorded that the person agreed to the check' }),
  'journey.declined': () => ({ text: 'recorded that the person declined', tone: 'warning' }),
  'journey.sent': ({ details }) => ({
    text: isRequest(details.journey)
      ? 'received the document that was asked for'
      : 'received the images of the person',
  }),
  'case.document_requested': ({ details }) => ({
    text: 'asked the person for a document',
    note: documentsIn(details.document_types),
    tone: 'accent',
  }),
  'case.document_request_renewed': () => ({
    text: 'made a new link for the person, which replaced the previous one',
    tone: 'accent',
  }),
  'case.document_request_expired': () => ({
    text: 'noted that the document was not sent in time',
    tone: 'warning',
  }),
  'document.viewed': ({ details }) => ({ text: `looked at the ${imageIn(details.purpose)}` }),
  'document.shared': ({ details }) => ({
    text: `sent the ${imageIn(details.purpose)} to ${textOf(details.provider) ?? 'an outside provider'}`,
  }),
  'document.erased': () => ({ text: 'erased an image after its retention period' }),
} satisfies Record<string, Teller>;
