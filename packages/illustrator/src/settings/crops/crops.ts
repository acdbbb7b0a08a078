import type { CropName } from '../../language/place-look.ts';
import type { Colour } from '../../math/colour.ts';
import * as plants from './plants.ts';

/** How a plant stands in its field. */
export interface CropLook {
  readonly paint: plants.PaintPlant;
  /** One after the other from furrow to furrow. */
  readonly colours: readonly Colour[];
  readonly leaf: Colour;
  /** Of a plant at the viewer's feet, in measures of the landscape. */
  readonly height: number;
  /** Between furrows there, in heights. */
  readonly spacing: number;
}

const GREEN: Colour = [0.58, 0.14, 138];
const DARK_GREEN: Colour = [0.5, 0.12, 145];
const STRAW: Colour = [0.76, 0.13, 88];
const RED: Colour = [0.6, 0.23, 27];
const PINK: Colour = [0.74, 0.17, 355];
const YELLOW: Colour = [0.87, 0.17, 92];

export const CROPS: Readonly<Record<CropName, CropLook>> = {
  sunflower: {
    paint: plants.paintSunflower,
    colours: [[0.86, 0.175, 88]],
    leaf: GREEN,
    height: 0.26,
    spacing: 0.5,
  },
  tulip: {
    paint: plants.paintTulip,
    colours: [RED, PINK, YELLOW, [0.62, 0.2, 320]],
    leaf: GREEN,
    height: 0.16,
    spacing: 0.5,
  },
  poppy: {
    paint: plants.paintPoppy,
    colours: [RED, [0.64, 0.22, 30]],
    leaf: GREEN,
    height: 0.15,
    spacing: 0.6,
  },
  lavender: {
    paint: plants.paintSpikes,
    colours: [[0.56, 0.17, 298]],
    leaf: [0.6, 0.08, 150],
    height: 0.17,
    spacing: 0.85,
  },
  bluebell: {
    paint: plants.paintSpikes,
    colours: [[0.55, 0.17, 275]],
    leaf: GREEN,
    height: 0.15,
    spacing: 0.7,
  },
  vine: {
    paint: plants.paintVine,
    colours: [
      [0.42, 0.13, 305],
      [0.46, 0.12, 300],
    ],
    leaf: GREEN,
    height: 0.26,
    spacing: 0.92,
  },
  soil: {
    paint: plants.paintClods,
    colours: [
      [0.44, 0.065, 50],
      [0.4, 0.06, 48],
    ],
    leaf: [0.46, 0.065, 50],
    height: 0.12,
    spacing: 0.8,
  },
  canola: {
    paint: plants.paintSpikes,
    colours: [[0.89, 0.18, 102]],
    leaf: [0.66, 0.15, 130],
    height: 0.17,
    spacing: 0.6,
  },
  wheat: {
    paint: plants.paintWheat,
    colours: [[0.8, 0.14, 82]],
    leaf: STRAW,
    height: 0.2,
    spacing: 0.45,
  },
  corn: {
    paint: plants.paintCorn,
    colours: [[0.86, 0.16, 90]],
    leaf: GREEN,
    height: 0.32,
    spacing: 0.4,
  },
  cotton: {
    paint: plants.paintCotton,
    colours: [[0.95, 0.012, 95]],
    leaf: [0.5, 0.08, 110],
    height: 0.17,
    spacing: 0.6,
  },
  pumpkin: {
    paint: plants.paintPumpkin,
    colours: [
      [0.7, 0.18, 52],
      [0.67, 0.18, 48],
    ],
    leaf: DARK_GREEN,
    height: 0.16,
    spacing: 1.2,
  },
  cabbage: {
    paint: plants.paintCabbage,
    colours: [[0.78, 0.14, 132]],
    leaf: [0.66, 0.13, 145],
    height: 0.12,
    spacing: 1.1,
  },
  rose: {
    paint: plants.paintRose,
    colours: [RED, PINK],
    leaf: DARK_GREEN,
    height: 0.16,
    spacing: 0.6,
  },
  daisy: {
    paint: plants.paintDaisy,
    colours: [[0.97, 0.015, 95]],
    leaf: GREEN,
    height: 0.14,
    spacing: 0.6,
  },
  daffodil: {
    paint: plants.paintDaffodil,
    colours: [YELLOW],
    leaf: GREEN,
    height: 0.14,
    spacing: 0.6,
  },
  flower: {
    paint: plants.paintFlower,
    colours: [PINK, YELLOW, [0.66, 0.16, 300], [0.95, 0.03, 95], RED, [0.66, 0.14, 255]],
    leaf: GREEN,
    height: 0.14,
    spacing: 0.6,
  },
};
