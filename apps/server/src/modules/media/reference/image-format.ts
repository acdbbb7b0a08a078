/** The kinds of picture that we take, by their real type. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif';

const ANY = '.'.charCodeAt(0);
/** What each begins with; a dot stands for any byte. */
const SIGNATURES: readonly (readonly [ImageFormat, string])[] = [
  ['jpeg', '\xFF\xD8\xFF'],
  ['png', '\x89PNG\r\n\x1A\n'],
  ['webp', 'RIFF....WEBP'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
];

/** What the bytes begin as, whatever the sender calls them; null for anything else. */
export function detectImageFormat(bytes: Uint8Array): ImageFormat | null {
  const begins = (signature: string): boolean =>
    Array.from(signature, (character) => character.charCodeAt(0)).every(
      (code, index) => code === ANY || bytes[index] === code,
    );
  return SIGNATURES.find(([, signature]) => begins(signature))?.[0] ?? null;
}
