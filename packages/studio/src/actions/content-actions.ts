import type { Grade } from '../document/grade-schema.ts';
import {
  type FillLayer,
  isMediaLayer,
  type MediaSource,
  type ShapeLayer,
  type TimeMapping,
} from '../document/layer-schema.ts';
import type { TextStyle } from '../document/text-schema.ts';
import { defineAction, draftLayer, findLayer, isEditable, type StudioState } from './action.ts';

const isEditableMedia = (state: StudioState, { id }: { readonly id: string }): boolean => {
  const layer = findLayer(state, id);
  return layer !== undefined && isMediaLayer(layer) && !layer.isLocked;
};

const isEditableKind =
  (kind: 'text' | 'shape' | 'fill') =>
  (state: StudioState, { id }: { readonly id: string }): boolean =>
    findLayer(state, id)?.kind === kind && isEditable(state, id);

/** Trim, closing, speed, direction and phase of a loop. */
export const setTime = defineAction<{
  readonly id: string;
  readonly time: Partial<TimeMapping>;
}>({
  id: 'setTime',
  isEnabled: isEditableMedia,
  change(draft, { id, time }) {
    const layer = draftLayer(draft, id)!;
    if (isMediaLayer(layer)) Object.assign(layer.time, time);
  },
});

/** Shows another file in the place of a layer, such as a loop that was made of an image. */
export const replaceSource = defineAction<{ readonly id: string; readonly source: MediaSource }>({
  id: 'replaceSource',
  isEnabled: isEditableMedia,
  change(draft, { id, source }) {
    const layer = draftLayer(draft, id)!;
    if (!isMediaLayer(layer)) return;
    layer.transform.scale *= layer.source.width / source.width;
    layer.source = { ...source };
    Object.assign(layer.time, { trimStart: 0, trimEnd: null });
  },
});

/** Grades a layer or, without an id, the whole picture. */
export const setGrade = defineAction<{
  readonly id: string | null;
  readonly grade: Partial<Grade>;
}>({
  id: 'setGrade',
  isEnabled: (state, { id }) => id === null || isEditableMedia(state, { id }),
  change(draft, { id, grade }) {
    const target = id === null ? draft.document : draftLayer(draft, id);
    if (target && 'grade' in target) Object.assign(target.grade, grade);
  },
});

export const setText = defineAction<{ readonly id: string; readonly text: string }>({
  id: 'setText',
  isEnabled: isEditableKind('text'),
  change(draft, { id, text }) {
    const layer = draftLayer(draft, id)!;
    if (layer.kind === 'text') layer.text = text;
  },
});

export const setTextStyle = defineAction<{
  readonly id: string;
  readonly style: Partial<TextStyle>;
}>({
  id: 'setTextStyle',
  isEnabled: isEditableKind('text'),
  change(draft, { id, style }) {
    const layer = draftLayer(draft, id)!;
    if (layer.kind === 'text') Object.assign(layer.style, style);
  },
});

export const setShape = defineAction<{
  readonly id: string;
  readonly shape: Partial<
    Pick<ShapeLayer, 'shape' | 'width' | 'height' | 'fill' | 'stroke' | 'strokeWidth'>
  >;
}>({
  id: 'setShape',
  isEnabled: isEditableKind('shape'),
  change(draft, { id, shape }) {
    Object.assign(draftLayer(draft, id)!, shape);
  },
});

export const setFill = defineAction<{
  readonly id: string;
  readonly fill: Partial<Pick<FillLayer, 'colors' | 'angle'>>;
}>({
  id: 'setFill',
  isEnabled: isEditableKind('fill'),
  change(draft, { id, fill }) {
    Object.assign(draftLayer(draft, id)!, fill);
  },
});
