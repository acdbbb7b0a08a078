import type { ScenePlan } from './plan.ts';

const OFFER = /\d ?[%％]|[$€£] ?\d|\d ?[€¢]|\b(?:free|half price|bogo|2 for 1|two for one)\b/iu;
/** What fits on a round badge. */
const LONGEST = 24;
const SEPARATOR = ' · ';

interface Offer {
  /** What stands on a badge beside the things; null: nothing is offered. */
  readonly offer: string | null;
  /** The caption without it. */
  readonly caption: string;
}

/** The price or the discount on a flyer that shows what is sold, which stands on a badge and not in the line below its title. */
export function offerOfFlyer({
  caption,
  format,
  subjects,
  prompt,
}: Pick<ScenePlan, 'caption' | 'format' | 'subjects' | 'prompt'>): Offer {
  const said = caption ?? '';
  const [title = '', ...lines] = said.split('\n');
  const isFlyer = format === 'banner' && subjects.length > 0 && !/\bneon\b/iu.test(prompt);
  const details = lines.join(SEPARATOR).split(SEPARATOR);
  const offer = isFlyer
    ? details.find((text) => text.length <= LONGEST && OFFER.test(text))
    : undefined;
  if (offer === undefined) return { offer: null, caption: said };
  const others = details.filter((text) => text !== offer).join(SEPARATOR);
  return { offer, caption: [title, others].filter(Boolean).join('\n') };
}
