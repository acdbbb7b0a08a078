import * as fc from 'fast-check';
import * as actions from '../actions/actions.ts';
import { ANIMATIONS } from '../document/animation-schema.ts';
import { LOOKS } from '../document/grade-schema.ts';
import { CLOSINGS, SHAPES } from '../document/layer-schema.ts';
import { newFillLayer, newShapeLayer, newTextLayer } from '../document/new-layers.ts';
import { CAPTION_PRESETS } from '../document/text-schema.ts';
import { perform, select, type History } from '../history/history.ts';

type Step = (history: History) => History;

/** A place among the layers, for documents of any length. */
const place = fc.nat(30);
const share = fc.double({ min: 0, max: 1, noNaN: true });
/** Also values that no document may hold: such an action has to change nothing. */
const number = fc.oneof(fc.double({ min: -300, max: 300, noNaN: true }), fc.constant(Number.NaN));
const mergeKey = fc.option(fc.constantFrom('drag', 'typing'));

const idAt = ({ state: { document } }: History, at: number): string =>
  document.layers[at % Math.max(1, document.layers.length)]?.id ?? 'none';

const canvas = { width: 480, height: 480, background: null };

const additions: fc.Arbitrary<Step> = fc
  .tuple(fc.constantFrom(...SHAPES), fc.nat(2), fc.uuid())
  .map(([shape, kind, id]) => (history) => {
    const layers = [
      newShapeLayer(id, shape, canvas),
      newTextLayer(id, 'Text', canvas),
      newFillLayer(id, 'Fill', canvas),
    ];
    return perform(history, actions.addLayer, { layer: layers[kind]! });
  });

const layerChanges: fc.Arbitrary<Step> = fc
  .record({ at: place, to: place, number, share, flag: fc.boolean(), text: fc.string(), mergeKey })
  .chain(({ at, to, number: value, share: part, flag, text, mergeKey: key }) =>
    fc.constantFrom<Step>(
      (h) =>
        perform(
          h,
          actions.setTransform,
          { id: idAt(h, at), transform: { x: value, y: part } },
          key,
        ),
      (h) =>
        perform(h, actions.setTransform, { id: idAt(h, at), transform: { scale: value } }, key),
      (h) => perform(h, actions.moveLayers, { dx: value, dy: part }, key),
      (h) => perform(h, actions.renameLayer, { id: idAt(h, at), name: text }, key),
      (h) => perform(h, actions.setVisible, { id: idAt(h, at), isVisible: flag }),
      (h) => perform(h, actions.setLocked, { id: idAt(h, at), isLocked: flag }),
      (h) => perform(h, actions.reorderLayer, { id: idAt(h, at), index: to }),
      (h) => perform(h, actions.bringForward, undefined),
      (h) => perform(h, actions.sendBackward, undefined),
      (h) => perform(h, actions.deleteLayers, undefined),
      (h) => select(h, [idAt(h, at), idAt(h, to)]),
      (h) => perform(h, actions.setText, { id: idAt(h, at), text }, key),
      (h) =>
        perform(h, actions.setCrop, {
          id: idAt(h, at),
          crop: { x: part / 2, y: 0, width: 0.5, height: part },
        }),
    ),
  );

const contentChanges: fc.Arbitrary<Step> = fc
  .record({
    at: place,
    number,
    share,
    look: fc.constantFrom(...LOOKS),
    closing: fc.constantFrom(...CLOSINGS),
    preset: fc.constantFrom(...CAPTION_PRESETS),
    name: fc.constantFrom(...ANIMATIONS),
    side: fc.integer({ min: 1, max: 4000 }),
    mergeKey,
  })
  .chain(({ at, number: value, share: part, look, closing, preset, name, side, mergeKey: key }) =>
    fc.constantFrom<Step>(
      (h) => perform(h, actions.setGrade, { id: null, grade: { look, exposure: value } }, key),
      (h) => perform(h, actions.setGrade, { id: idAt(h, at), grade: { contrast: part } }, key),
      (h) =>
        perform(h, actions.setTime, { id: idAt(h, at), time: { closing, trimStart: at } }, key),
      (h) =>
        perform(h, actions.setTextStyle, {
          id: idAt(h, at),
          style: { preset, span: { from: part, to: 1 - part } },
        }),
      (h) =>
        perform(h, actions.setAnimations, {
          id: idAt(h, at),
          animations: [{ name, amount: 1, cycles: 1, isReversed: false, phaseOffset: part }],
        }),
      (h) => perform(h, actions.setShape, { id: idAt(h, at), shape: { width: value } }, key),
      (h) => perform(h, actions.setFill, { id: idAt(h, at), fill: { angle: value } }, key),
      (h) => perform(h, actions.resizeCanvas, { width: side, height: 400, layers: 'cover' }),
      (h) => perform(h, actions.setBackground, { background: part < 0.5 ? null : '#123456' }),
      (h) => perform(h, actions.setTiming, { fps: at, frameCount: side }, key),
    ),
  );

const pastes: fc.Arbitrary<Step> = fc.tuple(place, fc.uuid()).map(
  ([at, id]) =>
    (h) =>
      perform(h, actions.pasteLayers, {
        layers: h.state.document.layers.filter((layer) => layer.id === idAt(h, at)),
        newIds: [id],
      }),
);

/** Any action of the editor with parameters that may fit the document or not. */
export const randomSteps = (maximum: number): fc.Arbitrary<Step[]> =>
  fc.array(fc.oneof(additions, pastes, layerChanges, contentChanges), {
    minLength: 1,
    maxLength: maximum,
    size: 'max',
  });
