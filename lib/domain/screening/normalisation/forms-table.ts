import { spellingsOf } from './table-spellings';

/** A table of names in several languages, by a canonical one: read when it is first needed. */
export class FormsTable {
  private byForm: ReadonlyMap<string, string> | undefined;
  private byName: ReadonlyMap<string, readonly string[]> | undefined;

  /** @param table lines such as `moscow: moskva moskovsk-`, a hyphen standing for the endings of Slavic adjectives */
  constructor(private readonly table: string) {}

  nameOf(form: string): string | undefined {
    return this.read().get(form);
  }

  formsOf(name: string): readonly string[] {
    this.byName ??= new Map(
      [...Map.groupBy(this.read(), ([, known]) => known)].map(([known, pairs]) => [
        known,
        pairs.map(([form]) => form),
      ]),
    );
    return this.byName.get(name) ?? [];
  }

  private read(): ReadonlyMap<string, string> {
    this.byForm ??= new Map(this.table.trim().split('\n').flatMap(pairsIn));
    return this.byForm;
  }
}

function pairsIn(line: string): Array<readonly [form: string, name: string]> {
  const [name = '', forms = ''] = line.split(': ');
  return [name, ...forms.split(' ').flatMap(spellingsOf)].flatMap((form) =>
    withEndings(form).map((word) => [word, name] as const),
  );
}

const endings = 'y yy iy yi i ii a aya aia oe oye o e iye ogo oy'.split(' ');

const withEndings = (form: string): string[] =>
  form.endsWith('-') ? endings.map((ending) => form.slice(0, -1) + ending) : [form];
