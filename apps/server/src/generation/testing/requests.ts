import type { GenerationRequest } from '../service.ts';

/** Asks for a small picture. */
export const pictureOf = (
  prompt: string,
  rest: Partial<GenerationRequest> = {},
): GenerationRequest => ({
  kind: 'image',
  prompt,
  options: { seed: 1 },
  picture: null,
  requestKey: null,
  ...rest,
});

export const loopOf = (prompt: string, rest: Partial<GenerationRequest> = {}): GenerationRequest =>
  pictureOf(prompt, { kind: 'gif', ...rest });
