import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import type { TextFile } from '../text-model.ts';

/** A server that speaks OpenAI's `/chat/completions`: vLLM, SGLang, LocalAI, Ollama and the like. */
export const openLanguageModel: TextFile['openLanguageModel'] = ({
  model,
  apiKey,
  baseUrl,
  fetch,
}) => {
  if (baseUrl === null) throw new Error('A compatible server needs an address.');
  const provider = createOpenAICompatible({
    name: 'compatible',
    baseURL: baseUrl,
    ...(apiKey !== null && { apiKey }),
    fetch,
  });
  return wrapLanguageModel({
    model: provider.chatModel(model),
    // Open models think aloud before they answer.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
};
