import {
  actions,
  isMediaLayer,
  type MediaLayer,
  roundLength,
  STUDIO_LIMITS,
  type StudioDocument,
  type TimeMapping,
} from '@loopwright/studio';
import type { Editor } from './editor.ts';
import { newMergeKey } from './merge-keys.ts';

/** The loop at the back: the length of the document follows it. */
export const leadingLoop = ({ layers }: StudioDocument): MediaLayer | null =>
  layers.filter(isMediaLayer).find(({ source }) => source.frameCount > 1) ?? null;

/**
 * Changes what is played of a loop. Of the leading loop, the document becomes as much longer or shorter, so that it
 * is played as fast as before.
 * @param base the document before the first change of a drag, whose rounding is not to add up
 */
export function changeTime(
  editor: Editor,
  layerId: string,
  time: Partial<TimeMapping>,
  base: StudioDocument = editor.history.get().state.document,
  mergeKey = newMergeKey(),
): void {
  editor.perform(actions.setTime, { id: layerId, time }, mergeKey);
  const before = leadingLoop(base);
  if (before?.id !== layerId) return;
  const { frameCount } = before.source;
  const ratio =
    roundLength({ ...before.time, ...time }, frameCount) / roundLength(before.time, frameCount);
  const frames = Math.round(base.frameCount * ratio);
  const next = Math.min(STUDIO_LIMITS.framesMaximum, Math.max(1, frames));
  editor.perform(actions.setTiming, { frameCount: next }, mergeKey);
}
