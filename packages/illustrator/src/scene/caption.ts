import { directionOf, takeApart } from '@loopwright/studio/lettering';
import type { Canvas, Canvas2D, Environment } from '../canvas.ts';
import { colourNamed } from '../language/colours.ts';
import { countedTexts } from '../language/counting.ts';
import { areTextsApart, headlineRoom } from '../layout/headline-room.ts';
import { type Colour, css } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';
import { offerOfFlyer } from '../plan/offer-of-flyer.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { withoutPricedLines } from '../plan/priced-lines.ts';
import { isTextAtBottom } from '../plan/text-at-bottom.ts';
import { isPriceList, isTitledSheet, sheetOf } from '../plan/titled-sheet.ts';
import { fitLines, LINE_HEIGHT } from '../stage/fit-lines.ts';
import type { Stage } from '../stage/stage.ts';
import { cardTitle } from './card-lettering.ts';
import { createCounting } from './counting-caption.ts';
import { inRows, paintRule, RULE_HEIGHT } from './detail-lines.ts';
import { FRIENDLY, letteringFor } from './headline-font.ts';
import { drawMovedLetter, type Letter, letterPlaces } from './letter-moves.ts';
import { designOf } from './lettering-design.ts';
import type { LetteringDesign, Spot } from './lettering-look.ts';
import { lightOfSign, NEON_PINK } from './neon-sign.ts';
import { createOfferBadge } from './offer-badge.ts';
import {
  INK,
  isNeon,
  isOnCard,
  LETTER_MARGIN,
  outlineOf,
  paintBorder,
  paintLetter,
  PALE,
} from './paint-letter.ts';
import { originOf } from './phases.ts';

/** Where a text is lettered and with what. */
interface Typesetting {
  readonly families: string;
  readonly spot: Spot;
  /** Null: friendly letters with an outline. */
  readonly design: LetteringDesign | null;
}

/** Around letters on a photograph. */
const SHADE: Colour = [0.16, 0.02, 270];
const WIDEST = 0.88;
const WIDEST_ALONE = 0.84;
/** Times the usual size, where the picture shows nothing else. */
const LARGEST_ALONE = 2.3;
/** Of the headline's letters. */
const DETAILS = 0.47;
/** On print, in thousandths of the shorter side. */
const LARGEST_DETAILS = 74;
/** Of their usual height, before they take another line. */
const LEAST_DETAILS = 0.75;
/** In heights of its letters: with a ground of its own, and printed. */
const BADGE_HEIGHT = 1.75;
const PRINTED_HEIGHT = 1.3;
/** Between headline and badge, in heights of the headline's letters. */
const GAP = 0.22;
const TOP_MARGIN = 0.045;
const INITIAL = 4;
/** The height of a text that is to be at the bottom. */
const LOW = 0.9;
/** Whether the host has a glyph for each character of a text. */
export function canLetter(plan: ScenePlan, text: string, environment: Environment): boolean {
  const { font, weight } = letteringFor(plan);
  return environment.fontOf(text, font, weight).isComplete;
}

function spotOf({ plan, headlineAt }: Stage): Spot {
  const { subjects, setting } = plan;
  if (headlineAt !== undefined) {
    return { at: isTextAtBottom(plan) ? LOW : headlineAt, width: WIDEST, height: null };
  }
  if (isTitledSheet(plan)) return { ...sheetOf(plan).title, width: 0.66 };
  // A poster that shows nothing else has its words in the middle.
  const isAlone = subjects.length === 0 && (setting === 'abstract' || setting === 'flatlay');
  if (isAlone) return { at: 0.48, width: WIDEST_ALONE, height: 0.46 };
  const isBordered = plan.format === 'card' && plan.frameColour != null;
  if (isBordered) return { at: 0.175, width: WIDEST_ALONE - 0.06, height: null };
  return { at: isTextAtBottom(plan) ? LOW : 0.145, width: WIDEST, height: null };
}

interface Headline {
  readonly lines: readonly string[];
  readonly fontPx: number;
  /** From one line to the next, pixels. */
  readonly linePx: number;
}

/** As few lines as its length allows; as large as fits where nothing else is shown. */
function setHeadline(
  stage: Stage,
  ruler: Canvas2D,
  text: string,
  { families, spot: { width: share, height: tall }, design }: Typesetting,
): Headline {
  const { width, height, plan, unit } = stage;
  const lineHeight = design?.lineHeight ?? LINE_HEIGHT;
  const fit = (wide: number, high: number, largest: number): Headline => {
    const room = (high * LINE_HEIGHT) / lineHeight;
    const { lines, fontPx } = fitLines(ruler, text, families, wide, room, largest);
    return { lines, fontPx, linePx: fontPx * lineHeight };
  };
  const usual = letteringFor(plan).size * unit;
  if (tall !== null) {
    // An initial or two fill the picture, and so do letters that are things.
    const isLarge = text.length <= 3 || plan.letterMaterial != null;
    const largest = usual * (isLarge ? INITIAL : LARGEST_ALONE);
    return fit(share * width, tall * height, largest);
  }
  const room = headlineRoom(text);
  const short = 1000 * unit;
  const largest = (room.largest * short * usual) / (FRIENDLY * unit);
  return fit(share * width, room.tallest * short, largest);
}

