import { z } from 'zod';
import { event } from '@/lib/domain/event';

const target = 'document';
const data = z.object({});

/** Somebody viewed the image. */
export const documentViewed = event({ name: 'document.viewed', target, to: ['audit'], data });
/** The image was sent to the outside provider in the details. Recorded before its bytes are sent. */
export const documentShared = event({ name: 'document.shared', target, to: ['audit'], data });
/** The details contain the digest of the erased image. */
export const documentErased = event({ name: 'document.erased', target, to: ['audit'], data });
