import type { RoleGarmentName } from '../language/garments.ts';
import { type Colour, shift } from '../math/colour.ts';
import type { Outfit } from './outfit-parts.ts';

type Wear = readonly [colour: Colour, wear: (colour: Colour) => Partial<Outfit>];

const DARK: Colour = [0.27, 0.02, 280];
const WHITE: Colour = [0.96, 0.01, 250];
const NAVY: Colour = [0.34, 0.08, 265];
const BROWN: Colour = [0.38, 0.07, 50];

const toFeet = (top: Colour, rest: Partial<Outfit>): Partial<Outfit> => ({
  top,
  bottom: top,
  sleeves: 'long',
  legs: 'bare',
  hem: 0.94,
  flare: 0.1,
  shoes: DARK,
  ...rest,
});

const inTrousers = (top: Colour, bottom: Colour, rest: Partial<Outfit>): Partial<Outfit> => ({
  top,
  bottom,
  sleeves: 'long',
  legs: 'trousers',
  hem: 0,
  shoes: DARK,
  ...rest,
});

/** Clothes by which people of one trade or sport are known; joins what everybody may wear. */
export const ROLE_WEAR: Readonly<Record<RoleGarmentName, Wear>> = {
  heroSuit: [
    [0.5, 0.19, 262],
    (top) =>
      inTrousers(top, top, {
        shoes: [0.55, 0.21, 25],
        boots: 0.5,
        detail: 'emblem',
      }),
  ],
  maidDress: [
    DARK,
    (top) => toFeet(top, { sleeves: 'short', hem: 0.5, flare: 0.14, detail: 'apron' }),
  ],
  habit: [DARK, (top) => toFeet(top, { detail: 'whiteCollar' })],
  cassock: [DARK, (top) => toFeet(top, { flare: 0.06, detail: 'cassock' })],
  monkRobe: [[0.42, 0.07, 50], (top) => toFeet(top, { shoes: BROWN, detail: 'rope' })],
  royalGown: [[0.45, 0.17, 305], (top) => toFeet(top, { flare: 0.2, detail: 'royal' })],
  pharaohDress: [
    WHITE,
    (top) =>
      toFeet(top, { sleeves: 'none', hem: 0.42, flare: 0.04, shoes: BROWN, detail: 'pectoral' }),
  ],
  refereeShirt: [WHITE, (top) => inTrousers(top, DARK, { sleeves: 'short', detail: 'bars' })],
  sailorShirt: [WHITE, (top) => inTrousers(top, NAVY, { detail: 'sailor' })],
  captainJacket: [NAVY, (top) => inTrousers(top, WHITE, { detail: 'goldButtons' })],
  gi: [WHITE, (top) => inTrousers(top, top, { shoes: shift(top, -0.06), detail: 'gi' })],
  singlet: [
    [0.54, 0.21, 25],
    (top) => ({
      ...inTrousers(top, top, { detail: 'singlet' }),
      sleeves: 'none',
      legs: 'shorts',
      boots: 0.4,
    }),
  ],
  leotard: [
    [0.5, 0.19, 300],
    (top) => ({
      top,
      bottom: top,
      sleeves: 'long',
      legs: 'bare',
      hem: 0,
      shoes: WHITE,
      detail: 'sparkles',
    }),
  ],
  flamencoDress: [
    [0.55, 0.22, 26],
    (top) =>
      toFeet(top, {
        sleeves: 'short',
        hem: 0.92,
        flare: 0.24,
        detail: 'ruffles',
        pattern: { name: 'dots', ink: WHITE, on: 'both' },
      }),
  ],
  skatingDress: [
    [0.6, 0.14, 240],
    (top) => toFeet(top, { hem: 0.24, flare: 0.14, shoes: WHITE, boots: 0.36, detail: 'sparkles' }),
  ],
  cheerDress: [
    [0.56, 0.22, 22],
    (top) =>
      toFeet(top, { sleeves: 'none', hem: 0.34, flare: 0.14, shoes: WHITE, detail: 'chevron' }),
  ],
  racingSilks: [
    [0.56, 0.21, 25],
    (top) => inTrousers(top, WHITE, { boots: 0.46, detail: 'diamonds' }),
  ],
  hockeyJersey: [
    [0.54, 0.21, 25],
    (top) => inTrousers(top, DARK, { detail: 'number', shoes: DARK }),
  ],
  attendantDress: [NAVY, (top) => toFeet(top, { hem: 0.44, flare: 0.02, detail: 'goldButtons' })],
  hikingVest: [
    [0.58, 0.13, 150],
    (top) => ({
      top,
      bottom: [0.5, 0.05, 70],
      sleeves: 'long',
      legs: 'trousers',
      hem: 0,
      shoes: BROWN,
      boots: 0.36,
      detail: 'pockets',
    }),
  ],
  safariShirt: [
    [0.8, 0.06, 85],
    (top) => ({
      top,
      bottom: shift(top, -0.1),
      sleeves: 'short',
      legs: 'shorts',
      hem: 0,
      shoes: BROWN,
      boots: 0.4,
      detail: 'pockets',
    }),
  ],
  hawaiianShirt: [
    [0.66, 0.17, 35],
    (top) => ({
      top,
      bottom: [0.84, 0.05, 85],
      sleeves: 'short',
      legs: 'shorts',
      hem: 0,
      detail: 'none',
      pattern: { name: 'flowers', ink: [0.95, 0.06, 95], on: 'top' },
    }),
  ],
  nobleCoat: [
    [0.36, 0.12, 18],
    (top) => inTrousers(top, DARK, { detail: 'goldButtons', collar: 'lace' }),
  ],
  nobleGown: [
    [0.4, 0.11, 320],
    (top) => toFeet(top, { flare: 0.2, detail: 'royal', collar: 'lace' }),
  ],
  royalMantle: [
    [0.5, 0.19, 25],
    (cape) =>
      inTrousers(shift(cape, -0.12), DARK, { cape, detail: 'goldButtons', collar: 'ermine' }),
  ],
  sheriffVest: [
    BROWN,
    (top) =>
      inTrousers(top, [0.45, 0.08, 255], { shoes: BROWN, boots: 0.4, detail: 'sheriffStar' }),
  ],
  safetyVest: [
    [0.9, 0.02, 90],
    (top) => inTrousers(top, NAVY, { shoes: BROWN, boots: 0.36, detail: 'safetyVest' }),
  ],
};
