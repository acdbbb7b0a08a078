import { APICallError } from 'ai';
import { fetchOk } from './call-server.ts';
import type { Dialect } from './dialects.ts';

const PROBE_MS = 5_000;
const OPENAI_HOST = 'api.openai.com';

/** Of a server that has no such page. A busy or a failing one has said nothing yet. */
const ABSENT = new Set([400, 404, 405, 406, 410, 501]);
/** Of one that shows it to nobody: once it has answered to our key, that is as good as none. */
const CLOSED = new Set([401, 403]);

/**
 * Asks a server which dialect it speaks, without starting anything: first for who owns its models, then
 * for the description that FastAPI writes, then for what only LocalAI has.
 *
 * @param baseUrl such as `http://localhost:8091/v1`
 * @returns `openai`, which all of them understand in part, when it is clearly none of the others
 * @throws the fetch's own errors, or APICallError, when that is not known yet: the server is not there,
 *   does not take our key, or stands behind a gateway that has to wait for it
 */
export async function probeDialect(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
): Promise<Dialect> {
  if (new URL(baseUrl).hostname === OPENAI_HOST) return 'openai';
  const root = rootOf(baseUrl);
  const isAbsent = (status: number): boolean => ABSENT.has(status);
  const isWithheld = (status: number): boolean => ABSENT.has(status) || CLOSED.has(status);

  async function read(url: string, isNo: (status: number) => boolean): Promise<string> {
    try {
      const init = { headers, signal: AbortSignal.timeout(PROBE_MS) };
      return await (await fetchOk(fetch, url, init)).text();
    } catch (cause) {
      if (APICallError.isInstance(cause) && isNo(cause.statusCode ?? 0)) return '';
      throw cause;
    }
  }

  const models = await read(`${baseUrl}/models`, isAbsent);
  if (/"owned_by"\s*:\s*"vllm/i.test(models)) return 'vllm-omni';
  if (/"owned_by"\s*:\s*"sglang/i.test(models)) return 'sglang';
  const description = await read(`${root}/openapi.json`, isWithheld);
  if (description.includes('"/v1/videos"')) {
    // SGLang's form has it, vLLM-Omni's has none.
    return description.includes('"extra_body"') ? 'sglang' : 'vllm-omni';
  }
  const system = await read(`${root}/system`, isWithheld);
  return system.includes('"backends"') ? 'localai' : 'openai';
}

/** Where a server keeps what is not under `/v1`. */
export const rootOf = (baseUrl: string): string => baseUrl.replace(/\/v1$/, '');
