import { providerUnavailable, identityRefused } from './identity-verifier.ts';

/** The longest true answer, Microsoft's keys with their certificates, has about 30 kB. */
const ANSWER_MAXIMUM_BYTES = 256 * 1024;
/** RFC 6750. What is no token must not become a header: the complaint would repeat it. */
const TOKEN = /^[\w.~+/-]+=*$/;
/** With these a provider says that the token is to blame. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403]);

export interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  /** null: what is asked is public. */
  readonly accessToken: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/**
 * Asks a provider. Redirects are not followed, because the token would go with them, and what is no
 * JSON of a bearable size comes from somebody else on the way.
 * @returns the JSON of the answer
 * @throws AppError `unauthenticated` when the provider refuses the token, else `unavailable`
 */
export async function requestProvider(url: string, question: ProviderRequest): Promise<unknown> {
  const { method, accessToken, signal } = question;
  if (accessToken !== null && !TOKEN.test(accessToken)) throw identityRefused('not a token');
  const headers = {
    accept: 'application/json',
    ...question.headers,
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
  if (REFUSALS.has(response.status))
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
    // The parser's own complaint quotes what it read.
    throw new Error('The provider answered JSON that is none');
  }
}
