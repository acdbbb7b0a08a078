import type { Creation, Generation, GenerationKind } from '@loopwright/contract';
import type { Problem } from './problem.ts';

export interface GenerationResult {
  readonly kind: GenerationKind;
  /** An object URL or the creation's own; null when there was only text. */
  readonly url: string | null;
  readonly text: string | null;
  readonly prompt: string;
  /** null when the server could not be asked for it. */
  readonly creation: Creation | null;
}

/** How one generation came out. */
export type Ending =
  | { readonly type: 'finished'; readonly result: GenerationResult }
  | { readonly type: 'failed'; readonly error: Problem }
  | { readonly type: 'cancelled' };

/** One of the generations that a press of the button has asked for. */
export interface Part {
  /** What the page asked with; null for one found running when the page came. */
  readonly requestKey: string | null;
  /** The server's latest word; null until it is found. */
  readonly generation: Generation | null;
  readonly ending: Ending | null;
}

interface Running {
  readonly prompt: string;
  /** One for each variation. */
  readonly parts: readonly Part[];
  readonly isCancelling: boolean;
}

export interface GeneratorState {
  readonly mode: GenerationKind;
  /** Null unless busy. */
  readonly running: Running | null;
  /** What arrived, in the order in which it was asked for. Stays until something new arrives. */
  readonly results: readonly GenerationResult[];
  /** How many were asked for when the results were. */
  readonly asked: number;
  /** Whether the last run brought the results; false when it failed or was canceled. */
  readonly hasNewResults: boolean;
  /** Also of variations that failed while others arrived. */
  readonly error: Problem | null;
  /** News that is no error. */
  readonly note: 'cancelled' | null;
  /** The words of what was found running when the page came. */
  readonly resumedPrompt: string | null;
}

export type GeneratorAction =
  | { readonly type: 'switch-mode'; readonly mode: GenerationKind; readonly mayMakeGifs: boolean }
  /** The address of the page asks for a mode. A locked one says so, and unlocks with the plan. */
  | { readonly type: 'arrived'; readonly mode: GenerationKind }
  | { readonly type: 'picked-reference' }
  /** Puts a creation on the stage that was made before. */
  | { readonly type: 'shown'; readonly creation: Creation }
  | { readonly type: 'typed-prompt' }
  | { readonly type: 'refused'; readonly error: Problem }
  | {
      readonly type: 'started';
      readonly requestKeys: readonly string[];
      readonly prompt: string;
    }
  | {
      readonly type: 'resumed';
      readonly generations: readonly [Generation, ...(readonly Generation[])];
    }
  | { readonly type: 'progressed'; readonly generation: Generation }
  | { readonly type: 'cancel-asked' }
  /** The part of this index is over. */
  | { readonly type: 'ended'; readonly index: number; readonly ending: Ending };

export const INITIAL_STATE: GeneratorState = {
  mode: 'image',
  running: null,
  results: [],
  asked: 0,
  hasNewResults: false,
  error: null,
  note: null,
  resumedPrompt: null,
};

const begun = { hasNewResults: false, error: null, note: null } as const;
const cleared = { ...begun, results: [], asked: 0 } as const;

const isOf = (part: Part, { id, requestKey }: Generation): boolean =>
  part.generation ? part.generation.id === id : part.requestKey === requestKey;

function progressed(state: GeneratorState, generation: Generation): GeneratorState {
  const { running } = state;
  // Old news of another generation must not show up in this one.
  const index = running?.parts.findIndex((part) => isOf(part, generation)) ?? -1;
  const part = running?.parts[index];
  if (!running || !part) return state;
  return {
    ...state,
    running: { ...running, parts: running.parts.with(index, { ...part, generation }) },
  };
}

/** What is shown when nothing runs any more: all that arrived, and why something did not. */
function concluded(state: GeneratorState, parts: readonly Part[]): GeneratorState {
  const endings = parts.flatMap(({ ending }) => ending ?? []);
  const results = endings.flatMap((ending) => (ending.type === 'finished' ? ending.result : []));
  const error = endings.find((ending) => ending.type === 'failed')?.error ?? null;
  if (results.length > 0) {
    const arrived = { results, asked: parts.length, hasNewResults: true, note: null };
    return { ...state, ...arrived, running: null, error };
  }
  return { ...state, running: null, error, note: error === null ? 'cancelled' : null };
}

function ended(state: GeneratorState, index: number, ending: Ending): GeneratorState {
  const { running } = state;
  const part = running?.parts[index];
  if (!running || !part) return state;
  const parts = running.parts.with(index, { ...part, ending });
  return parts.every((one) => one.ending)
    ? concluded(state, parts)
    : { ...state, running: { ...running, parts } };
}

/** The lock message answers a press on the locked mode; the next thing a person does removes it. */
const withoutLock = (state: GeneratorState): GeneratorState =>
  state.error === 'gifLocked' ? { ...state, error: null } : state;

function switchedMode(
  state: GeneratorState,
  mode: GenerationKind,
  mayMakeGifs: boolean,
): GeneratorState {
  if (state.running) return state;
  if (mode === 'gif' && !mayMakeGifs) return { ...state, error: 'gifLocked', note: null };
  return mode === state.mode ? withoutLock(state) : { ...state, ...cleared, mode };
}

/** What the generator shows next. Every move but progress is refused or final in one place: here. */
export function nextState(state: GeneratorState, action: GeneratorAction): GeneratorState {
  switch (action.type) {
    case 'switch-mode':
      return switchedMode(state, action.mode, action.mayMakeGifs);
    case 'arrived':
      return state.running ? state : { ...state, mode: action.mode };
    case 'picked-reference':
      return { ...state, ...cleared };
    case 'shown': {
      if (state.running) return state;
      const { kind, url, prompt } = action.creation;
      const result = { kind, url, prompt, text: null, creation: action.creation };
      return { ...state, ...cleared, results: [result], asked: 1 };
    }
    case 'typed-prompt':
      return withoutLock(state);
    case 'refused':
      return state.running ? state : { ...state, error: action.error, note: null };
    case 'started': {
      const { requestKeys, prompt } = action;
      const parts = requestKeys.map((requestKey) => ({
        requestKey,
        generation: null,
        ending: null,
      }));
      return { ...state, ...begun, running: { prompt, parts, isCancelling: false } };
    }
    case 'resumed': {
      if (state.running) return state;
      const { generations } = action;
      const [{ kind, prompt }] = generations;
      const parts = generations.map((generation) => ({
        requestKey: generation.requestKey,
        generation,
        ending: null,
      }));
      return {
        ...state,
        ...begun,
        mode: kind,
        resumedPrompt: prompt,
        running: { prompt, parts, isCancelling: false },
      };
    }
    case 'progressed':
      return progressed(state, action.generation);
    case 'cancel-asked':
      return state.running
        ? { ...state, running: { ...state.running, isCancelling: true } }
        : state;
    case 'ended':
      break;
  }
  return ended(state, action.index, action.ending);
}
