import { endTour } from '@/lib/domain/access/service/end-tour';
import { isTourDue } from '@/lib/domain/access/service/is-tour-due';
import type { FilledProject } from '@/tests/fixtures/filled-project';
import type { Act } from './scene';

const saveViews = ({ asAdmin }: FilledProject, revision: number) =>
  asAdmin({ method: 'PUT' }, '/v1/users/me/alert-views', {
    body: { views: [{ name: 'Mine', query: 'view=mine' }], revision },
  });

/** Lists by a name that only the twin has, and by age, which is counted separately. */
const lists = [
  'cases?q=Twin',
  'entities?q=Twin',
  'alerts?q=Twin',
  'entities?name_like=Twim',
  'alerts?age=Under%201%20day',
];

async function act(project: FilledProject): Promise<string> {
  const { admin, asAdmin } = project;
  const texts: string[] = [];
  for (const list of lists) texts.push((await asAdmin({ method: 'GET' }, `/v1/${list}`)).text);
  texts.push((await saveViews(project, 1)).text);
  await endTour(admin);
  return [...texts, await isTourDue(admin)].join('\n');
}

/** Ends the project's tour; the twin's is due. */
async function prepare(project: FilledProject): Promise<void> {
  await saveViews(project, 0);
  await endTour(project.admin);
}

export const personAct: Act = { name: 'searches, a saved view and the end of the tour', prepare, act };
