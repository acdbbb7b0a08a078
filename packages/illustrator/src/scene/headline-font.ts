import { areTextsApart } from '../layout/headline-room.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { BY_HAND } from './lettering-look.ts';

interface Lettering {
  /** Id of a font of the Studio. */
  readonly font: string;
  readonly weight: number;
  /** Height of the letters in thousandths of the shorter side. */
  readonly size: number;
}

/** Of the usual font, in thousandths of the shorter side. */
export const FRIENDLY = 98;

/** Weddings, covers and what is fine are set in serifs. */
const ELEGANT =
  /elegan|élégan|luxur|wedding|bridal|engagement|save the date|rsvp|hochzeit|boda|mariage|classy|fancy|(?<!sans[- ]?)serif|art deco|(?:book|novel|album) cover|エレガント/iu;

/** Memes are set in heavy white letters with a black outline. */
export const isMeme = ({ prompt, caption }: Pick<ScenePlan, 'prompt' | 'caption'>): boolean =>
  caption !== null && (/\bmemes?\b/iu.test(prompt) || areTextsApart(caption, prompt));

/** The font that suits the style, or that the prompt describes. */
export function letteringFor(plan: Pick<ScenePlan, 'style' | 'prompt' | 'caption'>): Lettering {
  const { style, prompt } = plan;
  if (style !== 'pixel' && isMeme(plan)) return { font: 'anton', weight: 400, size: 112 };
  if (style !== 'pixel' && BY_HAND.test(prompt)) return { font: 'caveat', weight: 700, size: 132 };
  if (style !== 'pixel' && ELEGANT.test(prompt)) {
    return { font: 'playfair-display', weight: 700, size: 100 };
  }
  if (style === 'pixel') return { font: 'press-start-2p', weight: 400, size: 58 };
  if (style === 'synthwave' || style === 'neon' || style === 'noir') {
    return { font: 'bebas-neue', weight: 400, size: 132 };
  }
  return { font: 'fredoka', weight: 700, size: FRIENDLY };
}