/** What stands below the headline, on a badge; on a card in ink alone. In more lines where one is too long. */
function paintDetails(
  stage: Stage,
  ruler: Canvas2D,
  text: string,
  { families: usualFamilies, spot: { width: share }, design }: Typesetting,
  headlinePx: number,
): Canvas {
  const { plan, unit, width, palette, environment } = stage;
  const own = design?.detailsFont;
  const families =
    own === undefined ? usualFamilies : environment.fontOf(text, own.font, own.weight).families;
  const usual =
    design === null
      ? letteringFor(plan).size * unit * DETAILS
      : Math.min(headlinePx * (design.details ?? DETAILS), LARGEST_DETAILS * unit);
  const room = share * width - 2 * usual;
  const lineHeight = usual * LINE_HEIGHT;
  const most = design === null ? 3 : 2;
  const counts = Array.from({ length: most }, (_, i) => i + 1).map((count) =>
    fitLines(ruler, inRows(text, count), families, room, count * lineHeight, usual),
  );
  const { lines, fontPx } =
    counts.find((each) => each.fontPx > usual * LEAST_DETAILS) ?? counts.at(-1)!;
  ruler.font = `${fontPx}px ${families}`;
  const wide = Math.max(...lines.map((line) => ruler.measureText(line).width)) + 2 * fontPx;
  const around = design === null ? BADGE_HEIGHT : PRINTED_HEIGHT;
  const above = design?.rule === undefined ? 0 : RULE_HEIGHT * fontPx;
  const tall = above + (lines.length - 1) * fontPx * LINE_HEIGHT + around * fontPx;
  return paintOnce(stage.environment, wide + 2, tall + 2, (context) => {
    if (design === null && !isOnCard(plan)) {
      context.beginPath();
      context.roundRect(1, 1, wide, tall, (BADGE_HEIGHT * fontPx) / 2);
      context.fillStyle = css(outlineOf(palette.night > 0.5));
      context.fill();
      context.lineWidth = 3 * unit;
      context.strokeStyle = css(NEON_PINK);
      if (isNeon(plan)) context.stroke();
    }
    context.font = `${fontPx}px ${families}`;
    context.direction = directionOf(text);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    if (design?.rule !== undefined) paintRule(context, wide / 2, 0.6 * above, fontPx, design.rule);
    context.fillStyle = css(design?.colour ?? (isOnCard(plan) ? INK : PALE));
    // A line needs no separator at its ends.
    const shown = lines.map((line) => line.replaceAll(/^·\s*|\s*·$/gu, ''));
    shown.forEach((line, row) => {
      const y =
        above + (tall - above) * 0.53 + (row - (lines.length - 1) / 2) * fontPx * LINE_HEIGHT;
      context.fillText(line, 1 + wide / 2, y);
    });
  });
}

/** Each letter of the headline; of scripts whose letters join, each word or line. */
function paintHeadline(
  stage: Stage,
  ruler: Canvas2D,
  { lines, fontPx, linePx }: Headline,
  { families, spot, design }: Typesetting,
  top: number,
): readonly Letter[] {
  const direction = directionOf(lines.join(' '));
  const useFont = (context: Canvas2D): void => {
    context.font = `${fontPx}px ${families}`;
    context.direction = direction;
    context.textAlign = 'left';
  };
  useFont(ruler);
  const measure = (part: string): number => ruler.measureText(part).width;
  const margin = fontPx * LETTER_MARGIN;
  const tall = fontPx + margin * 2;
  return lines.flatMap((line, row) => {
    const middle = top + (row + 0.5) * linePx;
    const left = (spot.x ?? 0.5) * stage.width - measure(line) / 2;
    return takeApart(line, direction, left, measure).flatMap((part): Letter[] => {
      if (!part.text.trim()) return [];
      const picture = paintOnce(stage.environment, part.width + margin * 2, tall, (context) => {
        useFont(context);
        context.textBaseline = 'middle';
        paintLetter(context, stage, part.text, fontPx, margin, margin + fontPx / 2, design);
      });
      const place = { picture, x: part.x - margin, y: middle - fontPx / 2 - margin };
      if (design !== null || stage.plan.format !== 'sticker') return [place];
      const border = paintOnce(stage.environment, part.width + margin * 2, tall, (context) => {
        useFont(context);
        context.textBaseline = 'middle';
        paintBorder(context, stage, part.text, fontPx);
      });
      return [{ ...place, border }];
    });
  });
}

