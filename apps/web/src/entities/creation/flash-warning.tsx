import type { Creation } from '@loopwright/contract';
import { SAFE_FLASHES } from '@loopwright/media';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../../language/texts.ts';

/** Warns of a loop that flashes more often than is safe to look at. */
export function FlashWarning({ flashes }: Pick<Creation, 'flashes'>) {
  const creation = useTexts('creation');
  if (flashes === null || flashes <= SAFE_FLASHES) return null;
  return (
    <p role="note" className="flex items-start gap-2 text-sm text-ink-soft">
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden="true" />
      {creation.flashes(flashes)}
    </p>
  );
}
