import { z } from 'zod';
import { event } from '@/lib/domain/event';

const target = 'case';
const to = ['audit'] as const;
const data = z.object({});

/** The person agreed; in which language they were asked is in the details. */
export const journeyConsented = event({ name: 'journey.consented', target, to, data });
export const journeyDeclined = event({ name: 'journey.declined', target, to, data });
/** The details have the digests of the images. */
export const journeySent = event({ name: 'journey.sent', target, to, data });
export const documentRequested = event({ name: 'case.document_requested', target, to, data });
/** The request that waits has a new link, and the one before stopped working. */
export const documentRequestRenewed = event({ name: 'case.document_request_renewed', target, to, data });
export const documentRequestExpired = event({ name: 'case.document_request_expired', target, to, data });
