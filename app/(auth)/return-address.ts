/** The page asked for before sign-in, where it is one of ours; the alerts otherwise. */
export function returnAddress(given: string | string[] | undefined): string {
  const home = '/alerts';
  if (typeof given !== 'string' || !given.startsWith('/')) return home;
  // A browser reads `//host` and `/\host` as another site; parsing it as a browser does leaves no third way.
  const origin = 'http://console.invalid';
  if (!URL.canParse(given, origin)) return home;
  const { origin: leadsTo, pathname, search, hash } = new URL(given, origin);
  const isOurs = leadsTo === origin && !pathname.startsWith('//') && !pathname.startsWith('/sign-in');
  return isOurs ? `${pathname}${search}${hash}` : home;
}
