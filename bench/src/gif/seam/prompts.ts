/** Fifteen prompts whose loops may be looked at while the encoder is changed. */
const TUNED = [
  'a cat riding a surfboard on the ocean at sunset',
  'a fox dancing in a snowy forest, watercolor',
  'three red balloons floating above a city at night',
  'a train in the mountains at night',
  'a cup of coffee steaming on a rainy window sill, lofi',
  'pixel art dragon flying above a castle in the mountains',
  'a lighthouse in a storm',
  'two penguins dancing on an iceberg under the northern lights',
  'a robot walking through a neon city',
  'a whale swimming in the deep sea',
  'a campfire in the desert under the stars',
  'a rabbit jumping in a meadow of flowers',
  'an owl on a branch in the moonlight',
  'a sailboat on a calm lake in the morning fog',
  'a dog running on the beach',
] as const;

/** Fifteen others, for figures that nothing was tuned on. */
const REPORTED = [
  'an astronaut floating in space next to a ringed planet',
  'a panda jumping on green hills',
  'a bicycle on a country road in autumn',
  'a volcano erupting at night',
  'fish swimming in a coral reef',
  'a hot air balloon above lavender fields',
  'a snowman in falling snow, pastel',
  'a horse galloping through a river',
  'a hummingbird at a red flower, oil painting',
  'a rocket taking off at dawn',
  'an elephant walking across the savanna at sunset',
  'a birthday cake with candles',
  'a bee flying over sunflowers',
  'a ferris wheel at a fair in the evening',
  'a turtle walking on a beach, stained glass',
] as const;

const SEEDS = [1, 2] as const;

export interface SeamPrompt {
  readonly prompt: string;
  readonly seed: number;
  readonly half: 'tuned' | 'reported';
}

const withSeeds = (prompts: readonly string[], half: SeamPrompt['half']): SeamPrompt[] =>
  prompts.flatMap((prompt) => SEEDS.map((seed) => ({ prompt, seed, half })));

export const SEAM_PROMPTS: readonly SeamPrompt[] = [
  ...withSeeds(TUNED, 'tuned'),
  ...withSeeds(REPORTED, 'reported'),
];
