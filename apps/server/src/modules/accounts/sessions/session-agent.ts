/** The first that is named counts: nearly every browser also claims to be one of those below it. */
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

/** Longer ones come from no browser, and nobody should be able to make us read them. */
const LENGTH_MAXIMUM = 512;

/**
 * A browser and its system in words, such as `Firefox on Windows`; either alone when only one is
 * known, and empty when none is. What it says is always one of our own words.
 * @param userAgent the header of that name
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
