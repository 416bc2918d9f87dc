/** The label of a key: letters in upper case, and Ctrl for ⌘ except on Apple devices. */
export function capOf(key: string, isApple: boolean): string {
  if (key === 'Escape') return 'Esc';
  if (key.startsWith('⌘') && !isApple) return ['Ctrl', ...key.slice(1)].join(' ');
  return key.length === 1 ? key.toUpperCase() : key;
}
