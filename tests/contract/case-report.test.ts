import { beforeAll, describe, expect, it } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { createOauthClient } from '@/lib/domain/access/service/create-oauth-client';
import { setEntityOwners } from '@/lib/domain/entities/service/set-owners';
import { aCase, aCheck, anAlert, anAssessment, anEntity } from '@/tests/fixtures/factories';
import { rowCounts } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';

it('x', async () => {
  const project = await aProject();
  const { token } = await aCase(project.ctx);
  await anEntity(project.ctx, { case_token: token, full_name: 'Владимир Путин' });
  await anAlert(project.ctx, { case_token: token });
  await aCheck(project.ctx, { case_token: token });
  await anAssessment(project.ctx, token);
  const a = await project.ask('GET', `/v1/cases/${token}/report`);
  console.log(a.status, a.text.slice(0, 4000), [...a.headers]);
  const t = performance.now();
  const b = await project.ask('GET', `/v1/cases/${token}/report?format=pdf`);
  console.log(b.status, b.text.slice(0, 100), [...b.headers], performance.now() - t);
});
