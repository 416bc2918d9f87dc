import type pg from 'pg';

export interface Routine {
  /** As in `decidedRoutines`: with the types of its arguments if another routine has the same name. */
  name: string;
  isTrigger: boolean;
  /** Calls it with nulls. */
  call: string;
  /** Who may execute it, except its owner. */
  grantees: string[];
}

/** Every function and procedure of the schema, each overload for itself. */
export async function routinesOf(client: pg.Client): Promise<Routine[]> {
  const { rows } = await client.query<Routine>(`
    select case count(*) over (partition by proname) when 1 then proname else p.oid::regprocedure::text end as name,
      prorettype = 'trigger'::regtype as "isTrigger",
      format('%s %I(%s)', case prokind when 'p' then 'call' else 'select' end, proname,
        (select string_agg(format('null::%s', format_type(t, null)), ', ') from unnest(proargtypes) t)) as call,
      array(
        select case g.grantee when 0 then 'everyone' else g.grantee::regrole::text end
        from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g where g.grantee <> p.proowner order by 1
      ) as grantees
    from pg_proc p where pronamespace = 'public'::regnamespace order by 1`);
  return rows;
}
