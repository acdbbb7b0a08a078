/**
 * What providers answer, as their documentation shows it, with an image of the test in the place of
 * theirs.
 */

/** https://platform.openai.com/docs/api-reference/images/create, "Response" of gpt-image-1. */
export const openAiImage = (base64: string) => ({
  created: 1713833628,
  data: [{ b64_json: base64 }],
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
export const compatibleImage = (base64: string) => ({
  created: 1701234567,
  data: [{ b64_json: base64, url: null, revised_prompt: null }],
});

/** https://ai.google.dev/gemini-api/docs/image-generation, REST, and the reference of generateContent. */
export const geminiImage = (base64: string, text = 'Here is a red fox for you.') => ({
  candidates: [
    {
      content: {
        role: 'model',
        parts: [{ text }, { inlineData: { mimeType: 'image/png', data: base64 } }],
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

/**
 * As https://github.com/RooCodeInc/Roo-Code/issues/3883 shows one; the parts are those of
 * https://github.com/googleapis/googleapis/blob/master/google/rpc/error_details.proto.
 */
export const geminiQuotaError = (quotaIds: readonly string[], limit = 10) => ({
  error: {
    code: 429,
    message:
      'You exceeded your current quota, please check your plan and billing details.\n' +
      `* Quota exceeded for metric: generate_content_requests, limit: ${limit}\nPlease retry in 26s.`,
    status: 'RESOURCE_EXHAUSTED',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
        violations: quotaIds.map((quotaId) => ({ quotaId, quotaMetric: 'requests' })),
      },
      { '@type': 'type.googleapis.com/google.rpc.Help', links: [] },
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '26.5s' },
    ],
  },
});

/** https://fal.ai/models/fal-ai/flux/dev/api, "Output". */
export const falImage = (link: string) => ({
  images: [{ url: link, width: 1024, height: 576, content_type: 'image/png' }],
  timings: { inference: 1.2 },
  seed: 7,
  has_nsfw_concepts: [false],
  prompt: 'a red fox',
});

/** https://fal.ai/docs/errors, "Error Response Structure". */
export const falError = (message: string, type = 'value_error') => ({
  detail: [
    {
      loc: ['body', 'prompt'],
      msg: message,
      type,
      url: `https://docs.fal.ai/errors#${type}`,
      input: 'a red fox',
    },
  ],
});

/** https://replicate.com/docs/reference/http#predictions.get */
export const replicatePrediction = (origin: string, status: string, rest: object = {}) => ({
  id: 'gm3qorzdhgbfurvjtvhg6dckhu',
  model: 'black-forest-labs/flux-dev',
  version: 'hidden',
  input: { prompt: 'a red fox' },
  logs: '',
  output: null,
  error: null,
  status,
  created_at: '2023-09-08T16:19:34.765994Z',
  urls: {
    get: `${origin}/v1/predictions/gm3qorzdhgbfurvjtvhg6dckhu`,
    cancel: `${origin}/v1/predictions/gm3qorzdhgbfurvjtvhg6dckhu/cancel`,
  },
  ...rest,
});

/** https://replicate.com/docs/reference/http, "Errors". */
export const replicateError = (status: number, message: string) => ({
  title: 'Something is wrong',
  detail: message,
  status,
});

/** https://docs.bfl.ai/api-reference/models/generate-an-image-with-flux-11-[pro], 200. */
export const bflTask = (origin: string) => ({
  id: '7d3a',
  polling_url: `${origin}/v1/get_result?id=7d3a`,
  cost: 4,
});

/** https://docs.bfl.ai/api-reference/utility/get-result, ResultResponse. */
export const bflState = (status: string, rest: object = {}) => ({
  id: '7d3a',
  status,
  result: null,
  progress: null,
  details: null,
  preview: null,
  ...rest,
});

/** https://ai.google.dev/gemini-api/docs/video, REST: the long-running operation. */
export const veoOperation = (name: string, rest: object = {}) => ({ name, ...rest });

export const veoClip = (link: string) => ({
  done: true,
  response: {
    '@type': 'type.googleapis.com/google.ai.generativelanguage.v1beta.PredictLongRunningResponse',
    generateVideoResponse: { generatedSamples: [{ video: { uri: link } }] },
  },
});

/** https://ai.google.dev/gemini-api/docs/video, "Safety filters": made, and not given. */
export const veoFiltered = (reason: string) => ({
  done: true,
  response: {
    generateVideoResponse: { raiMediaFilteredCount: 1, raiMediaFilteredReasons: [reason] },
  },
});

/** https://docs.fal.ai/documentation/model-apis/inference/queue, "Submit a Request". */
export const falQueued = (app: string) => ({
  request_id: '7d3a',
  response_url: `https://queue.fal.run/${app}/requests/7d3a`,
  status_url: `https://queue.fal.run/${app}/requests/7d3a/status`,
  cancel_url: `https://queue.fal.run/${app}/requests/7d3a/cancel`,
  queue_position: 0,
});

/** https://fal.ai/models/fal-ai/luma-dream-machine/ray-2/api, "Output". */
export const falClip = (link: string) => ({
  video: { url: link, content_type: 'video/mp4', file_name: 'output.mp4', file_size: 4404019 },
});
