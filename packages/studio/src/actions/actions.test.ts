import { describe, expect, it } from 'vitest';
import type { MediaSource } from '../document/layer-schema.ts';
import {
  emptyDocument,
  newMediaLayer,
  newShapeLayer,
  newTextLayer,
} from '../document/new-layers.ts';
import type { StudioState } from './action.ts';
import * as actions from './actions.ts';

const canvas = { width: 400, height: 200, background: null };
const source: MediaSource = {
  assetId: '00000000-0000-4000-8000-000000000001',
  sha256: 'a'.repeat(64),
  width: 200,
  height: 200,
  frameCount: 48,
  durationMs: 3000,
};

const state: StudioState = {
  document: {
    ...emptyDocument(canvas),
    layers: [
      newMediaLayer('creation', 'loop', 'Loop', source, canvas),
      newTextLayer('caption', 'Hello', canvas),
      newShapeLayer('star', 'star', canvas),
    ],
  },
  selection: ['caption'],
};

const order = ({ document }: StudioState): string => document.layers.map(({ id }) => id).join(' ');
const layerOf = ({ document }: StudioState, id: string) =>
  document.layers.find((layer) => layer.id === id)!;

describe('layers', () => {
  it('come to the front and go to the back one by one, until there is no way on', () => {
    const front = actions.bringForward.perform(state, undefined);
    expect(order(front)).toBe('loop star caption');
    expect(actions.bringForward.isEnabled(front, undefined)).toBe(false);
    const back = actions.sendBackward.perform(
      actions.sendBackward.perform(front, undefined),
      undefined,
    );
    expect(order(back)).toBe('caption loop star');
  });

  it('are moved to any place', () => {
    expect(order(actions.reorderLayer.perform(state, { id: 'loop', index: 2 }))).toBe(
      'caption star loop',
    );
    expect(actions.reorderLayer.perform(state, { id: 'loop', index: 3 })).toBe(state);
  });

  it('are deleted when they are selected and not locked', () => {
    const locked = actions.setLocked.perform(state, { id: 'star', isLocked: true });
    const both = { ...locked, selection: ['caption', 'star'] };
    const left = actions.deleteLayers.perform(both, undefined);
    expect(order(left)).toBe('loop star');
    expect(left.selection).toEqual(['star']);
  });

  it('are pasted beside the originals under new ids, and selected', () => {
    const layers = [layerOf(state, 'caption')];
    const pasted = actions.pasteLayers.perform(state, { layers, newIds: ['copy'] });
    expect(order(pasted)).toBe('loop caption star copy');
    expect(pasted.selection).toEqual(['copy']);
    expect(layerOf(pasted, 'copy').transform.x).toBe(layerOf(state, 'caption').transform.x + 16);
    expect(actions.pasteLayers.perform(state, { layers, newIds: ['star'] })).toBe(state);
  });

  it('that are locked stay as they are', () => {
    const locked = actions.setLocked.perform(state, { id: 'caption', isLocked: true });
    expect(actions.setText.perform(locked, { id: 'caption', text: 'other' })).toBe(locked);
    expect(actions.moveLayers.perform(locked, { dx: 5, dy: 5 })).toBe(locked);
  });
});

describe('changes', () => {
  it('that would make the document invalid are not made', () => {
    expect(actions.setTransform.perform(state, { id: 'star', transform: { scale: -1 } })).toBe(
      state,
    );
    expect(actions.setTiming.perform(state, { fps: 51 })).toBe(state);
    expect(actions.setTiming.perform(state, { frameCount: Number.NaN })).toBe(state);
  });

  it('keep what a crop shows in its place', () => {
    const crop = { x: 0.5, y: 0, width: 0.5, height: 1 };
    const { transform } = layerOf(actions.setCrop.perform(state, { id: 'loop', crop }), 'loop');
    // The right half of a picture of 200 px in the middle of the canvas.
    expect(transform.x).toBe(250);
    expect(transform.y).toBe(100);
  });

  it('of the canvas keep the middle and let layers cover it', () => {
    const tall = actions.resizeCanvas.perform(state, { width: 900, height: 1600, layers: 'cover' });
    const { transform } = layerOf(tall, 'loop');
    expect([transform.x, transform.y, transform.scale]).toEqual([450, 800, 8]);
  });

  it('of a source keep the size on the canvas', () => {
    const larger = { ...source, width: 400, height: 400 };
    const replaced = actions.replaceSource.perform(state, { id: 'loop', source: larger });
    expect(layerOf(replaced, 'loop').transform.scale).toBe(0.5);
  });
});
