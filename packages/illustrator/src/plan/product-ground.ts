import type { PromptSpec } from '../language/spec.ts';
import { canLieFlat } from '../language/table-things.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { showWords } from './spec-changes.ts';
import { standInFor } from './word-lists.ts';

/** Pictures of things that are sold, in several languages. */
const STUDIO =
  /\b(?:mock ?-?ups?|product (?:shots?|photo\w*|renders?|images?|ads?)|packshots?|studio (?:lights?|lighting|shots?|photo\w*)|packaging design|commercial (?:shot|photo\w*)|advertis\w+ (?:shot|photo\w*)|e-?commerce)\b|produktfoto|photo produit|foto de producto|商品写真/i;

/** What is designed is the package; whether the picture shows one is said of its word alone. */
const OF_PACKAGES =
  /\b(?:packaging|(?:bottle|jar|can|box|bag|pouch|tin|carton|package|label) designs?|(?<!\b(?:price|gift|luggage|name|address|record) )labels? (?:for|with|design\w*))\b/i;

/** Whether the prompt asks for a picture of a product. */
export const asksForStudio = ({ prompt }: Pick<PromptSpec, 'prompt'>): boolean =>
  STUDIO.test(prompt) || OF_PACKAGES.test(prompt);

/** Whether the prompt asks for things as a studio shows them: before a plain ground. */
export const isStudioShot = (spec: PromptSpec): boolean =>
  asksForStudio(spec) && spec.setting === null && spec.surface === null;

/** A product before a plain ground stands in for the photo that the prompt asks for. */
const withoutPhotos = (spec: PromptSpec): PromptSpec => {
  const photos = spec.words.drawn.filter((word) => PHOTO.test(word));
  if (photos.length === 0) return spec;
  return {
    ...spec,
    words: standInFor(spec.words, new Set(photos), 'product before a plain ground'),
  };
};
const PHOTO = /foto|photo|写真/i;

const CLIP_ART = /\b(?:clip ?-?art|cliparts|isolated|png)\b/i;

/** Clip art is on white paper, and products are before a plain ground. */
export function onProductGround(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  if (isStudioShot(spec)) return withoutPhotos(showWords(spec, STUDIO));
  const { prompt, setting, backdrop, subjects, format } = spec;
  const isClipArt = CLIP_ART.test(prompt) && subjects.length > 0;
  if (!isClipArt || setting !== null || format !== null) return spec;
  const shown = showWords(spec, CLIP_ART);
  const count = subjects.reduce((sum, each) => sum + each.count, 0);
  const canLie = count > 1 && canLieFlat(subjects, vocabulary);
  const shot = canLie && spec.shot === null ? 'top' : spec.shot;
  return backdrop === null
    ? { ...shown, setting: canLie ? null : 'abstract', backdrop: 'white', shot }
    : shown;
}
