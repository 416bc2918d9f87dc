import { imageChecks } from '@/lib/domain/image-checks';
import type { Check } from '@/lib/domain/checks/schema';

const ofDocuments: readonly string[] = [...imageChecks, 'IDV_ADDRESS' satisfies Check['type_code']];

/** The checks that are based on something the client shows. */
export const documentChecks = <One extends Pick<Check, 'type_code'>>(checks: readonly One[]): One[] =>
  checks.filter(({ type_code }) => ofDocuments.includes(type_code));
