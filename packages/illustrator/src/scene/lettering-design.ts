import { COLOURS } from '../language/colours.ts';
import { isSkyBody } from '../language/scenery-things.ts';
import type { Colour } from '../math/colour.ts';
import type { LetterMaterial } from '../plan/letter-material.ts';
import {
  inkNamed,
  inkOfColour,
  inksOf,
  lineColours,
  paperOf,
  plainInk,
} from '../plan/mark-colours.ts';
import { type MountedSheet, mountedSheet, titleOf } from '../plan/mounted-sheets.ts';
import { offerOfFlyer } from '../plan/offer-of-flyer.ts';
import { posterTitle } from '../plan/poster-title.ts';
import { TAROT_INK, TAROT_PLATE } from '../plan/tarot-plate.ts';
import { isTitleOnTop } from '../plan/title-on-top.ts';
import { isWreathPrint, isWreathWhole } from '../plan/wreaths.ts';
import { bannerColours, PLAQUE } from '../settings/banner.ts';
import { needsPlate, PLATE as TEXTURE_PLATE } from '../settings/textures/ground.ts';
import { labelInk, labelPaper } from '../stage/label-paper.ts';
import type { Stage } from '../stage/stage.ts';
import { cardLettering } from './card-lettering.ts';
import { coverLettering } from './cover-lettering.ts';
import { fontFor, type LetteringDesign, readable } from './lettering-look.ts';

/** On the plate of the card. */
const IN_TAROT_FRAME: LetteringDesign = {
  font: 'playfair-display',
  weight: 700,
  spot: { at: TAROT_PLATE.at, width: 0.5, height: TAROT_PLATE.height },
  colour: TAROT_INK,
  isUpperCase: true,
};

const POSTER_INK: Colour = [0.3, 0.06, 40];

