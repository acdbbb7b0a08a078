import { providerUnavailable, identityRefused } from './identity-verifier.ts';

/** The longest expected answer, Microsoft's keys with their certificates, has about 30 kB. */
const ANSWER_MAXIMUM_BYTES = 256 * 1024;
/** RFC 6750. Other values must not become a header: the error message of `fetch` would quote them. */
const TOKEN = /^[\w.~+/-]+=*$/;
/** The status codes by which a provider rejects the token. */
const REJECTED_STATUSES: ReadonlySet<number> = new Set([400, 401, 403]);

export interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  /** null: the resource is public. */
  readonly accessToken: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/**
 * Sends a request to a provider. Redirects are not followed, because the token would be sent along. An
 * answer that is too large or not JSON is an error: it may come from a proxy on the way.
 * @returns the JSON of the answer
 * @throws AppError `unauthenticated` when the provider refuses the token, else `unavailable`
 */
export async function requestProvider(
  url: string,
  providerRequest: ProviderRequest,
): Promise<unknown> {
  const { method, accessToken, signal } = providerRequest;
  if (accessToken !== null && !TOKEN.test(accessToken)) throw identityRefused('not a token');
  const headers = {
    accept: 'application/json',
    ...providerRequest.headers,
    ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
  };
  const response = await fetch(url, { method, headers, signal, redirect: 'manual' }).catch(
    (error: unknown) => {
      throw providerUnavailable(error);
    },
  );
  const answer = await readJson(response).catch((error: unknown) => {
    throw providerUnavailable(error);
  });
  if (response.status === 200) return answer;
  if (REJECTED_STATUSES.has(response.status))
    throw identityRefused(`the provider answered ${response.status}`);
  throw providerUnavailable(new Error(`The provider answered ${response.status}`));
}

async function readJson(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    await response.body?.cancel();
    throw new Error(`The provider answered ${response.status} with something other than JSON`);
  }
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of response.body ?? []) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > ANSWER_MAXIMUM_BYTES) throw new Error('The provider answered too much');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    // The parser's error message quotes the text, which may contain a token.
    throw new Error('The provider answered invalid JSON');
  }
}
