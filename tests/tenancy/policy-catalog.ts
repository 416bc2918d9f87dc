import type pg from 'pg';
import { decidedPolicies, tenantPolicy, withoutProject } from './decided-privileges';

interface Protected {
  name: string;
  is_forced: boolean;
  policies: string[];
  /** Policies named `tenant` that show or accept more than the current project. */
  loose: string[];
}

const ofCurrent = (column: string) => `(%${column} = ( SELECT current_project() AS current_project))`;

const catalog = `
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as is_forced,
    array(
      select format('%s %s %s', policyname, cmd, roles) from pg_policies p
      where p.schemaname = 'public' and p.tablename = c.relname and p.permissive = 'PERMISSIVE' order by 1
    ) as policies,
    array(
      select policyname::text from pg_policies p
      where p.schemaname = 'public' and p.tablename = c.relname and policyname = 'tenant' and not (
        coalesce(qual like '${ofCurrent('id')}', false)
        and (cmd = 'SELECT' or coalesce(with_check like '${ofCurrent('id').replace(/\)$/, ')%')}', false)))
    ) as loose
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`;

const decidedFor = (table: string): string[] =>
  withoutProject.includes(table)
    ? []
    : ['owner ALL {probity_owner}', ...(decidedPolicies[table] ?? tenantPolicy)].sort();

/** Differences between the catalog of the database and what was decided, in words. */
export async function faultsOfPolicies(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<Protected>(catalog);
  return rows.flatMap(({ name, is_forced, policies, loose }) => {
    const decided = decidedFor(name);
    return [
      ...(is_forced === decided.length > 0 ? [] : [`${name}: row-level security is not as decided`]),
      ...(policies.sort().join() === decided.join()
        ? []
        : [`${name}: has the policies ${policies.join(', ')}`]),
      ...loose.map((policy) => `${name}: ${policy} is of more than the project that is set`),
    ];
  });
}
