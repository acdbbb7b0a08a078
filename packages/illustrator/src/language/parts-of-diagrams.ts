/** Where a part of a thing is, in its box: fractions from the upper left corner. */
type Place = readonly [x: number, y: number];

/** A thing whose parts lessons name. */
interface LabelledThing {
  readonly names: RegExp;
  readonly title: string;
  readonly glyph: string;
  /** The names of each part, the usual one first. */
  readonly parts: readonly (readonly [names: string, at: Place])[];
}

export const LABELLED_THINGS: readonly LabelledThing[] = [
  {
    names: /\bwater cycle\b/i,
    title: 'The water cycle',
    glyph: '@watercycle',
    parts: [
      ['evaporation', [0.8, 0.6]],
      ['condensation', [0.7, 0.36]],
      ['precipitation, rain', [0.22, 0.4]],
      ['runoff, river', [0.37, 0.72]],
      ['collection, ocean, sea', [0.66, 0.84]],
    ],
  },
  {
    names: /\bphotosynthesis\b/i,
    title: 'Photosynthesis',
    glyph: '@photosynthesis',
    parts: [
      ['sunlight, sun, light', [0.2, 0.2]],
      ['carbon dioxide, co2', [0.06, 0.42]],
      ['oxygen', [0.9, 0.22]],
      ['water', [0.26, 0.88]],
    ],
  },
  {
    names: /\b(?:earth|globe|planet earth)\b/i,
    title: 'Layers of the Earth',
    glyph: '@earthlayers',
    parts: [
      ['crust', [0.86, 0.18]],
      ['mantle', [0.85, 0.42]],
      ['outer core', [0.7, 0.56]],
      ['inner core, core', [0.57, 0.49]],
    ],
  },
  {
    names: /\bplant cells?\b/i,
    title: 'Plant cell',
    glyph: '@plantcell',
    parts: [
      ['nucleus', [0.25, 0.36]],
      ['cell wall, wall', [0.04, 0.6]],
      ['membrane, cell membrane', [0.075, 0.78]],
      ['vacuole', [0.66, 0.46]],
      ['chloroplast, chloroplasts', [0.82, 0.24]],
      ['cytoplasm', [0.9, 0.6]],
      ['mitochondrion, mitochondria', [0.66, 0.8]],
    ],
  },
  {
    names: /\bvolcano(?:es)?\b/i,
    title: 'Volcano',
    glyph: '@volcanosection',
    parts: [
      ['ash cloud, ash', [0.6, 0.08]],
      ['crater', [0.46, 0.25]],
      ['lava', [0.68, 0.4]],
      ['vent, main vent', [0.5, 0.5]],
      ['layers, rock layers', [0.2, 0.6]],
      ['magma chamber, magma', [0.4, 0.87]],
    ],
  },
  {
    names: /\b(?:flowers?|sunflowers?|plants?)\b/i,
    title: 'Parts of a flower',
    glyph: '@wholeflower',
    parts: [
      ['petal, petals', [0.63, 0.16]],
      ['pistil, center', [0.49, 0.24]],
      ['leaf, leaves', [0.3, 0.5]],
      ['stem', [0.505, 0.63]],
      ['root, roots', [0.63, 0.83]],
      ['soil', [0.16, 0.9]],
    ],
  },
  {
    names: /\bfish(?:es)?\b/i,
    title: 'Parts of a fish',
    glyph: 'tropical-fish',
    parts: [
      ['eye', [0.785, 0.44]],
      ['mouth', [0.94, 0.55]],
      ['tail, tail fin', [0.07, 0.52]],
      ['fin, fins, dorsal fin', [0.27, 0.17]],
      ['scales, body', [0.4, 0.72]],
    ],
  },
  {
    names: /\bbutterfl(?:y|ies)\b/i,
    title: 'Parts of a butterfly',
    glyph: 'butterfly',
    parts: [
      ['antenna, antennae', [0.6, 0.07]],
      ['head', [0.5, 0.22]],
      ['wing, forewing, wings', [0.18, 0.26]],
      ['hindwing', [0.8, 0.8]],
      ['thorax, body', [0.51, 0.44]],
      ['abdomen', [0.5, 0.7]],
    ],
  },
  {
    names: /\b(?:bicycles?|bikes?)\b/i,
    title: 'Parts of a bicycle',
    glyph: 'bicycle',
    parts: [
      ['handlebars, handlebar', [0.69, 0.19]],
      ['saddle, seat', [0.35, 0.24]],
      ['frame', [0.57, 0.51]],
      ['wheel, wheels', [0.2, 0.68]],
      ['pedal, pedals', [0.4, 0.68]],
      ['tire, tires', [0.95, 0.62]],
    ],
  },
  {
    names: /\bhouses?\b/i,
    title: 'Parts of a house',
    glyph: 'house',
    parts: [
      ['roof', [0.72, 0.22]],
      ['chimney', [0.21, 0.13]],
      ['door', [0.33, 0.67]],
      ['window, windows', [0.72, 0.6]],
      ['wall, walls', [0.17, 0.5]],
    ],
  },
  {
    names: /\btrees?\b/i,
    title: 'Parts of a tree',
    glyph: 'deciduous-tree',
    parts: [
      ['crown, leaves', [0.68, 0.35]],
      ['trunk', [0.48, 0.9]],
    ],
  },
  {
    names: /\bbirds?\b/i,
    title: 'Parts of a bird',
    glyph: 'bird',
    parts: [
      ['beak', [0.9, 0.28]],
      ['eye', [0.7, 0.265]],
      ['wing, wings', [0.45, 0.55]],
      ['tail', [0.13, 0.57]],
      ['leg, legs', [0.72, 0.88]],
    ],
  },
  {
    names: /\bcars?\b/i,
    title: 'Parts of a car',
    glyph: 'automobile',
    parts: [
      ['wheel, wheels, tire', [0.24, 0.72]],
      ['window, windows', [0.3, 0.33]],
      ['headlight, headlights', [0.96, 0.59]],
      ['door', [0.42, 0.56]],
      ['mirror', [0.66, 0.4]],
    ],
  },
];
