import type { CheckTypeCode } from './words.ts';

/** Checks of images that the person sends through the hosted journey. */
export const imageChecks: readonly string[] = ['IDV_DOCUMENT', 'IDV_BIOMETRIC'] satisfies CheckTypeCode[];
