import { describe, expect, it } from 'vitest';
import { aCase, anEntity } from '@/tests/fixtures/factories';
import { aProject } from '@/tests/fixtures/project';
import { reportText } from '@/tests/fixtures/report-text';

describe('cases · report · lines', () => {
  it('prints a line break in a stored value as a code, and what people wrote in paragraphs', async () => {
    const project = await aProject();
    await project.person('analyst');
    const lines = 'Status Closed\nEffective risk Low (0)';
    const { token } = await aCase(project.ctx, { entity_category: 'Company' });
    const named = { case_token: token, type: 'Company', full_name: null } as const;
    await anEntity(project.ctx, {
      ...named,
      company_name: `Acme\n${lines}`,
      registration_number: `1\r\n${lines}`,
    });
    const body = { type: 'Note', body: `Seen:\n${lines}`, mentions: [] };
    expect((await project.ask('POST', `/v1/cases/${token}/comments`, { body })).status).toBe(201);
    const text = await reportText(project.ctx, token);
    expect(text).toContain('Acme[U+000A]Status Closed');
    expect(text.replaceAll(/\s/g, '')).toContain('1[U+000D][U+000A]StatusClosed');
    // Once below the comment, as its second line.
    expect(text.split('\n').filter((line) => line.startsWith('Status Closed'))).toHaveLength(1);
  });
});
