import type { SharedCreation } from '@loopwright/contract';
import type { Catalogue } from '../../language/catalogue.ts';

const LENGTH = 80;

/** The title, or else the beginning of the prompt, or else what it is. */
export function titleOf(
  { title, prompt, kind }: Pick<SharedCreation, 'title' | 'prompt' | 'kind'>,
  { loop, image }: Pick<Catalogue['sharing']['page'], 'loop' | 'image'>,
): string {
  if (title !== null) return title;
  if (prompt === null) return kind === 'gif' ? loop : image;
  const characters = Array.from(prompt);
  return characters.length <= LENGTH ? prompt : `${characters.slice(0, LENGTH - 1).join('')}…`;
}
