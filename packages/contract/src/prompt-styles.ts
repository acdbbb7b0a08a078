/** The styles that paid plans may choose, in the order in which they are shown. */
export const PROMPT_STYLES = [
  'watercolor',
  'sketch',
  'comic',
  'papercut',
  'clay',
  'pixel',
  'lowpoly',
  'neon',
  'vintage',
  'noir',
  'stained',
] as const;
export type PromptStyle = (typeof PROMPT_STYLES)[number];

/** What an engine gets to read: every engine reads English. */
const PHRASES: Readonly<Record<PromptStyle, string>> = {
  watercolor: 'watercolor painting',
  sketch: 'pencil sketch',
  comic: 'comic book style',
  papercut: 'layered paper cutout',
  clay: 'claymation',
  pixel: 'pixel art',
  lowpoly: 'low poly',
  neon: 'glowing neon',
  vintage: 'vintage poster',
  noir: 'film noir',
  stained: 'stained glass',
};

/** What a style is called in English. */
export const styleWords = (style: PromptStyle): string => PHRASES[style];

/** The words of a prompt together with those of its style. */
export const inStyle = (prompt: string, style: PromptStyle | undefined): string =>
  style === undefined ? prompt : `${prompt}, ${styleWords(style)}`;
