import { z } from 'zod';
import { event } from '@/lib/domain/event';

const target = 'document';
const data = z.object({});

/** Somebody looked at the image itself. */
export const documentViewed = event({ name: 'document.viewed', target, to: ['audit'], data });
/** The image was sent to an outside provider, which the details name. Written before its bytes leave. */
export const documentShared = event({ name: 'document.shared', target, to: ['audit'], data });
/** The details have the digest of what was erased. */
export const documentErased = event({ name: 'document.erased', target, to: ['audit'], data });
