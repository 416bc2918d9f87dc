import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { root, textOf } from './tree';

const document = () => textOf('docs/openapi.json');

describe('what is made of docs/openapi.json', () => {
  it('are the types of the client: `npm run test:update` writes them', async () => {
    const types = await openapiTS(document(), { alphabetize: true, defaultNonNullable: false });
    const text = `// Generated from docs/openapi.json.\n\n${astToString(types)}`;
    await expect(text).toMatchFileSnapshot(join(root, 'clients/typescript/src/schema.ts'));
  });
});

describe('the client', () => {
  it('needs the version of openapi-fetch that its tests use', () => {
    const { devDependencies } = JSON.parse(textOf('package.json'));
    const { dependencies } = JSON.parse(textOf('clients/typescript/package.json'));
    expect(dependencies['openapi-fetch']).toBe(devDependencies['openapi-fetch']);
  });
});
