/** The part of js-yaml used here, which has no types of its own. */
declare module 'js-yaml' {
  export function load(text: string): unknown;
}
