import { type AbstractMotif, saidMotif } from '../language/abstract-motif.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, showInLoops, showWords } from './spec-changes.ts';

/** Things that the reader takes words of motifs for. */
const STRAYS = /^(?:gear|crystal-ball|tornado|spiral-shell|@rainbow|circle|ring)$/;
const COLOURFUL =
  /^(?:colou?rful|multicolou?red|rainbow|abstract|background|animation|pattern|motion|wavy|(?:neon |light )?tunnels?|tunnels? of lights?|neon|lights?|of lights?|infinite|endless|glowing|psychedelic|laser|fly(?:ing)?|through)$/i;

/** Places that words of a motif name besides: the water that ink spreads in, the space of a galaxy. */
const PLACES: Readonly<Partial<Record<AbstractMotif, readonly SettingName[]>>> = {
  smoke: ['lake', 'ocean', 'underwater'],
  galaxy: ['space'],
  tunnel: ['tunnel'],
};
/** They are no motif unless the prompt says what they do, or that it wants a background. */
const NEEDS: Readonly<Partial<Record<AbstractMotif, RegExp>>> = {
  gears: /\b(?:spin|rotat|turn|mov|work|mesh|grind|interlock|animat)/i,
  galaxy: /\b(?:spin|rotat|swirl|turn|spiral|whirl)/i,
  smoke:
    /\b(?:swirl|ris|drift|spread|flow|curl|float|dissolv|diffus|mov|billow|danc)\w*|\bbackground\b|\b(?:in|through) water\b|^(?:\w+ )?(?:smoke|ink)$/i,
  code: /\bmatrix\b|\bbinary\b|\bdigital rain\b|\bfalling\b|\bscroll|\bbackground\b/i,
  // Who walks is in a tunnel of stone.
  tunnel: /^(?!.*\b(?:walk|driv|rid|run))/i,
  stripes: /\b(?:mov|scroll|slid|shift|roll|flow|run|animat)/i,
};

/** "pulsing concentric circles", "a hypnotic spiral": a pattern of shapes in motion and nothing else. */
export function withAbstractMotif(read: PromptSpec): PromptSpec {
  const spec = liquefied(read);
  const { caption, format, texture, mark, prompt } = spec;
  const hasTexture = texture != null && texture !== 'geometric';
  const isBusy = caption !== null || format !== null || hasTexture || mark != null;
  const said = isBusy ? null : saidMotif(prompt);
  if (said === null || isInPlace(spec, said.motif)) return flowingColour(spec);
  if (NEEDS[said.motif]?.test(prompt) === false) return spec;
  const isStray = ({ glyph, person }: Subject): boolean => person === null && STRAYS.test(glyph);
  if (!spec.subjects.every(isStray)) return spec;
  const bare = {
    ...leavingOut(spec, () => true),
    setting: 'abstract',
    texture: null,
    abstractMotif: said.motif,
    weather: [],
    airs: [],
    style: said.motif === 'smoke' && spec.style === 'sketch' ? null : spec.style,
  } as const;
  return showInLoops(showWords(showWords(bare, said.words), COLOURFUL), said.moves);
}

/** Things to eat and to wear that flow where they are said to be liquid, with their colors. */
const LIQUIDS: readonly (readonly [words: RegExp, colour: string])[] = [
  [/^(?:dark |milk )?chocolate$/i, 'brown'],
  [/^(?:caramel|toffee|syrup|honey)$/i, 'gold'],
  [/^(?:milk|cream)$/i, 'white'],
];
const IS_LIQUID =
  /\b(?:liquid|melted|molten|flowing|swirling)\b|\b(?:chocolate|caramel|toffee|syrup|honey|milk|cream) (?:swirl|flow|rippl|melt)/i;

/** "liquid chocolate swirling" is no bar of it. */
function liquefied(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, setting, relations } = spec;
  const [only, ...others] = subjects;
  const [, colour] = LIQUIDS.find(([words]) => words.test(only?.word ?? '')) ?? [];
  const isAlone = others.length === 0 && relations.length === 0 && setting === null;
  if (!isAlone || colour === undefined || !IS_LIQUID.test(prompt)) return spec;
  return {
    ...leavingOut(spec, () => true),
    setting: 'abstract',
    places: ['liquid'],
    colours: [colour],
  };
}

/** Whether the picture has a place or weather that is not the motif's own. */
function isInPlace({ setting, airs }: PromptSpec, motif: AbstractMotif): boolean {
  const isOwn = setting === null || setting === 'abstract' || PLACES[motif]?.includes(setting);
  return !isOwn || (airs.length > 0 && motif !== 'smoke');
}

/** What says that waves are not those of the sea. */
const NO_SEA =
  /\b(?:abstract|gradient|colou?rful|rainbow|multicolou?red|neon|pastel|liquid|fluid|background|wallpaper|purple|pink|orange|red|yellow)\b/i;
const OF_FLOWING =
  /^(?:liquid|fluid|melted|molten|waves?|wavy|colou?rful|rainbow|neon|gradient|abstract|background|animation)$/i;
const FLOWS =
  /^(?:slowly |gently |smoothly )?(?:flow|mov|swirl|morph|undulat|rippl|drift|shift|wav|chang|blend|mix|pour)(?:e?s|ing)?$|^(?:slowly|gently|smoothly)$/i;

/** "colorful gradient waves", "liquid gold flowing": nothing but color that flows. */
function flowingColour(spec: PromptSpec): PromptSpec {
  const { setting, placeNames, prompt, subjects, weather, caption, format } = spec;
  if (subjects.length > 0 || weather.length > 0 || caption !== null || format !== null) return spec;
  const isOfWaves = placeNames.length > 0 && placeNames.every((name) => /^waves?$/.test(name));
  const isWaves = setting === 'ocean' && isOfWaves && NO_SEA.test(prompt);
  const isFlow = setting === 'abstract' && spec.texture == null && spec.places.length > 0;
  if (!isWaves && !isFlow) return spec;
  const place = isWaves ? { setting: 'abstract' as const, otherPlace: null } : {};
  return showInLoops(showWords({ ...spec, ...place }, OF_FLOWING), FLOWS);
}
