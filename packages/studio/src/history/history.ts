import { apply, type Patches } from 'mutative';
import type { PerformedAction, StudioAction, StudioState } from '../actions/action.ts';
import { mergePatches } from './merge-patches.ts';

const STEPS_MAXIMUM = 500;

interface Step {
  readonly actionId: string;
  /** Actions with the same key become one step. */
  readonly mergeKey: string | null;
  readonly patches: Patches;
  readonly inverse: Patches;
  readonly selectionBefore: readonly string[];
  readonly selectionAfter: readonly string[];
}

/** A state with the steps that led to it. Immutable. */
export interface History {
  readonly state: StudioState;
  /** Oldest first. */
  readonly undoable: readonly Step[];
  /** Next first. */
  readonly redoable: readonly Step[];
}

export const createHistory = (state: StudioState): History => ({
  state,
  undoable: [],
  redoable: [],
});

/**
 * Performs an action as a step that can be undone.
 * @param mergeKey the same for all actions of one drag or one typed word, which together are one step; null: a step
 *   of its own
 * @returns the same history when the action changes nothing
 */
export function perform<P>(
  history: History,
  action: StudioAction<P>,
  params: P,
  mergeKey: string | null = null,
): History {
  const performed = action.performWithPatches(history.state, params);
  if (performed === null) return history;
  const { state } = performed;
  if (performed.patches.length === 0) return { ...history, state };
  const step = stepOf(history.state, performed, action.id, mergeKey);
  const last = history.undoable.at(-1);
  const isMerged =
    mergeKey !== null && last?.mergeKey === mergeKey && history.redoable.length === 0;
  const undoable = isMerged
    ? [...history.undoable.slice(0, -1), mergeSteps(last, step)]
    : [...history.undoable, step].slice(-STEPS_MAXIMUM);
  return { state, undoable, redoable: [] };
}

const stepOf = (
  before: StudioState,
  { state, patches, inverse }: PerformedAction,
  actionId: string,
  mergeKey: string | null,
): Step => ({
  actionId,
  mergeKey,
  patches,
  inverse,
  selectionBefore: before.selection,
  selectionAfter: state.selection,
});

const mergeSteps = (first: Step, second: Step): Step => ({
  ...second,
  ...mergePatches(first, second),
  selectionBefore: first.selectionBefore,
});

/** Selects layers. Not a step of its own; undoing a step restores the selection that it began with. */
export const select = (history: History, selection: readonly string[]): History => ({
  ...history,
  state: { ...history.state, selection },
});

export function undo(history: History): History {
  const step = history.undoable.at(-1);
  if (step === undefined) return history;
  return {
    state: {
      document: apply(history.state.document, step.inverse),
      selection: step.selectionBefore,
    },
    undoable: history.undoable.slice(0, -1),
    // A drag that goes on after an undo is another step.
    redoable: [{ ...step, mergeKey: null }, ...history.redoable],
  };
}

export function redo(history: History): History {
  const [step, ...redoable] = history.redoable;
  if (step === undefined) return history;
  return {
    state: {
      document: apply(history.state.document, step.patches),
      selection: step.selectionAfter,
    },
    undoable: [...history.undoable, step],
    redoable,
  };
}
