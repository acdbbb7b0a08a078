/** The first match counts: most browsers also name one of the browsers below them. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
];

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\b(?:Linux|X11)\b/],
];

/** Longer headers do not come from browsers and are not searched. */
const LENGTH_MAXIMUM = 512;

/**
 * Names a browser and its system, such as `Firefox on Windows`: one of them when the other is unknown,
 * an empty text when both are. The result contains only names from the lists above, never parts of the
 * header.
 * @param userAgent the `User-Agent` header
 */
export function sessionAgent(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent.length > LENGTH_MAXIMUM) return '';
  const nameIn = (list: typeof BROWSERS): string[] =>
    list
      .filter(([, mark]) => mark.test(userAgent))
      .slice(0, 1)
      .map(([name]) => name);
  return [...nameIn(BROWSERS), ...nameIn(SYSTEMS)].join(' on ');
}
