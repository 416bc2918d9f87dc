import { imageAnswer, listOf, resource } from '@/lib/domain/answer';
import { CaseParams } from '@/lib/domain/cases/schema';
import { operation } from '@/lib/domain/operation';
import { Document, DocumentParams, documentSorts, SampleImageParams, SampleImageQuery } from './schema';

const tag = 'Documents';

export const getDocument = operation({
  id: 'documents.get',
  method: 'GET',
  path: '/v1/documents/{document_token}',
  tag,
  scope: 'cases:read',
  summary: 'Get what is known of an image that a person sent',
  params: DocumentParams,
  answer: resource(Document),
});

export const listCaseDocuments = operation({
  id: 'documents.list_of_case',
  method: 'GET',
  path: '/v1/cases/{case_token}/documents',
  tag,
  scope: 'cases:read',
  summary: 'List the images that people sent for a case, also those that are erased',
  params: CaseParams,
  answer: listOf(Document, { sorts: documentSorts }),
});

export const getDocumentContent = operation({
  id: 'documents.content',
  method: 'GET',
  path: '/v1/documents/{document_token}/content',
  tag,
  scope: 'cases:read',
  summary: 'Get the image itself',
  description:
    'Each view is recorded as `document.viewed`. 404 once the image is erased, which `erased_at` of the document says.',
  params: DocumentParams,
  answer: imageAnswer('image/jpeg'),
});

export const getSampleImage = operation({
  id: 'sample_images.get',
  method: 'GET',
  path: '/v1/sample-images/{sample_image}',
  tag,
  scope: 'cases:read',
  summary: 'Get a drawn image to try the hosted journey with',
  description:
    'In the sandbox alone; 404 in production. The passports are of Priya Raman, born on 1993-03-08, or with `marker` of Priya DOCS; the selfies show the face on them.',
  params: SampleImageParams,
  query: SampleImageQuery,
  answer: imageAnswer('image/jpeg'),
});
