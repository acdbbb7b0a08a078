import { colourNamed } from '../language/colours.ts';
import { isPrintedPaper } from '../language/printed-papers.ts';
import { cardLook, isBusinessCard, isCertificate } from '../plan/card-look.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { isPriceList, isTitledSheet, sheetOf } from '../plan/titled-sheet.ts';
import type { Stage } from '../stage/stage.ts';
import { BY_HAND, fontFor, type LetteringDesign, readable, type Spot } from './lettering-look.ts';

type Font = Pick<LetteringDesign, 'font' | 'weight'>;

const SERIF: Font = { font: 'playfair-display', weight: 700 };
const SCRIPT: Font = { font: 'pacifico', weight: 400 };
const BOLD_SERIF: Font = { font: 'abril-fatface', weight: 400 };
const ROUND: Font = { font: 'fredoka', weight: 600 };

const FORMAL =
  /wedding|bridal|bride|engage(?:d|ment)|married|save the date|sympathy|condolence|loving memory|gala|elegan|luxur|classy|formal|hochzeit|boda|mariage|beileid|pésame|baptism|christening|communion/iu;
const OF_KIDS =
  /\b(?:kids?|child(?:ren)?|boys?|girls?|toddler|dinosaurs?|unicorns?|superhero|turns? \d|cute|kawaii|school|kindergarten|class of)\b/iu;
const OF_MENUS = /\b(?:menus?|price ?lists?)\b/iu;

/** Fonts of cards by their occasion: wishes are written, what is solemn is set in serifs. */
function fontOfCard(plan: ScenePlan): Font {
  const said = `${plan.caption ?? ''} ${plan.prompt}`;
  if (BY_HAND.test(said)) return fontFor(plan.prompt);
  if (isCertificate(plan) || FORMAL.test(said)) return SERIF;
  if (OF_MENUS.test(said)) return BOLD_SERIF;
  if (isPrintedPaper(plan.prompt)) {
    const font = fontFor(plan.prompt);
    return font.font === 'fredoka' && !OF_KIDS.test(said) ? SERIF : font;
  }
  return OF_KIDS.test(said) ? ROUND : SCRIPT;
}

/** Letters of a script are larger for their height than others, and joined. */
const BELOW_SCRIPT: Font = SERIF;

/** Beside things in its corners a card has less room. */
const cardHeight = ({ caption, subjects, ...plan }: ScenePlan): number =>
  (isBusinessCard(plan) ? 0.7 : 1) *
  (caption?.includes('\n') ? 0.26 : 0.34) *
  (subjects.length > 0 ? 0.9 : 1.15);

function spotOfCard(plan: ScenePlan): Spot {
  if (isTitledSheet(plan)) return { ...sheetOf(plan).title, width: 0.66 };
  if (isCertificate(plan)) return { at: 0.4, width: 0.7, height: 0.28 };
  return { at: 0.49, width: 0.64, height: cardHeight(plan) };
}

/** "Anna and James": the names of two stand above each other. */
const PAIR = /^(?<one>\p{L}[\p{L}'’-]*) (?:and|&|und|y|et) (?<other>\p{L}[\p{L}'’-]*)$/iu;

/** The lines of a title: of two who marry each name has its own. */
export function cardTitle(title: string, { prompt }: Pick<ScenePlan, 'prompt'>): string {
  const { one, other } = (FORMAL.test(prompt) ? PAIR.exec(title) : null)?.groups ?? {};
  return one === undefined || other === undefined ? title : `${one}\n& ${other}`;
}

/** How the words of a card are set. */
export function cardLettering({ plan, accents }: Pick<Stage, 'plan' | 'accents'>): LetteringDesign {
  const { paper, frame, ink } = cardLook(plan, accents);
  const font = fontOfCard(plan);
  return {
    ...font,
    spot: spotOfCard(plan),
    colour: readable(colourNamed(plan.captionColour) ?? undefined, paper) ?? ink,
    isUpperCase: false,
    details: font === SCRIPT ? 0.46 : 0.44,
    ...(font === SCRIPT && { lineHeight: 1.36 }),
    detailsFont: font === SCRIPT ? BELOW_SCRIPT : font,
    ...(isPriceList(plan) ? {} : { rule: frame }),
  };
}
