/** A loop that the product made, with the words that made it. */
export interface ExampleLoop {
  readonly prompt: string;
  /** Under public/: the GIF as it was made, as an animated WebP of 640 × 640. */
  readonly source: string;
  /** Its first frame, for whoever wants stillness and until the loop is here. */
  readonly poster: string;
}

const exampleLoop = (name: string, prompt: string): ExampleLoop => ({
  prompt,
  source: `/loops/${name}.webp`,
  poster: `/loops/${name}-poster.webp`,
});

/** Made by the product itself, with seed 7: never stock, never a mock-up. */
export const EXAMPLE_LOOPS: readonly ExampleLoop[] = [
  exampleLoop('surf', 'a cat riding a surfboard on the ocean at sunset'),
  exampleLoop('fox', 'a fox waving in a snowy forest, watercolor'),
  exampleLoop('rocket', 'a rocket flying over neon mountains, synthwave'),
  exampleLoop('whale', 'a whale swimming with jellyfish under the sea'),
];