/** Large letters at a spot, ready to be drawn. */
function placeHeadline(stage: Stage, ruler: Canvas2D, text: string, typesetting: Typesetting) {
  const { spot } = typesetting;
  const headline = setHeadline(stage, ruler, text, typesetting);
  const tall = headline.lines.length * headline.linePx;
  const top = topOf(stage, spot, tall);
  const letters = paintHeadline(stage, ruler, headline, typesetting, top);
  return { letters, fontPx: headline.fontPx };
}

/** Where something of a height begins that is to be around a spot, inside of the picture. */
function topOf({ height }: Stage, spot: Spot, tall: number): number {
  const lowest = height - tall - TOP_MARGIN * height;
  return Math.max(Math.min(spot.at * height - tall / 2, lowest), TOP_MARGIN * height);
}

/** The headline and all that stands below it. */
function inTwoLines(text: string): readonly [title: string, details: string] {
  const [title = '', ...details] = text.split('\n');
  return [title, details.join(' · ')];
}

/** Printed letters on a photograph: pale before a dark shade, whatever colors it has. */
function overPicture(design: LetteringDesign | null, { plan }: Stage): LetteringDesign | null {
  if (design === null || design.material !== undefined) return design;
  return { ...design, glow: SHADE, colour: colourNamed(plan.captionColour) ?? PALE };
}

/**
 * The prompt's text in its own script and direction: a headline, whose letters are painted once each, and
 * its details below it.
 * @returns draws the words at a phase, the letters rising and falling as a wave runs through them
 */
export function createCaption(stage: Stage): ((context: Canvas2D, phase: number) => void) | null {
  const caption = stage.plan.caption?.trim() ?? '';
  const flyer = stage.headlineAt === undefined ? offerOfFlyer(stage.plan) : null;
  const text = isPriceList(stage.plan) ? withoutPricedLines(caption) : (flyer?.caption ?? caption);
  if (text === '') return null;
  const { width, height, environment } = stage;
  const counted = stage.still ? null : countedTexts(text);
  if (counted !== null) {
    const captions = counted.map((each) =>
      createCaption({ ...stage, plan: { ...stage.plan, caption: each } }),
    );
    const spot = spotOf(stage);
    return createCounting(
      captions.flatMap((draw) => draw ?? []),
      { x: (spot.x ?? 0.5) * width, y: spot.at * height },
      originOf(stage),
    );
  }
  const design =
    stage.headlineAt === undefined ? designOf(stage) : overPicture(designOf(stage), stage);
  const [said, details] = inTwoLines(design?.isUpperCase ? text.toUpperCase() : text);
  const title = isOnCard(stage.plan) ? cardTitle(said, stage.plan) : said;
  const { font, weight } = design ?? letteringFor(stage.plan);
  const { families } = environment.fontOf(`${title} ${details}`, font, weight);
  const ruler = environment.createCanvas(1, 1).getContext('2d');
  const spot = (stage.headlineAt === undefined ? design?.spot : undefined) ?? spotOf(stage);
  const typesetting = { families, spot, design };
  const { isNeonSign } = stage.plan;
  const placeOf = letterPlaces(
    stage,
    (design === null && !isNeonSign) || design?.material === 'foil',
  );
  const light = lightOfSign(stage);
  const drawLetters = (
    context: Canvas2D,
    phase: number,
    letters: readonly Letter[],
    px: number,
  ) => {
    context.save();
    if (isNeonSign) context.globalAlpha = 0.16 + 0.84 * light(phase);
    const places = letters.map((_, i) => placeOf(phase, i, letters.length, px));
    letters.forEach(({ border, ...letter }, i) => {
      const place = places[i];
      if (border && place) drawMovedLetter(context, { ...letter, picture: border }, place, px);
    });
    letters.forEach((letter, i) => {
      const place = places[i];
      if (place) drawMovedLetter(context, letter, place, px);
    });
    context.restore();
  };
  if (design === null && areTextsApart(text, stage.plan.prompt)) {
    const above = placeHeadline(stage, ruler, title, typesetting);
    const low = { ...typesetting, spot: { ...spot, at: LOW } };
    const below = placeHeadline(stage, ruler, details, low);
    return (context, phase) => {
      for (const { letters, fontPx } of [above, below]) {
        drawLetters(context, phase, letters, fontPx);
      }
    };
  }
  const headline = setHeadline(stage, ruler, title, typesetting);
  const { lines, fontPx, linePx } = headline;
  const badge = details ? paintDetails(stage, ruler, details, typesetting, fontPx) : null;
  const gap = badge === null ? 0 : fontPx * GAP;
  const badgeTop = lines.length * linePx + gap;
  const top = topOf(stage, spot, badgeTop + (badge?.height ?? 0));
  const letters = paintHeadline(stage, ruler, headline, typesetting, top);
  const offer = flyer?.offer == null ? null : createOfferBadge(stage, flyer.offer);
  return (context, phase) => {
    drawLetters(context, phase, letters, fontPx);
    offer?.(context);
    if (badge !== null)
      context.drawImage(badge, (spot.x ?? 0.5) * width - badge.width / 2, top + badgeTop);
  };
}
