import { describe, expect, it } from 'vitest';
import { markersFor } from './markers';
import { curlOf, exampleOf, requestOf, typescriptOf } from './request';

const place = { origin: 'https://probity.example', projectHash: 'acme' };

describe('try it · request', () => {
  it('puts a marker where it has an effect', () => {
    expect(requestOf(exampleOf('company', 'SANCTION')).body).toEqual({
      company_name: 'Larkspur SANCTION Ltd',
      country: 'GB',
    });
    expect(requestOf(exampleOf('person', 'SLOW')).body).toMatchObject({
      first_name: 'Priya',
      last_name: 'SLOW',
    });
    expect(requestOf(exampleOf('screening', 'PEP')).body).toMatchObject({ name: 'PEP' });
  });

  it('leaves out empty fields, and trims the others', () => {
    const fields = { ...exampleOf('person', null), name: ' Raman ', dateOfBirth: '', reference: ' crm-7 ' };
    expect(requestOf(fields)).toEqual({
      path: '/api/gateway/execute/{project_hash}/kyc/api',
      body: { first_name: 'Priya', last_name: 'Raman', country: 'GB', external_reference: 'crm-7' },
    });
  });

  it('offers no identity markers for a screening, and no birth date markers for a company', () => {
    const namesFor = (kind: Parameters<typeof markersFor>[0]) => markersFor(kind).map(({ name }) => name);
    expect(namesFor('screening')).not.toContain('DOCS');
    expect(namesFor('company')).not.toContain('DOBMISMATCH');
    expect(namesFor('person')).toHaveLength(12);
  });

  it('quotes a command for the shell', () => {
    const { path } = requestOf(exampleOf('screening', null));
    const command = curlOf({ path, body: { name: "O'Hara" } }, place);
    expect(command).toContain(`'https://probity.example/api/gateway/execute/acme/screening/api'`);
    expect(command).toContain(String.raw`"O'\''Hara"`);
  });

  it('sends a person to the journey, with the marker by which the images are read', () => {
    const names = markersFor('journey').map(({ name }) => name);
    expect(names).toEqual(['DOCS']);
    const request = requestOf(exampleOf('journey', 'DOCS'));
    expect(request).toMatchObject({
      path: '/api/gateway/execute/{project_hash}/kyc/init',
      body: { first_name: 'Priya', last_name: 'DOCS', document_type: 'passport' },
    });
    const code = typescriptOf(request, place);
    expect(code).toContain('console.log(`https://probity.example/acme/?t=${result?.tokens.start}`);');
  });

  it('writes TypeScript with the same body', () => {
    const code = typescriptOf(requestOf(exampleOf('company', null)), place);
    expect(code).toContain(`project_hash: "acme"`);
    expect(code).toContain(`"company_name": "Larkspur Joinery Ltd"`);
  });
});
