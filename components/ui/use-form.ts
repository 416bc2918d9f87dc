import { useState } from 'react';
import type { z } from 'zod';

/** The values of a form, checked by the schema that the server checks them by. */
export function useForm<Schema extends z.ZodType>(schema: Schema, initial: Partial<z.input<Schema>>) {
  const [values, setValues] = useState<Partial<z.input<Schema>>>(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});

  function set(change: Partial<z.input<Schema>>) {
    setValues((before) => ({ ...before, ...change }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))));
  }

  /** The values as the schema gives them, or null after showing what is wrong with each. */
  function read(): z.output<Schema> | null {
    const parsed = schema.safeParse(values);
    if (parsed.success) return parsed.data;
    setErrors(Object.fromEntries(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message])));
    return null;
  }

  return { values, errors, set, read };
}
