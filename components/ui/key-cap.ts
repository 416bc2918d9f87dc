/** What stands on a key: a letter in upper case, and ⌘ where it is another key, Ctrl. */
export function capOf(key: string, isApple: boolean): string {
  if (key === 'Escape') return 'Esc';
  if (key.startsWith('⌘') && !isApple) return ['Ctrl', ...key.slice(1)].join(' ');
  return key.length === 1 ? key.toUpperCase() : key;
}
