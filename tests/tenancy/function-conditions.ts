import { asOwner } from '@/tests/fixtures/owner';

// Finds each condition on a project in the functions of the database. Functions of the owner bypass row-level
// security, so their conditions are the only control.

export interface FunctionCondition {
  /** `function find_by_text#2` is the second function with this name. */
  id: string;
  /** The function that contains it. */
  of: string;
  text: string;
  /** Statements that create the function without and with the condition. */
  without: string;
  with: string;
}

interface DatabaseFunction {
  name: string;
  body: string;
  definition: string;
}

interface Form {
  pattern: RegExp;
  /** The text that replaces the condition. It still contains the parameters, whose types may be inferred from it. */
  without(text: string, operand: string): string;
}

const isKnown = (_: string, operand: string) => `${operand} is not null`;

const forms: Form[] = [
  {
    pattern: /(?:\b\w+\.)?\bproject_id\s*=\s*(of_project|\$\d+|\w+\.project_id|current_project\(\))/g,
    without: isKnown,
  },
  { pattern: /of_project is distinct from current_project\(\)/g, without: () => 'false' },
  // The deliveries that a worker is sending, counted by project and by webhook.
  {
    pattern: /\bh\.(?:project|webhook) = (w\.project_id)(?:::text| \|\| '\/' \|\| w\.token)/g,
    without: isKnown,
  },
  { pattern: /\bp\.id\s*=\s*(of_project|\w+\.project_id)/g, without: isKnown },
  {
    // `(d.project_id, d.token) = (due.project_id, due.token)`
    pattern: /\((?:\w+\.)?project_id(?:,\s*[\w.]+)+\)\s*=\s*\((\w+\.project_id)\b/g,
    without: (text, operand) => text.replace(/(?:\w+\.)?project_id/, operand),
  },
];

/** Loads the extension first. Until then only a superuser may name a parameter of it, as one of the functions does. */
const loaded = `select extensions.similarity('', '');`;

/** This one creates policies, which bench/tenancy-mutations/policies.test.ts covers. */
const notTried = ['isolate_by_project'];

const readFunctions = (): Promise<DatabaseFunction[]> =>
  asOwner<DatabaseFunction>(
    `select proname as name, prosrc as body, pg_get_functiondef(oid) as definition
     from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p') order by 1, oid`,
  );

interface Place {
  at: number;
  text: string;
  changed: string;
}

const placesIn = (body: string): Place[] =>
  forms
    .flatMap(({ pattern, without }) =>
      [...body.matchAll(pattern)].map(({ index, 0: text, 1: operand = '' }) => ({
        at: index,
        text,
        changed: without(text, operand),
      })),
    )
    .sort((a, b) => a.at - b.at);

export async function functionConditions(): Promise<FunctionCondition[]> {
  const ofName = new Map<string, number>();
  const functions = (await readFunctions()).filter(({ name }) => !notTried.includes(name));
  return functions.flatMap(({ name, body, definition }) =>
    placesIn(body).map(({ at, text, changed }) => {
      const number = (ofName.get(name) ?? 0) + 1;
      ofName.set(name, number);
      const mutated = body.slice(0, at) + changed + body.slice(at + text.length);
      return {
        id: `function ${name}#${number}`,
        of: name,
        text: text.replaceAll(/\s+/g, ' '),
        // A function as replacement, because the text contains patterns that a replacement string would interpret.
        without: loaded + definition.replace(body, () => mutated),
        with: loaded + definition,
      };
    }),
  );
}
