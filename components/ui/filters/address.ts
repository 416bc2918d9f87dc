/** Parses a parameter of the URL: null, or its default value, if it is missing or unknown. */
export type Parameter<Value extends string | null = string | null> = (given: string | null) => Value;

export type Parameters = Readonly<Record<string, Parameter>>;

export type AddressOf<Known extends Parameters> = { [name in keyof Known]: ReturnType<Known[name]> };

/** Null removes a parameter from the URL, as its default value does. */
export type AddressChange<Known extends Parameters> = {
  [name in keyof Known]?: ReturnType<Known[name]> | null;
};

export const anyText: Parameter = (given) => given;

export const oneOf =
  <Value extends string>(values: readonly Value[]): Parameter<Value | null> =>
  (given) =>
    values.find((value) => value === given) ?? null;

export const oneOfOr =
  <Value extends string>(values: readonly Value[], usual: Value): Parameter<Value> =>
  (given) =>
    values.find((value) => value === given) ?? usual;

/** The query string of the URL after a change. */
export function changedSearch(search: string, known: Parameters, change: AddressChange<Parameters>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    const isUsual = value === known[name]?.(null);
    if (value === null || value === undefined || isUsual) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
