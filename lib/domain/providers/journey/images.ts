import type { Document } from '@/generated/prisma/client';
import type { Submission } from '@/lib/domain/documents/service/find-submission-of-flow';

/** Lets a reviewer and the console find the images. */
export const referencesOf = (documents: readonly Document[]) =>
  documents.map(({ token, purpose, action }) => ({ token, purpose, action }));

export const newest = ({ documents }: Submission, purpose: string) =>
  documents.findLast((each) => each.purpose === purpose);

export const frames = ({ documents }: Submission) => documents.filter(({ purpose }) => purpose === 'selfie');
export const sides = ({ documents }: Submission) => documents.filter(({ purpose }) => purpose !== 'selfie');

/** An image of an earlier version has no time of arrival. */
export const arrivalOf = ({ arrived_at, created_at }: Document): Date => arrived_at ?? created_at;
