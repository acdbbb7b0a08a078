import { create, type Draft, type Patches } from 'mutative';
import type { StudioDocument } from '../document/document-schema.ts';
import { isValidChange } from '../document/is-valid-change.ts';
import type { Layer } from '../document/layer-schema.ts';

/** What an editor shows and changes. */
export interface StudioState {
  readonly document: StudioDocument;
  /** Ids of the selected layers. */
  readonly selection: readonly string[];
}

/** What an action may write to. */
export interface StudioDraft {
  readonly document: Draft<StudioDocument>;
  /** Replaced as a whole. */
  selection: readonly string[];
}

/** A command of the editor. */
export interface StudioAction<P> {
  /** Also the key of its label in the catalog of texts. */
  readonly id: string;
  /** Its keyboard shortcut as `tinykeys` writes it, such as `$mod+KeyZ`. */
  readonly keys?: string;
  isEnabled(state: StudioState, params: P): boolean;
  /** The state after it, or the same one when it is not enabled or would make the document invalid. */
  perform(state: StudioState, params: P): StudioState;
  /** `perform` with what is needed to undo and redo it; null when nothing changes. */
  performWithPatches(state: StudioState, params: P): PerformedAction | null;
}

export interface PerformedAction {
  readonly state: StudioState;
  /** Of the document. */
  readonly patches: Patches;
  readonly inverse: Patches;
}

interface ActionOptions<P> {
  readonly id: string;
  readonly keys?: string;
  isEnabled?(state: StudioState, params: P): boolean;
  change(draft: StudioDraft, params: P): void;
}

/** Makes an action of a change that writes to a draft. */
export function defineAction<P = undefined>(options: ActionOptions<P>): StudioAction<P> {
  const isEnabled = (state: StudioState, params: P): boolean =>
    options.isEnabled?.(state, params) ?? true;

  function performWithPatches(state: StudioState, params: P): PerformedAction | null {
    if (!isEnabled(state, params)) return null;
    let { selection } = state;
    const [document, patches, inverse] = create(
      state.document,
      (draft) => {
        const target: StudioDraft = { document: draft, selection };
        options.change(target, params);
        selection = target.selection;
      },
      { enablePatches: true },
    );
    if (patches.length === 0 && selection === state.selection) return null;
    if (!isValidChange(state.document, document)) return null;
    return { state: { document, selection }, patches, inverse };
  }

  return {
    id: options.id,
    ...(options.keys !== undefined && { keys: options.keys }),
    isEnabled,
    performWithPatches,
    perform: (state, params) => performWithPatches(state, params)?.state ?? state,
  };
}

export const findLayer = ({ document }: StudioState, id: string): Layer | undefined =>
  document.layers.find((layer) => layer.id === id);

export const draftLayer = ({ document }: StudioDraft, id: string): Draft<Layer> | undefined =>
  document.layers.find((layer) => layer.id === id);

/** Whether there is such a layer and it may be changed. */
export const isEditable = (state: StudioState, id: string): boolean =>
  findLayer(state, id)?.isLocked === false;

/** The selected layers that may be changed. */
export const editableSelection = (state: StudioState): readonly string[] =>
  state.selection.filter((id) => isEditable(state, id));
