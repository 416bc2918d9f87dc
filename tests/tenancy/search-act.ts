import { isTourDue } from '@/lib/domain/access/service/is-tour-due';
import type { FilledProject } from '@/tests/fixtures/filled-project';
import type { Act } from './scene';

/** By a name that the twin alone has, and what is counted by age. */
async function searchEach({ admin, asAdmin }: FilledProject): Promise<string> {
  const lists = [
    'cases?q=Twin',
    'entities?q=Twin',
    'alerts?q=Twin',
    'entities?name_like=Twim',
    'alerts?age=Under%201%20day',
  ];
  const texts: string[] = [];
  for (const list of lists) texts.push((await asAdmin({ method: 'GET' }, `/v1/${list}`)).text);
  return [...texts, await isTourDue(admin)].join('\n');
}

export const searchAct: Act = { name: 'a search', act: searchEach };
