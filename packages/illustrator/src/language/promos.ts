import { isAnimate } from './kinds-of-things.ts';
import type { Subject } from './subject.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is said of a banner, a flyer or an offer, as opposed to a greeting over a scene. */
const PROMO =
  /\b(?:sales?|discounts?|special offers?|deals?|clearance|black friday|cyber monday|grand opening|now open|opening soon|coming soon|new (?:collection|arrivals?|menu|season)|giveaway|we[’']?re hiring|we are hiring|now hiring|hiring|free shipping|limited (?:time|edition|offer)|promo(?:tion)?|coupon|voucher|back in stock|sold out|last chance|buy (?:one|1|2|two)|half price|starting soon|be right back|stream ending|webinar|workshop|open house|\w+ challenge|boot ?camp|rebajas|descuento|oferta|rabatt|angebot|ausverkauf|soldes|promo)\b|\d ?[%％]/iu;
const POSTED = /\b(?:banners?|flyers?|ads?|advert\w*|coupon|voucher|headers?|covers?|promo)\b/iu;

const ON_SIGNS = /\b(?:signs?|signboard|billboard|chalkboard|marquee|shirt|mug)\b/iu;

/** Whether words are set as on a printed banner: they sell something, and the picture has no people unless it is a poster. */
export function isPromo(
  prompt: string,
  caption: string | null,
  subjects: readonly Subject[],
  vocabulary: Vocabulary,
): boolean {
  if (caption === null || !(PROMO.test(caption) || (PROMO.test(prompt) && POSTED.test(prompt))))
    return false;
  // What stands on a sign in the picture is no print.
  if (ON_SIGNS.test(prompt)) return false;
  return (
    /\b(?:posters?|flyers?|banners?|ads?)\b/iu.test(prompt) ||
    subjects.every(
      ({ glyph, person, motion }) =>
        person === null && motion === null && !isAnimate(glyph, vocabulary),
    )
  );
}

/** Words about a banner that it shows by being one. */
export const OF_PROMOS =
  /^(?:sale|sale banner|flash sale|big sale|summer sale|winter sale|discounts?|special offer|banners?|flyers?|store|shop|lights?|neon|bold|strong|fitness|challenge|flyer|poster|text|bold text|colou?rs?|black friday|cyber monday)$/;
