import { isAnimate } from './kinds-of-things.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A stretch between commas that ends so says how the picture is made. */
const MANNER_HEADS =
  /^(?:textures?|palettes?|tones?|colou?rs|hues|photography|photograph|photo|shots?|lens|lenses|quality|renders?|rendering|realism|magazine|editorial|advertising|advertisement|campaign|illustrations?|artwork|art|drawing|linework|layout|composition|perspective|geometry|symmetry|contrast|grain|edges|lines|brushwork|strokes|details?|focus|blur|grading|exposure|finish|effects?|animation|motion|resolution|angle|framing|proportions|shading|shadows|page|encyclopedia|look|looks|feel|vibe|style|noise|sleeve|brochure|thumbnail|header|format|visual|quality)$/;
/** A picture's kind: what stands before it at the start of a sentence is what it is of or for. */
const KINDS =
  /^(?:sleeve|cover|header|thumbnail|banner|visual|booklet|brochure|leaflet|photo|spread|newsletter)$/;
const USES =
  /^(?:museum|gallery|exhibit|exhibition|record|album|listing|recipe|cookbook|travel|tourism|campaign|nonprofit|charity|linkedin|website|channel|event|conference|clinic|school|company|magazine|book|vinyl|folk|metal|jazz|rock|hero|product|real estate|food blog|blog|travel brochure|museum exhibit|game|podcast)$/;
/** Words that are things in such a stretch, and then belong to it. */
const LONGEST = 4;

/**
 * "textured washi paper, eye level shot, interior magazine": what stretches behind the first one say of the manner is no thing of the picture
 * and no place. Their words of style, color and hour stay.
 */
export function withoutThingsOfManner(sentence: readonly Item[]): readonly Item[] {
  const ends = sentence.flatMap((item, i) => (item.isBreak ? [i] : []));
  const manner = new Set<Item>();
  for (const [n, start] of ends.entries()) {
    const stretch = sentence.slice(start + 1, ends[n + 1]);
    const head = stretch.at(-1);
    const isOldSchool = stretch.map(({ text }) => text).join(' ') === 'old school';
    if (head === undefined || stretch.length > LONGEST) continue;
    if (!isOldSchool && !isMannerHead(head)) continue;
    // "a girl in a photo", "reading a magazine" are things.
    const isScene = stretch.some(
      (item) =>
        has(item, 'determiner') ||
        has(item, 'relation') ||
        (has(item, 'verb') && !has(item, 'noun')) ||
        has(item, 'number'),
    );
    if (!isScene) for (const item of stretch) if (!isPlaceOfPoster(stretch, item)) manner.add(item);
  }
  for (const item of usesAtStart(sentence)) manner.add(item);
  return manner.size === 0
    ? sentence
    : sentence.map((item) => (manner.has(item) ? withoutThing(item) : item));
}

/** "circus poster style": the place that such posters show. */
const isPlaceOfPoster = (stretch: readonly Item[], item: Item): boolean =>
  has(item, 'setting') && stretch[stretch.indexOf(item) + 1]?.text === 'poster';

/** What a picture is for. */
const MEDIA =
  /^(?:image|picture|photo|visual|booklet|brochure|header|poster|banner|cover|sleeve|ad|advert|advertisement|announcement|invitation|flyer|leaflet|thumbnail|art|artwork|illustration|post|promo|spread|concept|sketch|greeting|shot|card)$/;

/**
 * "Cover for my space opera: a mechanic ...", "Listing photo for a loft apartment: ...": what names the picture and says
 * what it is for shows no things, when the picture itself is described behind it.
 */
