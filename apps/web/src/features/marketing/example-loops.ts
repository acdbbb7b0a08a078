/** A loop that the product made, with the words that made it. */
export interface ExampleLoop {
  readonly prompt: string;
  /** Under public/. */
  readonly source: string;
  /** Its first frame, for whoever wants stillness. */
  readonly poster: string;
}

/** Made by the product itself: never stock, never a mock-up. Empty until there are some. */
export const EXAMPLE_LOOPS: readonly ExampleLoop[] = [];
