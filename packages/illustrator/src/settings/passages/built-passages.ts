import type { Colour } from '../../math/colour.ts';
import {
  castleHall,
  parkingBays,
  roadTunnel,
  sewer,
  shopFronts,
  subwayCar,
  templeColumns,
  tomb,
} from './built-bays.ts';
import { both, COOL, type Passage, TUBE, WARM } from './passage.ts';

const STONE: Colour = [0.56, 0.02, 75];
const BRICK: Colour = [0.4, 0.05, 55];

/** Tunnels, halls of castles and temples, and what else is built long. */
export const BUILT_PASSAGES = {
  tunnel: {
    tube: { ...TUBE, half: 0.66, above: 0.44 },
    ...both(roadTunnel()),
    floor: {
      colour: [0.38, 0.012, 265],
      pattern: 'plain',
      line: { x: -0.015, colour: [0.95, 0.02, 95] },
    },
    ceiling: { colour: [0.5, 0.015, 75], springs: 0.84 },
    end: 'daylight',
    far: [0.93, 0.06, 85],
    fade: 0.35,
    lamps: WARM,
  },
  castlehall: {
    tube: { ...TUBE, half: 0.6, above: 0.62 },
    ...both(castleHall(STONE, [0.46, 0.18, 26])),
    floor: {
      colour: [0.5, 0.02, 75],
      pattern: 'stones',
      runner: { half: 0.2, colour: [0.48, 0.18, 26] },
    },
    ceiling: { colour: [0.42, 0.05, 55], springs: 0.86 },
    end: 'throne',
    far: [0.86, 0.07, 80],
    fade: 0.3,
    lamps: null,
  },
  sewer: {
    tube: { ...TUBE, above: 0.36 },
    ...both(sewer(BRICK)),
    floor: {
      colour: [0.36, 0.06, 150],
      pattern: 'plain',
      runner: { half: 0.3, colour: [0.56, 0.07, 170] },
    },
    ceiling: { colour: [0.34, 0.04, 55], springs: 0.7 },
    end: 'darkarch',
    far: [0.26, 0.06, 160],
    fade: 0.55,
    lamps: [0.86, 0.12, 110],
  },
  parkinggarage: {
    tube: { ...TUBE, half: 0.66, above: 0.34 },
    ...both(parkingBays(false)),
    whenEmpty: parkingBays(true),
    floor: {
      colour: [0.56, 0.01, 90],
      pattern: 'tiles',
      line: { x: -0.015, colour: [0.92, 0.1, 92] },
    },
    ceiling: { colour: [0.56, 0.008, 90], springs: null },
    end: 'exit',
    far: [0.7, 0.02, 200],
    fade: 0.3,
    lamps: COOL,
  },
  temple: {
    tube: { ...TUBE, half: 0.58, above: 0.56 },
    ...both(templeColumns([0.46, 0.17, 27])),
    floor: { colour: [0.42, 0.06, 45], pattern: 'planks' },
    ceiling: { colour: [0.32, 0.07, 35], springs: null },
    end: 'statue',
    far: [0.74, 0.13, 65],
    fade: 0.28,
    lamps: null,
  },
  subwaycar: {
    tube: { ...TUBE, half: 0.46, above: 0.44, far: 3.4 },
    ...both(subwayCar([0.62, 0.17, 45])),
    floor: { colour: [0.5, 0.015, 255], pattern: 'plain' },
    ceiling: { colour: [0.92, 0.008, 230], springs: null },
    end: 'doors',
    far: COOL,
    fade: 0.2,
    lamps: COOL,
  },
  mall: {
    tube: { ...TUBE, half: 0.62, above: 0.7, bay: 0.74 },
    ...both(shopFronts()),
    floor: { colour: [0.8, 0.018, 75], pattern: 'tiles' },
    ceiling: { colour: [0.8, 0.04, 225], springs: 0.94 },
    end: 'window',
    far: [0.96, 0.03, 90],
    fade: 0.3,
    lamps: WARM,
  },
  tomb: {
    tube: { ...TUBE, above: 0.44 },
    ...both(tomb()),
    floor: { colour: [0.62, 0.07, 76], pattern: 'stones' },
    ceiling: { colour: [0.5, 0.07, 72], springs: null },
    end: 'sarcophagus',
    far: [0.62, 0.12, 70],
    fade: 0.4,
    lamps: null,
  },
} as const satisfies Readonly<Record<string, Passage>>;