export function withoutThingsOfHeading(
  sentence: readonly Item[],
  vocabulary: Vocabulary,
): readonly Item[] {
  const start = sentence.findIndex(({ isBreak }) => !isBreak);
  const end = sentence.findIndex(({ isBreak }, i) => isBreak && i > start);
  if (start < 0 || end < 0) return sentence;
  const shown = beginOfScene(sentence.slice(start, end), vocabulary);
  const heading = sentence.slice(start, shown < 0 ? end : start + shown);
  const medium = heading.findIndex((item) => MEDIA.test(lastWord(item)));
  if (medium < 0) return sentence;
  const next = heading[medium + 1];
  const isFor = next?.text === 'for';
  const isHeading =
    sentence[end]?.source === ':' ? next === undefined || isFor : isFor && medium < 4;
  const isDescribed = sentence.slice(end).some((item) => has(item, 'noun'));
  if (!isHeading || !isDescribed) return sentence;
  const wares = sentence[end]?.source === ':' ? null : waresOf(heading, vocabulary);
  const isKept = (item: Item): boolean => item === wares && isListed(sentence.slice(end + 1));
  // "Cover for my space opera: a mechanic welds ...": no other place is named.
  const hasPlace = sentence.slice(end).some((item) => has(item, 'setting'));
  const inHeading = (item: Item): Item => {
    const place = hasPlace ? undefined : senseOf(item, 'setting');
    return place === undefined ? withoutThing(item) : { ...item, senses: [place] };
  };
  return sentence.map((item, i) =>
    i >= start && i < start + heading.length && !isKept(item) ? inHeading(item) : item,
  );
}

/** Where a heading goes over to the people shown: "a poster for a festival with a DJ playing on a stage". */
const beginOfScene = (heading: readonly Item[], vocabulary: Vocabulary): number =>
  heading.findIndex(({ text }, i) => {
    const noun = heading.slice(i + 1).find((item) => has(item, 'noun'));
    const glyph = senseOf(noun, 'noun')?.glyph;
    return (
      /^(?:with|showing|featuring)$/.test(text) && glyph != null && isAnimate(glyph, vocabulary)
    );
  });

/** What an ad or a poster is for, right before the comma: a thing to be sold, not a name and not an animal. */
function waresOf(heading: readonly Item[], vocabulary: Vocabulary): Item | null {
  const last = heading.at(-1);
  const glyph = senseOf(last, 'noun')?.glyph;
  const isSold = heading.some(({ text }) => SELLING.test(text));
  if (last === undefined || glyph == null || !isSold || has(last, 'setting')) return null;
  return isAnimate(glyph, vocabulary) ? null : last;
}

const SELLING = /^(?:ad|ads|advert|advertisement|promo|poster|banner|flyer|post)$/;

/** "lavender, clean background": bare words, and no scene that is told behind the heading. */
function isListed(behind: readonly Item[]): boolean {
  const end = behind.findIndex(({ isBreak }) => isBreak);
  const stretch = behind.slice(0, end < 0 ? behind.length : end);
  return !stretch.some(
    (item) => has(item, 'determiner') || has(item, 'verb') || has(item, 'number'),
  );
}

/** The word as it says something of the manner; without such a meaning it is understood and not drawn. */
function withoutThing(item: Item): Item {
  const senses = item.senses.filter(isOfManner);
  return { ...item, senses: senses.length > 0 ? senses : [{ kind: 'adjective' }] };
}

/** "Museum exhibit banner", "folk record sleeve": the uses that stand before a kind of picture at the start. */
function usesAtStart(sentence: readonly Item[]): readonly Item[] {
  const end = sentence.slice(0, LONGEST).findIndex((item) => KINDS.test(lastWord(item)));
  const before = sentence.slice(0, Math.max(0, end));
  const isAllUses = before.every(
    (item) => USES.test(item.text) || has(item, 'determiner') || item.senses.length === 0,
  );
  return isAllUses ? before.filter(({ text }) => USES.test(text)) : [];
}

/** "around the edges" says where things are. */
const isMannerHead = (head: Item): boolean =>
  MANNER_HEADS.test(lastWord(head)) && !/^(?:around|along|on|at|in) /.test(head.text);

const isOfManner = ({ kind }: Item['senses'][number]): boolean =>
  kind !== 'noun' && kind !== 'setting' && kind !== 'gathering';

const lastWord = ({ text }: Item): string => text.split(' ').at(-1) ?? '';
