import { asOwner } from '@/tests/fixtures/owner';

// Finds each condition on a project in the functions of the database. Those of the owner read past row-level security, so that
// their conditions are all that keeps projects apart.

export interface FunctionCondition {
  /** `function find_by_text#2`: the second of the function. */
  id: string;
  /** The function that it is in. */
  of: string;
  text: string;
  without: string;
  with: string;
}

interface DatabaseFunction {
  name: string;
  body: string;
  definition: string;
}

/** A parameter stays in the text, and so has its type. */
const condition = /(?:\b\w+\.)?\bproject_id\s*=\s*(of_project|\$\d+|\w+\.project_id|current_project\(\))/g;

/** Before it is loaded, only a superuser may name a parameter of the extension, as one of the functions does. */
const loaded = `select similarity('', '');`;

/** It makes policies, which policies.test.ts tries. */
const notTried = ['isolate_by_project'];

const readFunctions = (): Promise<DatabaseFunction[]> =>
  asOwner<DatabaseFunction & { name: string }>(
    `select proname as name, prosrc as body, pg_get_functiondef(oid) as definition
     from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p') order by 1, oid`,
  );

function conditionsOf({ name, body, definition }: DatabaseFunction): FunctionCondition[] {
  return [...body.matchAll(condition)].map((match, index) => {
    const [text, operand = ''] = match;
    const changed =
      body.slice(0, match.index) + `${operand} is not null` + body.slice(match.index + text.length);
    return {
      id: `function ${name}#${index + 1}`,
      of: name,
      text,
      // A function, since the text holds signs that a replacement reads.
      without: loaded + definition.replace(body, () => changed),
      with: loaded + definition,
    };
  });
}

export interface FunctionConditions {
  conditions: FunctionCondition[];
  /** What a statement calls that has the name of one of them, and what that calls in turn. */
  calledBy(statement: string): Set<string>;
}

const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

export async function functionConditions(): Promise<FunctionConditions> {
  const functions = (await readFunctions()).filter(({ name }) => !notTried.includes(name));
  const seen = new Map<string, Set<string>>();
  function calledBy(text: string): Set<string> {
    const known = seen.get(text);
    if (known) return known;
    const called = new Set<string>();
    seen.set(text, called);
    for (const { name, body } of functions.filter((each) => mentions(text, each.name)))
      for (const each of [name, ...calledBy(body)]) called.add(each);
    return called;
  }
  return { conditions: functions.flatMap(conditionsOf), calledBy };
}
