import type { ByteRange } from '../storage/storage.ts';

const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/**
 * Reads a `Range` header against an object of that size.
 * https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 * @returns null for the whole object, also where several ranges are asked for; 'unsatisfiable' when
 *   the range lies behind the end
 */
export function readByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | null {
  const match = ONE_RANGE.exec(header ?? '');
  if (match === null) return null;
  const [, firstText, lastText, suffixText] = match;
  if (suffixText !== undefined) {
    const length = Math.min(Number(suffixText), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { first: sizeBytes - length, last: sizeBytes - 1 };
  }
  const first = Number(firstText);
  const last = lastText === '' ? sizeBytes - 1 : Math.min(Number(lastText), sizeBytes - 1);
  if (lastText !== '' && Number(lastText) < first) return null;
  return first >= sizeBytes ? 'unsatisfiable' : { first, last };
}
