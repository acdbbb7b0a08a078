import type { Creation } from '@loopwright/contract';

const WORDS_LENGTH = 60;

/** Title or prompt in letters that every file system takes, a number against equal names, and the kind. */
export function fileNameOf({ title, prompt, kind }: Creation, index: number): string {
  const words = (title ?? prompt)
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, WORDS_LENGTH);
  const number = String(index + 1).padStart(3, '0');
  return `${number}-${words || 'creation'}.${kind === 'gif' ? 'gif' : 'png'}`;
}
