import { SIGN_BOARDS } from '../art/props/signs.ts';
import { isGarment } from '../language/garments.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { LETTERED_FORMS } from '../things/text-surfaces.ts';
import { underBanners, withoutBlankBanner } from './hung-banners.ts';
import { materialOf } from './letter-material.ts';
import type { ScenePlan } from './plan.ts';
import { onWhatItHangs } from './signs-on-things.ts';
import { leavingOut, showWords, withChanged } from './spec-changes.ts';
import { bearerOf, isForLetters, type SaidText } from './text-bearer.ts';

const isSign = ({ glyph }: Subject): boolean => glyph in SIGN_BOARDS;

const isBlankSign = (subject: Subject): boolean =>
  isSign(subject) && subject.lettering === undefined;

const isStopSign = ({ glyph }: Subject): boolean => glyph === 'stop-sign';

/** Pictures that are themselves what bears the text. */
const PRINTED: ReadonlySet<PromptSpec['format']> = new Set<PromptSpec['format']>([
  'label',
  'banner',
  'emblem',
  'border',
  'pattern',
]);

/** "a birthday card with a bear that says", "a book cover with a lighthouse titled": the paper bears the text. */
const PAPER_FIRST =
  /^\s*(?:(?!with\b|of\b|holding\b)[\p{L}'’-]+ ){0,4}?(?:covers?|cards?|postcards?|invitations?|invites?|(?:gift|name|luggage) tags?|bookmarks?)(?= (?:with|of|for|featuring|showing|titled|called)\b)/iu;

const OF_LETTERING = /^(?:letters?|lettering|typography|font|text)$/iu;
/** Of the font of a logo, a card or a headline over a scene. */
const OF_FONT = /^serifs?(?: font)?$/iu;

/** Says of the words for letters that they are drawn, where there is a text. */
function withWordsOfLetters(spec: PromptSpec): PromptSpec {
  if (spec.caption === null) return spec;
  const shown = showWords(spec, OF_LETTERING);
  const hasFont = !/^(?:banner|poster)$/.test(spec.format ?? '') && spec.style !== 'pixel';
  const isBorne = spec.subjects.some(({ lettering }) => lettering !== undefined);
  return hasFont && !isBorne && !spec.isNeonSign ? showWords(shown, OF_FONT) : shown;
}

/** Gives a text to the thing that the prompt says bears it, or to the one who says it. */
export const giveTexts = (spec: PromptSpec, vocabulary: Vocabulary): PromptSpec =>
  withMenus(
    underBanners(
      withoutBlankBanner(onWhatItHangs(withWordsOfLetters(withBearer(spec, vocabulary)))),
    ),
  );

const OF_MENUS = /\b(?:menu|specials?)\b/iu;

/** A board for a menu whose words the prompt leaves open has lines of chalk. */
const withMenus = (spec: PromptSpec): PromptSpec =>
  withChanged(
    spec,
    ({ glyph, lettering, source }) =>
      glyph === '@chalkboard' && lettering === undefined && OF_MENUS.test(source ?? ''),
    { glyph: '@menuboard' },
  );

function withBearer(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { caption, subjects, format, isNeonSign, prompt } = spec;
  if (caption === null) return withChanged(spec, isStopSign, { lettering: 'STOP' });
  if (PRINTED.has(format) || isNeonSign) return spec;
  const texts = caption.split('\n');
  const said = texts.map((text) => bearerOf(prompt, text, subjects, vocabulary));
  const [first] = said;
  const isOfPaper = PAPER_FIRST.test(prompt);
  if (first?.isSpoken && !isOfPaper) return withSpeech(spec, texts, said);
  const subject = vesselOf(spec, first?.subject ?? subjects.findIndex(isBlankSign));
  // Of a poster the text is the title, unless a thing is made to bear it.
  const isTitle =
    (format === 'poster' || isOfPaper) && !isForLetters(subjects[subject]?.glyph ?? '');
  if (subject < 0 || isTitle) return spec;
  const lettered = withChanged(
    spec,
    (each, index) => index === subject || isSameWear(each, subjects[subject]!),
    { lettering: caption },
  );
  const relations = lettered.relations.map((each) => beforeBody(each, lettered));
  return {
    ...lettered,
    relations: first?.isPlace ? relations.map((each) => besideText(each, subject)) : relations,
  };
}

/** "a jar of cookies that says yum": the jar says it, not what is in it. */
function vesselOf({ relations, subjects }: PromptSpec, index: number): number {
  const vessel = relations.find(({ from, kind }) => from === index && kind === 'inside')?.to ?? -1;
  return VESSELS.test(subjects[vessel]?.glyph ?? '') ? vessel : index;
}
const VESSELS = /^(?:@jar|@box|@bottle)$/;

/** A robot that says "Hello" on a screen is not on it itself. */
const besideText = (relation: Relation, bearer: number): Relation =>
  relation.to === bearer && relation.kind === 'on' ? { ...relation, kind: 'beside' } : relation;

/** Of "shirts that say" each one says it. */
const isSameWear = (one: Subject, other: Subject): boolean =>
  isGarment(one) && one.glyph === other.glyph && one.word === other.word;

/** A sign around a neck hangs where one is held, below the chin. */
const beforeBody = (relation: Relation, { subjects }: PromptSpec): Relation => {
  const thing = subjects[relation.to];
  const hangs = relation.kind === 'neck' && thing?.lettering !== undefined && isSign(thing);
  return hangs ? { ...relation, kind: 'hold' } : relation;
};

/** What each one says; a text without a speaker of its own is said by the first one, or by the other of two. */
function withSpeech(
  spec: PromptSpec,
  texts: readonly string[],
  said: readonly (SaidText | null)[],
): PromptSpec {
  const speakers = said.map((each) => (each?.isSpoken ? each.subject : said[0]?.subject));
  return {
    ...spec,
    subjects: spec.subjects.map((subject, index) => {
      const own = texts.filter((_, i) => speakers[i] === index);
      return own.length === 0 ? subject : { ...subject, speech: own.join('\n') };
    }),
  };
}

const SHIRTS = /^(?:t-shirt|@printshirt|@hoodie)$/;
/** Cooks and bakers have aprons of their own. */
const PLAINLY_DRESSED = /^(?:man|woman|boy|girl|person|child|old-man|old-woman|older-person)$/;

/** A shirt or an apron that a person has on is lettered on the chest. */
const isOnChest = ({ subjects, relations }: ScenePlan, index: number): boolean =>
  relations.some(({ from, to, kind }) => {
    const [wearer, worn] = [subjects[from], subjects[index]?.glyph ?? ''];
    const isShown =
      SHIRTS.test(worn) || (worn === '@apron' && PLAINLY_DRESSED.test(wearer?.glyph ?? ''));
    return isShown && to === index && kind === 'hold' && wearer?.person != null;
  });

/** Near enough to read what the one person of a picture has on. */
const seenNear = (plan: ScenePlan, index: number): ScenePlan['shot'] =>
  plan.shot === null && plan.subjects.length === 2 && isOnChest(plan, index) ? 'close' : plan.shot;

/** Held in a hand it is too small to be read. */
function isHeld(plan: ScenePlan, index: number): boolean {
  const { relations, subjects } = plan;
  const subject = subjects[index];
  return (
    subject !== undefined &&
    !isSign(subject) &&
    !isOnChest(plan, index) &&
    relations.some(({ to, kind }) => to === index && kind === 'hold')
  );
}

/** A sign that bears a text of its own leaves the headline as it is. */
const isHeadline = ({ subjects, caption }: ScenePlan, index: number): boolean =>
  caption !== null && subjects[index]?.lettering !== caption && isSign(subjects[index]!);

/** Bubbles are drawn around what is said. */
function withoutEmptyBubbles(plan: ScenePlan): ScenePlan {
  const speaks = ({ speech }: Subject): boolean => speech !== undefined;
  if (!plan.subjects.some(speaks)) return plan;
  const silent = leavingOut(plan, ({ glyph }) => glyph === 'speech-balloon');
  const subjects = silent.subjects.map((each) =>
    speaks(each) && each.motion === 'talk' ? { ...each, motion: null } : each,
  );
  return { ...silent, subjects };
}

/** Two of one kind were one subject when they were given their texts: each says one line. */
function oneLineEach(plan: ScenePlan): ScenePlan {
  const subjects = plan.subjects.map((subject, index) => {
    const lines = subject.speech?.split('\n') ?? [];
    const speakers = plan.subjects.flatMap(({ speech }, i) => (speech === subject.speech ? i : []));
    const own = lines[speakers.indexOf(index)];
    return speakers.length > 1 && speakers.length === lines.length && own !== undefined
      ? { ...subject, speech: own }
      : subject;
  });
  return { ...plan, subjects };
}

/** The part of an iceberg below the water has a word of its own, and the title is above it. */
const hasTitleBesides = ({ subjects }: ScenePlan, bearer: number): boolean =>
  subjects[bearer]?.glyph === '@wholeiceberg';

/** Balloons are the letters themselves. */
const ofMaterial = (plan: ScenePlan): ScenePlan => {
  if (plan.letterMaterial !== 'foil') return plan;
  const colour = plan.subjects.find(({ glyph }) => glyph === 'balloon')?.colour ?? null;
  const captionColour = plan.captionColour ?? colour;
  return { ...leavingOut(plan, ({ glyph }) => glyph === 'balloon'), captionColour };
};

/**
 * Turns things to the side that has room for their text, and leaves out the headline that they bear. Where what
 * bears it is held, the headline stays as well.
 */
export function showTexts(plan: ScenePlan): ScenePlan {
  const letterMaterial = materialOf(plan);
  if (letterMaterial !== null) return ofMaterial({ ...plan, letterMaterial });
  const shown = oneLineEach(withoutEmptyBubbles(plan));
  const bearer = shown.subjects.findIndex(({ lettering }) => lettering !== undefined);
  if (bearer < 0) return shown;
  const subjects = shown.subjects.map((each) =>
    each.lettering === undefined || each.hasTag === true
      ? each
      : { ...each, glyph: LETTERED_FORMS[each.glyph] ?? each.glyph },
  );
  return {
    ...shown,
    subjects,
    shot: seenNear(shown, bearer),
    caption:
      isHeld(shown, bearer) || hasTitleBesides(shown, bearer) || isHeadline(shown, bearer)
        ? shown.caption
        : null,
  };
}
