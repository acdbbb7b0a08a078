import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import { compatibleServer } from '../engine/compatible-server.ts';
import type { TextFile } from '../engine/text-model.ts';

/** A server that speaks OpenAI's `/chat/completions`: vLLM, SGLang, LocalAI, Ollama and the like. */
export const openLanguageModel: TextFile['openLanguageModel'] = (settings) =>
  wrapLanguageModel({
    model: compatibleServer(settings).chatModel(settings.model),
    // Open models think aloud before they answer.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
