/** `37 seconds`, `1 minute`, `3 minutes`: rounded up, so that nobody tries too early. */
export function waitingTime(seconds: number): string {
  const [count, unit] = seconds < 60 ? [Math.max(1, seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
