type Known = readonly [mark: RegExp, name: string];

// The first match counts. Most browsers also name the browsers before them.
const browsers: readonly Known[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly Known[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (known: readonly Known[], text: string) => known.find(([mark]) => mark.test(text))?.[1];

/** "Firefox on Windows", or whichever part of it the header gives; null for neither. */
export function browserName(userAgent: string | null): string | null {
  const text = userAgent ?? '';
  const named = [nameIn(browsers, text), nameIn(systems, text)].filter((name) => name !== undefined);
  return named.length > 0 ? named.join(' on ') : null;
}
