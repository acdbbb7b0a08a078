import { type Enhancement, enhancePrompt, type EnhanceRequest } from '../enhance/enhance-prompt.ts';
import { wordsUnknownThroughout } from '../language/words-unknown-throughout.ts';
import { readVocabulary } from './read-art-pack.ts';

export type { Enhancement, EnhanceRequest } from '../enhance/enhance-prompt.ts';

export interface PromptReader {
  readonly enhance: (request: EnhanceRequest) => Enhancement;
  /** See `wordsUnknownThroughout`. */
  readonly wordsUnknownThroughout: (prompt: string) => readonly string[];
}

/**
 * Reads prompts with the words that the art pack knows, and without anything that draws.
 * @throws Error when the art pack was not built
 */
export async function loadPromptReader(): Promise<PromptReader> {
  const vocabulary = await readVocabulary();
  return {
    enhance: (request) => enhancePrompt(request, vocabulary),
    wordsUnknownThroughout: (prompt) => wordsUnknownThroughout(prompt, vocabulary),
  };
}
