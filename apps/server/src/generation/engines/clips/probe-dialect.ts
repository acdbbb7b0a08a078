import type { Dialect } from './dialects.ts';

const PROBE_MS = 5_000;
const OPENAI_HOST = 'api.openai.com';

/**
 * Asks a server which dialect it speaks, without starting anything: first for the description that
 * FastAPI writes, then for who owns its models, then for what only LocalAI has.
 *
 * @param baseUrl such as `http://localhost:8091/v1`
 * @returns `openai`, which all of them understand in part, when it is none of the others
 * @throws the fetch's own errors when the server is not there
 */
export async function probeDialect(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
): Promise<Dialect> {
  if (new URL(baseUrl).hostname === OPENAI_HOST) return 'openai';
  const root = rootOf(baseUrl);
  const read = async (url: string): Promise<string> => {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(PROBE_MS) });
    const text = await response.text();
    return response.ok ? text : '';
  };

  const description = await read(`${root}/openapi.json`);
  if (description.includes('"/v1/videos"')) {
    // SGLang's form has it, vLLM-Omni's has none.
    return description.includes('"extra_body"') ? 'sglang' : 'vllm-omni';
  }
  const models = await read(`${baseUrl}/models`);
  if (/"owned_by"\s*:\s*"vllm/i.test(models)) return 'vllm-omni';
  if (/"owned_by"\s*:\s*"sglang/i.test(models)) return 'sglang';
  const system = await read(`${root}/system`);
  return system.includes('"backends"') ? 'localai' : 'openai';
}

/** Where a server keeps what is not under `/v1`. */
export const rootOf = (baseUrl: string): string => baseUrl.replace(/\/v1$/, '');
