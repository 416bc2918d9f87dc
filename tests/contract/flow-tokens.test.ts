import { beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '@/tests/fixtures/hosted-journey';
import { aClient, asPerson, aToken, bearer } from '@/tests/fixtures/oauth';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let path: string;

beforeAll(async () => {
  project = await aProject();
  const { flow_token } = await aPerson(project);
  path = `/v1/flows/${flow_token}`;
});

describe('flows · tokens', () => {
  it('are shown to the key that starts flows', async () => {
    const { data } = (await project.ask('GET', path)).json;
    expect(data.tokens).toEqual({
      pull: expect.stringMatching(/^pull_/),
      start: expect.stringMatching(/^start_/),
    });
  });

  it.each(['auditor', 'analyst', 'admin'] as const)('are not shown to a signed-in %s', async (role) => {
    const { status, json, text } = await asPerson(await project.person(role), 'GET', path);
    expect({ status, tokens: json.data.tokens }).toEqual({ status: 200, tokens: null });
    expect(text).not.toMatch(/(pull|start)_\w/);
  });

  it('are shown to a client that may start flows, and not to one that can only read them', async () => {
    const admin = await project.person('admin');
    const seenWith = async (...scopes: string[]) => {
      const answer = await ask('GET', path, bearer(await aToken(await aClient(admin, scopes))));
      return answer.json.data.tokens;
    };
    expect(await seenWith('flows:read')).toBeNull();
    expect(await seenWith('flows:read', 'flows:write')).toMatchObject({ start: expect.any(String) });
  });
});
