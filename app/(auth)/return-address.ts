export function returnAddress(given: string | string[] | undefined): string {
  const home = '/alerts';
  if (typeof given !== 'string' || !given.startsWith('/')) return home;
  // Parsed as a browser does, because `//host` and `/\host` lead to another site.
  const origin = 'http://console.invalid';
  if (!URL.canParse(given, origin)) return home;
  const { origin: target, pathname, search, hash } = new URL(given, origin);
  const isOwnPage = target === origin && !pathname.startsWith('//') && !pathname.startsWith('/sign-in');
  return isOwnPage ? `${pathname}${search}${hash}` : home;
}
