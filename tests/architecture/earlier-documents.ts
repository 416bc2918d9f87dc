import type { OpenApiDocument } from '@/lib/api/openapi/document';
import { earlierCommits, git } from './earlier-commits';

export interface EarlierDocument {
  commit: string;
  document: OpenApiDocument;
}

/** The committed versions of the document, even if the file has been overwritten since. None without git. */
export function earlierDocuments(file: string): EarlierDocument[] {
  const blobs = earlierCommits().map((commit) => ({ commit, blob: git('rev-parse', `${commit}:${file}`) }));
  const different = new Map(blobs.flatMap((each) => (each.blob ? [[each.blob, each.commit]] : [])));
  return [...different].map(([blob, commit]) => ({
    commit,
    // `npm run test:update` wrote the file.
    document: JSON.parse(git('cat-file', 'blob', blob) ?? '') as OpenApiDocument,
  }));
}
