export function isText(text: string | null): text is string {
  return text !== null && text !== '';
}

export function unique(values: string[]): string[] {
  return [...new Set(values)];
}
