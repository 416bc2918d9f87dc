import { z } from 'zod';
import { event } from '@/lib/domain/event';

const target = 'case';
const to = ['audit'] as const;
const data = z.object({});

/** The person gave consent; the details contain the language of the question. */
export const journeyConsented = event({ name: 'journey.consented', target, to, data });
export const journeyDeclined = event({ name: 'journey.declined', target, to, data });
/** The details contain the digests of the images. */
export const journeySent = event({ name: 'journey.sent', target, to, data });
export const documentRequested = event({ name: 'case.document_requested', target, to, data });
/** The open request has a new link, and the previous one stopped working. */
export const documentRequestRenewed = event({ name: 'case.document_request_renewed', target, to, data });
export const documentRequestExpired = event({ name: 'case.document_request_expired', target, to, data });
