import { isAnimate } from '../language/kinds-of-things.ts';
import { oneOf } from '../language/one-of.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { inSteps, isAmong, showWords, withChangedAt, withKind } from './spec-changes.ts';

/** Comes up out of something, and does not look out of it. */
const COMES_UP =
  /^(?:growing|sprouting|blooming|rising|emerging|coming|popping|springing|jumping|bursting|flying)(?: up)? (?:out of|from|inside|on)$/;
const BOOKS = /^(?:open-book|closed-book|notebook|@spellbook)$/;
/** Plants stand on top of them with their stems, though one may look out of some of them. */
const CLOSED = /^(?:@coinstack|rock|@boulder|red-apple|@stump)$/;

const isPlant = ({ glyph }: Subject, vocabulary: Vocabulary): boolean =>
  vocabulary.categoryOf(glyph)?.startsWith('plant') === true || /^@\w*(?:tree|flower)/.test(glyph);

/** A plant that grows somewhere is in no pot, and has its stem. */
const inGround = (subject: Subject): Subject =>
  subject.glyph === 'potted-plant' || subject.glyph === 'seedling'
    ? { ...subject, glyph: '@sprig', motion: null }
    : subject.glyph === 'deciduous-tree'
      ? { ...subject, glyph: '@leaftree' }
      : subject;

/** "a castle rising from a book": it stands in the middle of a book that lies open. */
function outOfBook(spec: PromptSpec, relation: Relation, vocabulary: Vocabulary): PromptSpec {
  const rider = spec.subjects[relation.from];
  const lives = rider !== undefined && isAnimate(rider.glyph, vocabulary);
  if (!rider || lives || rider.count > 3) return spec;
  const lying = withChangedAt(withKind(spec, relation, 'on'), relation.to, {
    glyph: '@spreadbook',
  });
  return isPlant(rider, vocabulary) ? withChangedAt(lying, relation.from, inGround(rider)) : lying;
}

/** "flowers growing out of a skull": with their stems, on top of it. */
function outOfClosed(spec: PromptSpec, relation: Relation, vocabulary: Vocabulary): PromptSpec {
  const rider = spec.subjects[relation.from];
  if (!rider || !isPlant(rider, vocabulary)) return spec;
  return withChangedAt(withKind(spec, relation, 'on'), relation.from, inGround(rider));
}

/** What grows out of a book, a skull or a brain. */
function outOfThings(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const relation = spec.relations.find(
    ({ kind, said }) => /^(?:inside|on)$/.test(kind) && COMES_UP.test(said?.text ?? ''),
  );
  const from = spec.subjects[relation?.to ?? -1]?.glyph ?? '';
  if (!relation) return spec;
  if (BOOKS.test(from)) return outOfBook(spec, relation, vocabulary);
  return CLOSED.test(from) ? outOfClosed(spec, relation, vocabulary) : spec;
}

const CRACKED =
  /\b(?:growing|grows|sprouting|sprouts|pushing|breaking|blooming|blooms|emerging|rising|coming) (?:up )?(?:through|out of|from|in|between|on) (?:the |a |an )?(?:(?:cracks?|gaps?) (?:in|of|between) (?:the |a |an )?)?((?:cracked|broken|gray|grey|hard|dry|city)? ?(?:concrete|sidewalk|pavement|asphalt|cement|street|road|tarmac|paving stones?|stone floor|parking lot))\b/i;
const WORDS =
  /^(?:cracked|crack|cracks|broken|concrete|sidewalk|pavement|asphalt|cement|tarmac|growing|grows|sprouting|sprouts|through)$/i;

/** "a flower growing through cracked concrete": out of a crack in a slab. */
function outOfCracks(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const [plant] = subjects;
  if (!plant || subjects.length > 1 || !isPlant(plant, vocabulary) || !CRACKED.test(prompt))
    return spec;
  const grown: PromptSpec = {
    ...withChangedAt(spec, 0, { ...inGround(plant), motion: null }),
    setting: 'street',
  };
  return showWords(
    {
      ...grown,
      subjects: [...grown.subjects, oneOf('@crackedslab')],
      relations: [...relations, { from: 0, to: 1, kind: 'on' }],
    },
    WORDS,
  );
}

const ON_HEAD =
  /\b(?:grow|sprout|bloom|blossom|com)\w* (?:up )?(?:out of|from|on|in) (?:(?:the top of )?(?:his|her|their|its|the)(?: own)?|(?:an?|the) \p{L}+['’]s) head\b/iu;
const WORDS_OF_HEADS = /^(?:grow|sprout|bloom|blossom)\w*$|^(?:out of|from|head|own)$/i;

/** "a man with a plant growing from his head": it stands on the head. */
function outOfHeads(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const plant = subjects.findIndex((each) => each.count === 1 && isPlant(each, vocabulary));
  const owner = subjects.findIndex(({ glyph }) => isAnimate(glyph, vocabulary));
  const subject = subjects[plant];
  if (!subject || owner < 0 || !ON_HEAD.test(prompt)) return spec;
  const others = relations.filter((each) => !isAmong(each, [plant, owner]));
  const grown = withChangedAt(spec, plant, { ...inGround(subject), motion: null });
  return showWords(
    { ...grown, relations: [...others, { from: owner, to: plant, kind: 'crown' }] },
    WORDS_OF_HEADS,
  );
}

/** What a prompt says to grow or to come out of something stands in it with its foot. */
export const growingOutOf = (spec: PromptSpec, vocabulary: Vocabulary): PromptSpec =>
  inSteps(spec, [
    (each) => outOfHeads(each, vocabulary),
    (each) => outOfThings(each, vocabulary),
    (each) => outOfCracks(each, vocabulary),
  ]);
