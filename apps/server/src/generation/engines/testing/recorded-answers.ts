/**
 * What providers answer, as their documentation shows it, with a picture of the test in the place of
 * theirs.
 */

/** https://platform.openai.com/docs/api-reference/images/create, "Response" of gpt-image-1. */
export const openAiPicture = (png: Buffer) => ({
  created: 1713833628,
  data: [{ b64_json: png.toString('base64') }],
  background: 'opaque',
  output_format: 'png',
  size: '1536x1024',
  quality: 'high',
  usage: {
    total_tokens: 100,
    input_tokens: 50,
    output_tokens: 50,
    input_tokens_details: { text_tokens: 10, image_tokens: 40 },
  },
});

/** https://docs.vllm.ai/projects/vllm-omni/en/stable/serving/image_generation_api/, "Response Format". */
export const compatiblePicture = (png: Buffer) => ({
  created: 1701234567,
  data: [{ b64_json: png.toString('base64'), url: null, revised_prompt: null }],
});

/** https://ai.google.dev/gemini-api/docs/image-generation, REST, and the reference of generateContent. */
export const geminiPicture = (png: Buffer, text = 'Here is a red fox for you.') => ({
  candidates: [
    {
      content: {
        role: 'model',
        parts: [{ text }, { inlineData: { mimeType: 'image/png', data: png.toString('base64') } }],
      },
      finishReason: 'STOP',
      index: 0,
    },
  ],
  usageMetadata: { promptTokenCount: 6, candidatesTokenCount: 1304, totalTokenCount: 1310 },
  modelVersion: 'gemini-2.5-flash-image',
  responseId: 'aGVsbG8',
});

/** https://ai.google.dev/api/generate-content, FinishReason and BlockReason. */
export const geminiRefusal = (finishReason: string) => ({
  candidates: [{ content: { role: 'model', parts: [] }, finishReason, index: 0 }],
  usageMetadata: { promptTokenCount: 6, totalTokenCount: 6 },
});

export const geminiBlockedPrompt = (blockReason: string) => ({
  promptFeedback: { blockReason },
  usageMetadata: { promptTokenCount: 6, totalTokenCount: 6 },
});

/** https://platform.openai.com/docs/guides/error-codes; servers like it answer in the same way. */
export const openAiError = (code: string | null, message: string) => ({
  error: { message, type: 'image_generation_user_error', param: null, code },
});

/** https://ai.google.dev/gemini-api/docs/troubleshooting, the form of google.rpc.Status. */
export const geminiError = (code: number, status: string, message: string) => ({
  error: { code, message, status },
});
