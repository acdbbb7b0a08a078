import type { Generation, GenerationKind } from '@loopwright/contract';
import type { Problem } from './problem.ts';

export interface GenerationResult {
  readonly kind: GenerationKind;
  /** An object URL or the creation's own; null when there was only text. */
  readonly url: string | null;
  readonly text: string | null;
  readonly prompt: string;
}

interface Running {
  /** What the page asked with; null for one found running when the page came. */
  readonly requestKey: string | null;
  readonly prompt: string;
  /** The server's latest word; null until it is found. */
  readonly generation: Generation | null;
  readonly isCancelling: boolean;
}

export interface GeneratorState {
  readonly mode: GenerationKind;
  /** Null unless busy. */
  readonly running: Running | null;
  readonly result: GenerationResult | null;
  readonly error: Problem | null;
  /** News that is no error. */
  readonly note: 'cancelled' | null;
  /** The words of what was found running when the page came. */
  readonly resumedPrompt: string | null;
}

export type GeneratorAction =
  | { readonly type: 'switch-mode'; readonly mode: GenerationKind; readonly mayMakeGifs: boolean }
  | { readonly type: 'picked-reference' }
  | { readonly type: 'refused'; readonly error: Problem }
  | { readonly type: 'started'; readonly requestKey: string; readonly prompt: string }
  | { readonly type: 'resumed'; readonly generation: Generation }
  | { readonly type: 'progressed'; readonly generation: Generation }
  | { readonly type: 'cancel-asked' }
  | { readonly type: 'finished'; readonly result: GenerationResult }
  | { readonly type: 'failed'; readonly error: Problem }
  | { readonly type: 'cancelled' };

export const INITIAL_STATE: GeneratorState = {
  mode: 'image',
  running: null,
  result: null,
  error: null,
  note: null,
  resumedPrompt: null,
};

const cleared = { result: null, error: null, note: null } as const;

function progressed(state: GeneratorState, generation: Generation): GeneratorState {
  if (!state.running) return state;
  // Old news of another generation must not show up in this one.
  const { requestKey, generation: known } = state.running;
  const isOurs = known ? known.id === generation.id : generation.requestKey === requestKey;
  return isOurs ? { ...state, running: { ...state.running, generation } } : state;
}

/** What the generator shows next. Every move but progress is refused or final in one place: here. */
export function nextState(state: GeneratorState, action: GeneratorAction): GeneratorState {
  switch (action.type) {
    case 'switch-mode': {
      const isLocked = action.mode === 'gif' && !action.mayMakeGifs;
      return state.running || isLocked ? state : { ...state, ...cleared, mode: action.mode };
    }
    case 'picked-reference':
      return { ...state, ...cleared };
    case 'refused':
      return state.running ? state : { ...state, error: action.error, note: null };
    case 'started': {
      const { requestKey, prompt } = action;
      return {
        ...state,
        ...cleared,
        running: { requestKey, prompt, generation: null, isCancelling: false },
      };
    }
    case 'resumed': {
      if (state.running) return state;
      const { generation } = action;
      return {
        ...state,
        ...cleared,
        mode: generation.kind,
        resumedPrompt: generation.prompt,
        running: {
          requestKey: generation.requestKey,
          prompt: generation.prompt,
          generation,
          isCancelling: false,
        },
      };
    }
    case 'progressed':
      return progressed(state, action.generation);
    case 'cancel-asked':
      return state.running
        ? { ...state, running: { ...state.running, isCancelling: true } }
        : state;
    case 'finished':
      return { ...state, ...cleared, running: null, result: action.result };
    case 'failed':
      return { ...state, ...cleared, running: null, error: action.error };
    case 'cancelled':
      break;
  }
  return { ...state, ...cleared, running: null, note: 'cancelled' };
}
