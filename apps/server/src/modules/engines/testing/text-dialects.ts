import type { TextTask } from '../engine/text-model.ts';
import { geminiError, geminiRefusal, openAiError } from './recorded-answers.ts';

/** The text request of a provider and its responses, according to its documentation. */
interface TextDialect {
  readonly provider: string;
  readonly model: string;
  readonly path: string;
  readonly headers: (key: string) => Readonly<Record<string, string>>;
  /** The whole body. */
  readonly request: (task: TextTask) => unknown;
  readonly answer: (text: string) => unknown;
  readonly error: (status: number, message: string) => unknown;
  /** Responses without a usable answer. */
  readonly refusals: readonly unknown[];
}

/** https://ai.google.dev/api/generate-content, GenerateContentResponse. */
const geminiText = (text: string, finishReason = 'STOP') => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason, index: 0 }],
  usageMetadata: { promptTokenCount: 40, candidatesTokenCount: 12, totalTokenCount: 52 },
  modelVersion: 'gemini-2.5-flash',
  responseId: 'aGVsbG8',
});

/** https://platform.openai.com/docs/api-reference/responses/object. */
const openAiResponse = (part: object, incomplete: string | null = null) => ({
  id: 'resp_67ccd2bed1ec8190b14f964abc0542670bb6a6b452d3795b',
  object: 'response',
  created_at: 1741476542,
  status: incomplete === null ? 'completed' : 'incomplete',
  error: null,
  incomplete_details: incomplete === null ? null : { reason: incomplete },
  instructions: null,
  max_output_tokens: null,
  model: 'gpt-5-mini',
  output: [
    {
      type: 'message',
      id: 'msg_67ccd2bf17f0819081ff3bb2cf6508e60bb6a6b452d3795b',
      status: 'completed',
      role: 'assistant',
      content: [part],
    },
  ],
  parallel_tool_calls: true,
  store: false,
  usage: {
    input_tokens: 36,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 87,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 123,
  },
});
const openAiText = (text: string) => ({ type: 'output_text', text, annotations: [] });

/** https://docs.vllm.ai/en/stable/serving/openai_compatible_server/, the form of OpenAI's chat. */
const chat = (content: string | null, finishReason = 'stop') => ({
  id: 'chatcmpl-1f',
  object: 'chat.completion',
  created: 1741570283,
  model: 'qwen3:8b',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content },
      logprobs: null,
      finish_reason: finishReason,
    },
  ],
  usage: { prompt_tokens: 19, completion_tokens: 10, total_tokens: 29 },
});

const MAXIMUM_TOKENS = 4_000;

export const TEXT_DIALECTS: readonly [TextDialect, ...TextDialect[]] = [
  {
    provider: 'google',
    model: 'gemini-2.5-flash',
    path: '/v1/models/gemini-2.5-flash:generateContent',
    headers: (key) => ({ 'x-goog-api-key': key }),
    request: ({ instructions, text }) => ({
      generationConfig: { maxOutputTokens: MAXIMUM_TOKENS },
      contents: [{ role: 'user', parts: [{ text }] }],
      systemInstruction: { parts: [{ text: instructions }] },
    }),
    answer: (text) => geminiText(text),
    error: (status, message) => geminiError(status, 'SOMETHING', message),
    refusals: [geminiRefusal('SAFETY'), geminiText('a red', 'MAX_TOKENS')],
  },
  {
    provider: 'openai',
    model: 'gpt-5-mini',
    path: '/v1/responses',
    headers: (key) => ({ authorization: `Bearer ${key}` }),
    request: ({ instructions, text }) => ({
      model: 'gpt-5-mini',
      input: [
        { role: 'developer', content: instructions },
        { role: 'user', content: [{ type: 'input_text', text }] },
      ],
      max_output_tokens: MAXIMUM_TOKENS,
      store: false,
      include: ['reasoning.encrypted_content'],
    }),
    answer: (text) => openAiResponse(openAiText(text)),
    error: (_, message) => openAiError(null, message),
    refusals: [
      openAiResponse(openAiText('a red'), 'max_output_tokens'),
      openAiResponse({ type: 'refusal', refusal: 'I cannot help with that.' }),
    ],
  },
  {
    provider: 'compatible',
    model: 'qwen3:8b',
    path: '/v1/chat/completions',
    headers: (key) => ({ authorization: `Bearer ${key}` }),
    request: ({ instructions, text }) => ({
      model: 'qwen3:8b',
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: text },
      ],
      max_tokens: MAXIMUM_TOKENS,
    }),
    answer: (text) => chat(`<think>A fox, so a forest.</think>\n\n${text}`),
    error: (_, message) => openAiError(null, message),
    refusals: [chat('a red', 'length'), chat('', 'content_filter')],
  },
];
