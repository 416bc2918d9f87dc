import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { routes } from '@/generated/routes';
import { schemaModules } from '@/generated/schemas';
import { operationsOf } from '@/lib/api/registry';
import { openApiDocument } from '@/lib/api/openapi/document';
import { postmanCollection } from './postman-collection';
import { root, textOf } from './tree';

const document = openApiDocument(operationsOf(routes), schemaModules);

// `npm run test:update` writes the files.
describe('what is generated from docs/openapi.json', () => {
  it('includes the types of the client', async () => {
    const types = await openapiTS(JSON.stringify(document), {
      alphabetize: true,
      defaultNonNullable: false,
    });
    const text = `// Generated from docs/openapi.json.\n\n${astToString(types)}`;
    await expect(text).toMatchFileSnapshot(join(root, 'clients/typescript/src/schema.ts'));
  });

  it('includes a Postman collection', async () => {
    const text = `${JSON.stringify(postmanCollection(document), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(join(root, 'docs/postman.json'));
  });
});

interface Body {
  raw?: string;
  options?: { raw: { language: string } };
  urlencoded?: object[];
}

const textOfBody = ({ raw = '', options }: Body): unknown =>
  options?.raw.language === 'text' ? raw : JSON.parse(raw);

describe('the Postman collection', () => {
  it('has a request for every operation, with the examples as its body and its answers', () => {
    // The type of what postmanCollection returns.
    const { item } = postmanCollection(document) as {
      item: { item: { request: { method: string; body?: Body }; response: { body: string }[] }[] }[];
    };
    const requests = item.flatMap((folder) => folder.item);
    const operations = operationsOf(routes);
    expect(requests).toHaveLength(operations.length);
    const bodies = requests.flatMap(({ request: { body } }) =>
      body ? [body.urlencoded ?? textOfBody(body)] : [],
    );
    expect(bodies).toHaveLength(operations.filter(({ body }) => body).length);
    const answered = item.flatMap((folder) => folder.item).filter(({ response }) => response.length > 0);
    const withJson = operations.filter(({ answer }) => 'schema' in answer && answer.shape !== 'events');
    expect(answered).toHaveLength(withJson.length);
    for (const { response } of answered)
      for (const { body } of response) expect(JSON.parse(body)).toBeTypeOf('object');
  });
});

describe('the client', () => {
  it('needs the version of openapi-fetch that the console and its tests use', () => {
    const versionIn = (file: string) => JSON.parse(textOf(file)).dependencies['openapi-fetch'];
    expect(versionIn('package.json')).toMatch(/^\d/);
    expect(versionIn('clients/typescript/package.json')).toBe(versionIn('package.json'));
  });
});
