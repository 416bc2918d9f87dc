import { imageAnswer, resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import { Document, DocumentParams } from './schema';

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
