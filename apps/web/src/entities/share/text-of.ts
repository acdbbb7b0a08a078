import type { Share } from '@loopwright/contract';
import type { Catalogue } from '../../language/catalogue.ts';

/** Who sees a shared creation. */
export function textOf(
  { visibility, reviewState }: Pick<Share, 'visibility' | 'reviewState'>,
  texts: Pick<Catalogue['creation']['sharing'], 'unlisted' | 'publicHint' | 'waiting' | 'refused'>,
): string {
  if (visibility === 'unlisted') return texts.unlisted;
  if (reviewState === 'approved') return texts.publicHint;
  return reviewState === 'refused' ? texts.refused : texts.waiting;
}
