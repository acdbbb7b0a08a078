import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as actions from '../actions/actions.ts';
import { emptyDocument, newMediaLayer, newTextLayer } from '../document/new-layers.ts';
import { readDocument } from '../document/read-document.ts';
import { randomSteps } from '../testing/random-action.ts';
import { createHistory, type History, perform, redo, select, undo } from './history.ts';

const canvas = { width: 480, height: 480, background: '#000000' };
const source = {
  assetId: '00000000-0000-4000-8000-000000000001',
  sha256: 'a'.repeat(64),
  width: 480,
  height: 480,
  frameCount: 48,
  durationMs: 3000,
};
const document = {
  ...emptyDocument(canvas),
  layers: [
    newMediaLayer('creation', 'loop', 'Loop', source, canvas),
    newTextLayer('caption', 'Hello', canvas),
  ],
};
const start = createHistory({ document, selection: [] });

const undoAll = (history: History): History =>
  history.undoable.length === 0 ? history : undoAll(undo(history));
const redoAll = (history: History): History =>
  history.redoable.length === 0 ? history : redoAll(redo(history));

const move = (history: History, x: number, key: string | null): History =>
  perform(history, actions.setTransform, { id: 'caption', transform: { x } }, key);

describe('history', () => {
  it('undoes and redoes a step with its selection', () => {
    const deleted = perform(select(start, ['caption']), actions.deleteLayers, undefined);
    expect(deleted.state.selection).toEqual([]);
    const undone = undo(deleted);
    expect(undone.state).toEqual({ document, selection: ['caption'] });
    expect(redo(undone).state).toEqual(deleted.state);
  });

  it('makes one step of one drag, as large as a single move', () => {
    let history = start;
    for (let x = 0; x < 1000; x++) history = move(history, x, 'drag-1');
    history = move(history, 5, 'drag-2');
    expect(history.undoable).toHaveLength(2);
    expect(history.undoable[0]!.patches).toHaveLength(1);
    expect(undo(undo(history)).state.document).toEqual(document);
    expect(redo(undo(undo(history))).state.document.layers[1]!.transform.x).toBe(999);
  });

  it('begins another step after an undo', () => {
    const history = undo(move(move(start, 1, 'drag'), 2, null));
    expect(move(history, 3, 'drag').undoable).toHaveLength(1 + history.undoable.length);
  });

  it('keeps at least 200 steps and forgets what was undone when something else is done', () => {
    let history = start;
    for (let x = 0; x < 250; x++) history = move(history, x, null);
    expect(undoAll(history).state.document).toEqual(document);
    expect(move(undo(history), 7, null).redoable).toEqual([]);
  });

  it('ignores what changes nothing', () => {
    expect(move(start, Number.NaN, null)).toBe(start);
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
  });

  it('gives the identical document when everything is undone, and again when it is redone', () => {
    fc.assert(
      fc.property(randomSteps(12), (steps) => {
        const end = steps.reduce((history, step) => step(history), start);
        expect(readDocument(end.state.document)).toEqual(end.state.document);
        const undone = undoAll(end);
        expect(undone.state.document).toEqual(document);
        expect(redoAll(undone).state.document).toEqual(end.state.document);
      }),
      { numRuns: 10_000 },
    );
  });
});
