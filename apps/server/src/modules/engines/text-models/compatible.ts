import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import { compatibleServer } from '../engine/compatible-server.ts';
import type { TextFile } from '../engine/text-model.ts';

/** A server with OpenAI's `/chat/completions`: vLLM, SGLang, LocalAI, Ollama and others. */
export const openLanguageModel: TextFile['openLanguageModel'] = (settings) =>
  wrapLanguageModel({
    model: compatibleServer(settings).chatModel(settings.model),
    // Open models write their reasoning before the answer.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
