import { isTourDue } from '@/lib/domain/access/service/is-tour-due';
import type { FilledProject } from '@/tests/fixtures/filled-project';
import type { Act } from './scene';

const saveViews = ({ asAdmin }: FilledProject, revision: number) =>
  asAdmin({ method: 'PUT' }, '/v1/users/me/alert-views', {
    body: { views: [{ name: 'Mine', query: 'view=mine' }], revision },
  });

/** By a name that the twin alone has, and what is counted by age. */
async function searchEach(project: FilledProject): Promise<string> {
  const { admin, asAdmin } = project;
  const lists = [
    'cases?q=Twin',
    'entities?q=Twin',
    'alerts?q=Twin',
    'entities?name_like=Twim',
    'alerts?age=Under%201%20day',
  ];
  const texts: string[] = [];
  for (const list of lists) texts.push((await asAdmin({ method: 'GET' }, `/v1/${list}`)).text);
  return [...texts, (await saveViews(project, 1)).text, await isTourDue(admin)].join('\n');
}

export const searchAct: Act = {
  name: 'a search, and a view of the alerts that is saved again',
  prepare: (project) => saveViews(project, 0),
  act: searchEach,
};
