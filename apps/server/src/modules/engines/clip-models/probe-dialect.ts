import { APICallError } from 'ai';
import { fetchOk } from './call-server.ts';
import type { Dialect } from './dialects.ts';

const PROBE_MS = 5_000;
const OPENAI_HOST = 'api.openai.com';

/** The page does not exist. Other failures leave the dialect unknown. */
const ABSENT = new Set([400, 404, 405, 406, 410, 501]);
/** The page is forbidden. A server that accepted the key before counts as one without the page. */
const FORBIDDEN = new Set([401, 403]);

/**
 * Detects the dialect of a server without starting a clip: from the owner of its models, then from the
 * OpenAPI description that FastAPI generates, then from a page that only LocalAI has.
 *
 * @param baseUrl such as `http://localhost:8091/v1`
 * @returns `openai`, which all servers understand in part, when it is certainly none of the others
 * @throws the fetch's errors, or APICallError, while the dialect is unknown: the server is unreachable,
 *   rejects the key, or is starting behind a gateway
 */
export async function probeDialect(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
): Promise<Dialect> {
  if (new URL(baseUrl).hostname === OPENAI_HOST) return 'openai';
  const root = rootOf(baseUrl);
  const isAbsent = (status: number): boolean => ABSENT.has(status);
  const isWithheld = (status: number): boolean => ABSENT.has(status) || FORBIDDEN.has(status);

  async function read(url: string, isMissing: (status: number) => boolean): Promise<string> {
    try {
      const init = { headers, signal: AbortSignal.timeout(PROBE_MS) };
      return await (await fetchOk(fetch, url, init)).text();
    } catch (cause) {
      if (APICallError.isInstance(cause) && isMissing(cause.statusCode ?? 0)) return '';
      throw cause;
    }
  }

  const models = await read(`${baseUrl}/models`, isAbsent);
  if (/"owned_by"\s*:\s*"vllm/i.test(models)) return 'vllm-omni';
  if (/"owned_by"\s*:\s*"sglang/i.test(models)) return 'sglang';
  const description = await read(`${root}/openapi.json`, isWithheld);
  if (description.includes('"/v1/videos"')) {
    // SGLang's form has this field, vLLM-Omni's does not.
    return description.includes('"extra_body"') ? 'sglang' : 'vllm-omni';
  }
  const system = await read(`${root}/system`, isWithheld);
  return system.includes('"backends"') ? 'localai' : 'openai';
}

/** The address of pages outside of `/v1`. */
export const rootOf = (baseUrl: string): string => baseUrl.replace(/\/v1$/, '');