/** What is quoted is lettered as it is written. */
const isQuoted = (prompt: string): boolean => /["“„«「]/u.test(prompt);

/** What the words of a border or a texture stand on. */
function groundOfWords(plan: Stage['plan'], accents: Stage['accents']): Colour {
  if (plan.format === 'border') return paperOf(plan);
  return needsPlate(plan.texture) ? TEXTURE_PLATE : (accents[0] ?? [0.9, 0.02, 90]);
}

const GOLD: Colour = [0.82, 0.14, 85];
const OF_MATERIALS: Readonly<Record<LetterMaterial, Omit<LetteringDesign, 'material'>>> = {
  foil: {
    spot: { at: 0.4, width: 0.88, height: 0.44 },
    font: 'fredoka',
    weight: 700,
    colour: GOLD,
    isUpperCase: false,
  },
  cloud: {
    spot: { at: 0.36, width: 0.86, height: 0.4 },
    font: 'fredoka',
    weight: 700,
    colour: [0.99, 0, 0],
    isUpperCase: false,
  },
  sand: {
    spot: { at: 0.86, width: 0.84, height: 0.17 },
    font: 'caveat',
    weight: 700,
    colour: [0.5, 0.08, 65],
    isUpperCase: false,
  },
};

/** On the board of a classroom, as large as fits. */
const IN_CHALK: LetteringDesign = {
  spot: { at: 0.27, width: 0.5, height: 0.27 },
  font: 'caveat',
  weight: 700,
  colour: [0.96, 0.01, 90],
  isUpperCase: false,
  details: 0.6,
};

/** Letters made of something are large; foil and sand take a color that is named. */
const ofMaterial = (material: LetterMaterial, named: Colour | undefined): LetteringDesign => ({
  ...OF_MATERIALS[material],
  material,
  ...(named && { colour: named }),
});

/** The name of the goods above what is printed on their label; below the moon where there is one. */
function onLabel(
  stage: Pick<Stage, 'plan' | 'accents'>,
  font: Pick<LetteringDesign, 'font' | 'weight'>,
  named: Colour | undefined,
): LetteringDesign {
  const { subjects, setting, prompt } = stage.plan;
  const isFlat = setting === 'flatlay';
  const isBelowMoon = isFlat && subjects.some(({ glyph }) => isSkyBody(glyph));
  const at = !isFlat ? 0.225 : subjects.length === 0 ? 0.5 : isBelowMoon ? 0.385 : 0.345;
  const isOld = /vintage|retro|old|victorian|antique/iu.test(prompt);
  return {
    ...(isOld ? { font: 'abril-fatface', weight: 400 } : font),
    spot: { at, width: 0.56, height: isFlat && !isBelowMoon ? 0.2 : 0.14 },
    colour: readable(named, labelPaper(stage)) ?? labelInk(stage),
    isUpperCase: false,
    details: 0.5,
  };
}

/** The longest text that is initials without a break. */
const MONOGRAM = 2;

/** The words in the opening of a wreath, above what stands in it. */
function insideWreath(
  plan: Stage['plan'],
  font: Pick<LetteringDesign, 'font' | 'weight'>,
  named: Colour | undefined,
): LetteringDesign {
  const paper = paperOf(plan);
  const text = plan.caption ?? '';
  const isNarrow = isWreathWhole(plan) || plan.format === 'card';
  const hasDetails = text.includes('\n');
  return {
    ...font,
    spot: {
      at: 0.475,
      width: isNarrow ? (hasDetails ? 0.35 : 0.4) : 0.46,
      height: text.length <= MONOGRAM ? 0.42 : hasDetails ? 0.18 : 0.25,
    },
    colour: readable(named, paper) ?? plainInk(paper),
    isUpperCase: false,
    details: 0.5,
  };
}

/** Below the picture that is printed on a tag, a bookmark or a shirt. */
function onGoods(
  title: MountedSheet['title'],
  { width, height }: Pick<Stage, 'width' | 'height'>,
  named: Colour | undefined,
): Pick<LetteringDesign, 'spot' | 'colour' | 'isUpperCase' | 'details'> {
  const side = Math.min(width, height);
  const share = side / height;
  return {
    spot: {
      at: 0.5 + (title.at - 0.5) * share,
      width: (title.width * side) / width,
      height: title.height * share,
    },
    colour: readable(named, GOODS_PAPER) ?? POSTER_INK,
    isUpperCase: false,
    details: 0.55,
  };
}
const GOODS_PAPER: Colour = [0.955, 0.02, 88];

/** "dumbbell, black and red": the color that no thing of the logo has is that of its name. */
function inkLeftOver({ colours, backdrop, subjects }: Stage['plan']): Colour | null {
  const isOwned = (name: string): boolean => subjects.some(({ colour }) => colour === name);
  const left = colours.find((name) => name !== backdrop && !isOwned(name));
  return colours.some(isOwned) && left !== undefined ? inkOfColour(left) : null;
}

/** How the words of a logo, of a border or on a plain background are set; null: as friendly letters over a scene. */
export function designOf({ plan, accents, width, height }: Stage): LetteringDesign | null {
  const { mark, caption, captionColour, subjects, format, texture, prompt, setting } = plan;
  if (caption === null) return null;
  const named = captionColour === null ? undefined : COLOURS[captionColour];
  if (plan.letterMaterial) return ofMaterial(plan.letterMaterial, named);
  const font = fontFor(prompt);
  if (setting === 'flatlay' && isWreathPrint(plan)) return insideWreath(plan, font, named);
  if (format === 'card' && setting === 'flatlay') return cardLettering({ plan, accents });
  if (format === 'label') return onLabel({ plan, accents }, font, named);
  if (mark != null && format === 'emblem') {
    const paper = paperOf(plan);
    const [printed] = inksOf(plan);
    const isReadable = (each: Colour): boolean => Math.abs(each[0] - paper[0]) > 0.25;
    const lined = mark.isLined ? lineColours(plan).ink : null;
    const ink =
      lined ??
      [printed, inkLeftOver(plan), inkNamed(plan, 1), inkNamed(plan)].find(
        (each) => each != null && isReadable(each),
      );
    const spot = mark.isRound
      ? subjects.length > 0
        ? { at: 0.745, width: 0.6, height: 0.13 }
        : { at: 0.5, width: 0.68, height: 0.4 }
      : mark.isShield
        ? { at: 0.875, width: 0.84, height: 0.135 }
        : subjects.length > 0
          ? { at: 0.8, width: 0.84, height: caption.length <= 3 ? 0.24 : 0.17 }
          : { at: 0.5, width: 0.8, height: 0.5 };
    return {
      ...font,
      spot,
      colour: named ?? ink ?? plainInk(paper),
      isUpperCase: false,
    };
  }
  if (format === 'banner') {
    const { ink, onField, field, plaque, isNeon } = bannerColours({ plan, accents });
    const hasThings = subjects.length > 0;
    const hasDetails = offerOfFlyer(plan).caption.includes('\n');
    const share = hasDetails ? 0.68 : 1;
    return {
      font: 'anton',
      weight: 400,
      spot: hasThings
        ? { at: isNeon ? 0.23 : 0.195, width: isNeon ? 0.76 : 0.84, height: 0.25 * share }
        : { at: 0.5, width: PLAQUE.width * 0.8, height: PLAQUE.height * 0.66 * share },
      colour:
        readable(named, hasThings || isNeon ? field : plaque) ??
        (hasThings || isNeon ? onField : ink),
      isUpperCase: !isQuoted(prompt),
      details: 0.6,
      ...(isNeon && { glow: plaque }),
    };
  }
  if (format === 'tarot') return IN_TAROT_FRAME;
  const sheet = mountedSheet(format);
  if (sheet !== undefined)
    return { ...font, ...onGoods(titleOf(sheet, plan), { width, height }, named) };
  if (format === 'poster') {
    const isOld = /vintage|retro|art deco|wpa|travel|tourism/iu.test(prompt);
    const { middle, height, details } = posterTitle(caption);
    return {
      ...(isOld ? { font: 'abril-fatface', weight: 400 } : { font: 'anton', weight: 400 }),
      spot: {
        at: isTitleOnTop(plan) ? middle : 1 - middle,
        width: 0.84,
        height,
      },
      colour: POSTER_INK,
      isUpperCase: !isQuoted(prompt),
      details,
    };
  }
  if (setting === 'classroom') return IN_CHALK;
  const cover = coverLettering({ plan });
  if (cover !== null) return cover;
  if (format === 'border' || texture != null) {
    const ground = groundOfWords(plan, accents);
    return {
      ...font,
      spot: needsPlate(texture)
        ? { at: 0.5, width: 0.7, height: 0.32 }
        : { at: 0.5, width: format === 'border' ? 0.58 : 0.8, height: 0.42 },
      colour: readable(named, ground) ?? plainInk(ground),
      isUpperCase: false,
    };
  }
  return null;
}
