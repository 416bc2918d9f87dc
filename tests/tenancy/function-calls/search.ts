import type { Asked, Call, Calls } from './asked';

/** More than a fifth of the newest 200, so that the search reads row by row. */
const many = 50;

/** Cases newer than the others, each with the company as its member. */
async function addCases({ rows, token }: Asked, project: number, name: string, count: number): Promise<void> {
  await rows(
    `insert into cases (project_id, token, name, type, status, entity_category, created_at, updated_at)
     select $1::int, format('cas_%s', n), format('%s %s', $2::text, n), 'Review', 'New', 'Company',
       now() + interval '9 days', now() from generate_series(1, $3::int) n`,
    project,
    name,
    count,
  );
  await rows(
    `insert into case_entities (project_id, case_token, entity_token, role, created_at)
     select $1::int, format('cas_%s', n), $2, 'Primary', now() from generate_series(1, $3::int) n`,
    project,
    token('ent'),
    count,
  );
}

const search = (table: string, text: string): Pick<Call, 'of' | 'make'> => ({
  of: 'find_by_text',
  make: ({ rows, own }) =>
    rows('select find_by_text($1, $2, $3, 100) as token order by 1', table, own, `%${text}%`),
});

/** Every name in the twin starts with `Twin`. */
export const searchCalls: Calls = {
  'entities by a text of another project': search('entities', 'Twin'),
  'alerts by a text of another project': search('alerts', 'Twin'),
  'cases by a text that many of another project have': {
    ...search('cases', 'Theirs'),
    differ: (asked) => addCases(asked, asked.twin, 'Theirs', many),
  },
  'many cases by a text that the members of another project have': {
    ...search('cases', 'Twin'),
    prepare: (asked) => addCases(asked, asked.own, 'Case', many),
    differ: (asked) => addCases(asked, asked.twin, 'Case', many),
  },
  'cases by their member, who is in another case of another project': {
    ...search('cases', 'Blue Heron'),
    differ: (asked) => addCases(asked, asked.twin, 'Case', 1),
  },
  'similar names': {
    of: 'find_similar_names',
    make: ({ rows, own }) =>
      rows('select * from find_similar_names($1, $2, $3, 0.3, 50)', own, 'Twin Blue Heron', ['%twin%']),
  },
};
