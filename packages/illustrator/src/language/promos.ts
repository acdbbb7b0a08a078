import { isAnimate } from './kinds-of-things.ts';
import { isChannelArt } from './print-titles.ts';
import { slideTitleIn } from './slides.ts';
import type { Subject } from './subject.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is said of a banner, a flyer or an offer, as opposed to a greeting over a scene. */
const PROMO =
  /\b(?:sales?|discounts?|special offers?|deals?|clearance|black friday|cyber monday|grand opening|now open|opening soon|coming soon|new (?:collection|arrivals?|menu|season)|giveaway|we[’']?re hiring|we are hiring|now hiring|hiring|free shipping|limited (?:time|edition|offer)|promo(?:tion)?|coupon|voucher|back in stock|sold out|last chance|buy (?:one|1|2|two)|half price|starting soon|be right back|stream ending|webinar|workshop|open house|\w+ challenge|boot ?camp|rebajas|descuento|oferta|rabatt|angebot|ausverkauf|soldes|promo)\b|\d ?[%％]/iu;
const POSTED = /\b(?:banners?|flyers?|ads?|advert\w*|coupon|voucher|headers?|covers?|promo)\b/iu;

const ON_SIGNS = /\b(?:signs?|signboard|billboard|chalkboard|marquee|shirt|mug)\b/iu;

/** What is posted or handed out with a title over things. */
const PRINTS =
  /\b(?:posters?|flyers?|fliers?|leaflets?|ads?|promos?|thumbnails?|(?:instagram|insta|facebook|linkedin|social(?: media)?) (?:posts?|story|stories))\b/iu;
/** Posters of these kinds show a scene in a frame. */
const FRAMED =
  /\b(?:vintage|retro|art deco|travel|tourism|wpa)\b|\b(?:movie|film|concert|gig|band|music|festival) posters?\b/iu;
/** The poster hangs or is held in the picture. */
const POSTER_IN_PICTURE =
  /\b(?:hold\w*|carry\w*|hang\w*|walls?|bedroom|behind) (?:[\p{L}-]+ ){0,3}posters?\b|\bposters? (?:on|in|hanging|above|behind|at)\b/iu;
/** The text may be on a thing in the picture. */
const SAID_OF_THING =
  /\b(?:that|which) (?:says?|reads?)\b|\b(?:saying|reading|labell?ed|written|engraved|embroidered|printed)\b/iu;

/** A post on which what is behind the things is wanted as well. */
const OF_SKY =
  /(?=.*\b(?:posts?|story|stories)\b).*\b(?:sunrise|sunset|dawn|dusk|golden hour|night sky|starry|rainbow|aurora)\b/iu;

const isThing = ({ glyph, person, motion }: Subject, vocabulary: Vocabulary): boolean =>
  person === null && motion === null && !isAnimate(glyph, vocabulary);

/** Whether a title over things is what the picture is printed with: "poster of a bicycle, text RIDE MORE". */
const isPrintOfThings = (
  prompt: string,
  subjects: readonly Subject[],
  vocabulary: Vocabulary,
): boolean =>
  PRINTS.test(prompt) &&
  !OF_SKY.test(prompt) &&
  !FRAMED.test(prompt) &&
  !POSTER_IN_PICTURE.test(prompt) &&
  !SAID_OF_THING.test(prompt) &&
  subjects.length > 0 &&
  subjects.every((each) => isThing(each, vocabulary));

/** Whether a picture with a title is itself a poster: it is framed, with the title on the frame. */
export const isTitledPoster = (prompt: string, caption: string | null): boolean =>
  caption !== null && /\bposter\b/iu.test(prompt) && !POSTER_IN_PICTURE.test(prompt);

/** Whether words are set as on a printed banner: they sell something, and the picture has no people unless it is a poster. */
export function isPromo(
  prompt: string,
  caption: string | null,
  subjects: readonly Subject[],
  vocabulary: Vocabulary,
): boolean {
  // What stands on a sign in the picture is no print.
  if (caption === null || ON_SIGNS.test(prompt)) return false;
  if (isPrintOfThings(prompt, subjects, vocabulary)) return true;
  if (isChannelArt(prompt) || slideTitleIn(prompt) !== null) return true;
  if (!PROMO.test(caption) && !(PROMO.test(prompt) && POSTED.test(prompt))) return false;
  return (
    /\b(?:posters?|flyers?|banners?|ads?)\b/iu.test(prompt) ||
    subjects.every((each) => isThing(each, vocabulary))
  );
}

/** Words about a banner that it shows by being one. */
export const OF_PROMOS =
  /^(?:sale|sale banner|flash sale|big sale|summer sale|winter sale|discounts?|special offer|banners?|flyers?|posts?|story|stories|store|shop|lights?|neon|bold|strong|fitness|challenge|flyer|poster|minimal poster|minimalist poster|text|bold text|colou?rs?|black friday|cyber monday)$/;
