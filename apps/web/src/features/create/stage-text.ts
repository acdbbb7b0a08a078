import type { Generation } from '@loopwright/contract';
import type { Catalogue } from '../../language/catalogue.ts';

/** What is going on with a generation. @param generation null: the server does not have it yet */
export function stageText(
  generation: Generation | null,
  progress: Catalogue['create']['progress'],
): string {
  if (!generation) return progress.sending;
  const { status, stage, queuePosition, kind } = generation;
  if (status === 'queued') return progress.queued(queuePosition ?? 0);
  if (stage === 'encoding') return kind === 'gif' ? progress.finishingGif : progress.finishingImage;
  return stage === 'saving' ? progress.saving : progress.drawing;
}
