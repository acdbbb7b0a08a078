import {
  type Enhancement,
  type EnhanceRequest,
  loadEnhancer,
} from '@loopwright/illustrator/enhance';

let enhancer: ReturnType<typeof loadEnhancer> | undefined;

/** Runs in a thread of its own; see `openPromptRules`. */
export default async function enhance(request: EnhanceRequest): Promise<Enhancement> {
  // A failed start is not remembered.
  enhancer ??= loadEnhancer().catch((cause: unknown) => {
    enhancer = undefined;
    throw cause;
  });
  return (await enhancer)(request);
}
