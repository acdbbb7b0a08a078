import { createHmac, timingSafeEqual } from 'node:crypto';
import { isKey, type SignedFile, type SignedUrlOptions } from './storage.ts';

/** Below it this server answers signed addresses of local files. */
export const SIGNED_FILES_PATH = '/media/files/';

/** Signs addresses of local files, as S3 does with a scheme of its own. */
interface UrlSigner {
  /** @returns a path of this server */
  readonly sign: (key: string, options: SignedUrlOptions) => string;
  /**
   * @param url the path of a request with its query
   * @returns null when the signature is wrong, or its time is over
   */
  readonly verify: (url: string, now: Date) => SignedFile | null;
}

/** The signature is an HMAC-SHA256 of everything else in the address. */
export function urlSigner(secret: string): UrlSigner {
  const signatureOf = (signed: string): Buffer =>
    createHmac('sha256', secret).update(`file:${signed}`).digest();

  return {
    sign(key, { signedAt, expiresInSeconds, mimeType, disposition }) {
      const expires = Math.floor(signedAt.getTime() / 1000) + expiresInSeconds;
      const query = new URLSearchParams({ expires: String(expires), mimeType, disposition });
      const signed = `${SIGNED_FILES_PATH}${key}?${query.toString()}`;
      return `${signed}&signature=${signatureOf(signed).toString('base64url')}`;
    },
    verify(url, now) {
      const [signed = '', signature = ''] = url.split('&signature=');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(signed);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const { pathname, searchParams } = new URL(signed, 'http://localhost');
      const key = pathname.slice(SIGNED_FILES_PATH.length);
      const expiresMs = Number(searchParams.get('expires')) * 1000;
      if (!isKey(key) || expiresMs <= now.getTime()) return null;
      return {
        key,
        mimeType: searchParams.get('mimeType') ?? '',
        disposition: searchParams.get('disposition') ?? '',
      };
    },
  };
}
