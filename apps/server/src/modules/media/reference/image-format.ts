/** The supported formats of uploaded images. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif';

const ANY = '.'.charCodeAt(0);
/** The first bytes of each format; a dot stands for any byte. */
const SIGNATURES: readonly (readonly [ImageFormat, string])[] = [
  ['jpeg', '\xFF\xD8\xFF'],
  ['png', '\x89PNG\r\n\x1A\n'],
  ['webp', 'RIFF....WEBP'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
];

/** Detects the format from the bytes, whatever type was declared; null for other formats. */
export function detectImageFormat(bytes: Uint8Array): ImageFormat | null {
  const startsWith = (signature: string): boolean =>
    Array.from(signature, (character) => character.charCodeAt(0)).every(
      (code, index) => code === ANY || bytes[index] === code,
    );
  return SIGNATURES.find(([, signature]) => startsWith(signature))?.[0] ?? null;
}
