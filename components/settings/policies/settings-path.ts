import { isObject } from '@/components/ui/json';

export type Settings = Record<string, unknown>;
export type Path = readonly string[];

export const valueAt = (settings: unknown, [name, ...rest]: Path): unknown => {
  if (name === undefined) return settings;
  return isObject(settings) ? valueAt(settings[name], rest) : undefined;
};

/** The settings with a changed value at the path. */
export function withValue(settings: Settings, [name, ...rest]: Path, value: unknown): Settings {
  if (name === undefined) return settings;
  const before = settings[name];
  return {
    ...settings,
    [name]: rest.length === 0 ? value : withValue(isObject(before) ? before : {}, rest, value),
  };
}

/** Compares by value, because PostgreSQL does not keep the order of an object's fields. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, place) => isSame(each, b[place]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
}

export interface SettingsChange {
  path: Path;
  before: unknown;
  after: unknown;
}

/** Every value that differs, with its path. A list counts as one value. */
export function changesBetween(before: unknown, after: unknown, path: Path = []): SettingsChange[] {
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => changesBetween(before[name], after[name], [...path, name]));
  }
  return isSame(before, after) ? [] : [{ path, before, after }];
}

/** The rows of a table of settings, without anything that is not a row. */
export const rowsOf = (value: unknown): Settings[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Parses settings from text, or says what is wrong with it. */
export function settingsOf(text: string): { settings: Settings } | { problem: string } {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { settings: value } : { problem: 'The settings are an object: { … }' };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'This is not JSON.' };
  }
}
