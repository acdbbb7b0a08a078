import { type Enhancement, enhancePrompt, type EnhanceRequest } from '../enhance/enhance-prompt.ts';
import { readVocabulary } from './read-art-pack.ts';

export type { Enhancement, EnhanceRequest } from '../enhance/enhance-prompt.ts';

/**
 * `enhancePrompt` with the words that the art pack knows, and without anything that draws.
 * @throws Error when the art pack was not built
 */
export async function loadEnhancer(): Promise<(request: EnhanceRequest) => Enhancement> {
  const vocabulary = await readVocabulary();
  return (request) => enhancePrompt(request, vocabulary);
}
