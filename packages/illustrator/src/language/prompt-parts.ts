import { takeBadge } from './badges.ts';
import { takeCaption } from './caption.ts';
import { takeCopySpace } from './copy-space.ts';
import { takeDeedBetween } from './deeds-between.ts';
import { escaped } from './escaped.ts';
import { shownHobbies } from './hobbies.ts';
import { takeManyColours } from './in-many-colours.ts';
import { takeLetterColour } from './letter-colour.ts';
import { kindOfBusiness } from './logo-names.ts';
import { sceneOfMood } from './mood-scenes.ts';
import { takePrintFrame } from './print-frames.ts';
import { takeProductLabel } from './product-labels.ts';
import { takeProperName } from './proper-names.ts';
import { withClosedQuotations } from './quotation-marks.ts';
import { takeRequest } from './request-words.ts';
import { takePalette } from './said-palette.ts';
import { sceneOfWish } from './wish-scenes.ts';

/** Long runs of spaces say nothing and would make the search for captions slow. */
const withoutLongGaps = (prompt: string): string =>
  prompt.replace(/\s{3,}/g, (gap) => (gap.includes('\n') ? '\n' : ' '));

/** A greeting may be read and lettered: what is left of the prompt besides. */
const withoutText = (caption: string | null, rest: string): string =>
  caption === null
    ? rest
    : caption
        .split('\n')
        .reduce((left, line) => left.replace(new RegExp(escaped(line), 'iu'), ' '), rest);

/** "please please, puppy eyes": they are those of an emoji, which the prompt does not say. */
const asEmoji = (wished: string | null) =>
  wished?.endsWith(' emoji') === true
    ? { as: wished, said: wished.replace(/ emoji$/u, '') }
    : undefined;

/** A label with a text of its own says what it is for in a second line. */
const withNameOfGoods = (caption: string, goods: string | null): string =>
  goods === null || /\n/u.test(caption) || caption.toLowerCase().includes(goods.toLowerCase())
    ? caption
    : `${caption}\n${goods}`;

/**
 * Takes the texts and the wishes about the sheet out of a prompt; `scene` is what is left for the
 * picture. A mood or a greeting by itself has a scene that it does not name.
 */
export function takeApart(asTyped: string) {
  const prompt = withClosedQuotations(withoutLongGaps(asTyped));
  const room = takeCopySpace(prompt);
  const taken = takeCaption(room.rest);
  const { isStaged = false, renamed, says = [] } = taken;
  const frame = takePrintFrame(taken.rest, taken.caption);
  const colourful = takeManyColours(frame.rest);
  const badge = takeBadge(colourful.rest);
  const product = takeProductLabel(badge.rest, taken.caption);
  const caption =
    taken.caption === null
      ? (frame.title ?? badge.title ?? product.title ?? kindOfBusiness(product.rest))
      : withNameOfGoods(taken.caption, product.title);
  const { rest } = product;
  const mood = caption === null ? sceneOfMood(rest) : null;
  const wished = mood?.scene ?? sceneOfWish(caption, withoutText(caption, rest));
  const unlettered = wished ?? rest;
  const letters =
    caption === null
      ? { colour: null, words: null, rest: unlettered }
      : takeLetterColour(prompt, unlettered);
  const palette = takePalette(letters.rest);
  const hobbies = taken.caption === null ? [] : shownHobbies(prompt);
  const between = takeDeedBetween(palette.rest);
  const named = takeProperName(between.rest);
  const request = takeRequest(named.rest);
  return {
    prompt,
    caption,
    mood,
    letters,
    says,
    palette: { ...palette, words: [...palette.words, ...frame.drawn, ...hobbies] },
    scene: request.rest,
    /** Wishes about the sheet that are not followed. */
    unmet: [...room.wishes, ...frame.unmet, ...product.unmet, ...named.unmet, ...request.unmet],
    renamed:
      renamed ??
      asEmoji(wished) ??
      colourful.renamed ??
      product.renamed ??
      frame.renamed ??
      badge.renamed ??
      between.renamed,
    /** The picture shows what the prompt does not say. */
    showsMore: wished !== null || isStaged || hobbies.length > 0,
  };
}

/** What `takeApart` finds. */
export type PromptParts = ReturnType<typeof takeApart>;
