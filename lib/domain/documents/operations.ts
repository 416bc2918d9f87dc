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
  summary: 'Get the details of an image that a person sent',
  params: DocumentParams,
  answer: resource(Document),
});

export const listCaseDocuments = operation({
  id: 'documents.list_of_case',
  method: 'GET',
  path: '/v1/cases/{case_token}/documents',
  tag,
  scope: 'cases:read',
  summary: 'List the images that people sent for a case, including erased ones',
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
    'Each view is recorded as `document.viewed`. 404 once the image has been erased (see `erased_at` of the document).',
  params: DocumentParams,
  answer: imageAnswer('image/jpeg'),
});

export const getSampleImage = operation({
  id: 'sample_images.get',
  method: 'GET',
  path: '/v1/sample-images/{sample_image}',
  tag,
  scope: 'cases:read',
  summary: 'Get a sample image to try the hosted journey',
  description:
    'Only in the sandbox; 404 in production. The passports belong to Priya Raman, born on 1993-03-08; with `marker`, the last name is the marker, as in Priya DOCS. The selfies show the same face.',
  params: SampleImageParams,
  query: SampleImageQuery,
  answer: imageAnswer('image/jpeg'),
});
