import { quoted, type Teller, textOf } from './teller';

const isRequest = (value: unknown) => value === 'document_request';

/** What the person did in the hosted journey, and what became of their images. */
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
    note: quoted(
      Array.isArray(details.document_types)
        ? details.document_types.map((type) => String(type).replaceAll('_', ' ')).join(', ')
        : undefined,
    ),
    tone: 'accent',
  }),
  'case.document_request_renewed': () => ({
    text: 'made a new link for the person, and the one before stopped working',
    tone: 'accent',
  }),
  'case.document_request_expired': () => ({
    text: 'noted that the document was not sent in time',
    tone: 'warning',
  }),
  'document.viewed': ({ details }) => ({ text: `looked at the ${textOf(details.purpose) ?? 'image'}` }),
  'document.shared': ({ details }) => ({
    text: `sent the ${textOf(details.purpose) ?? 'image'} to ${textOf(details.provider) ?? 'an outside provider'}`,
  }),
  'document.erased': () => ({ text: 'erased an image, whose retention was over' }),
} satisfies Record<string, Teller>;
