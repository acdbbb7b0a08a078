import type { Creation, GenerationKind } from '@loopwright/contract';
import { forgetPrompt } from '../../lib/kept-prompt.ts';
import { withTabStorage } from '../../lib/tab-storage.ts';

/** The shared creation that is remixed. */
export interface RemixParent {
  readonly id: string;
  readonly slug: string;
  readonly title: string | null;
}

/** What the create page fills in to make something again or something like it. */
export interface Recipe {
  readonly kind: GenerationKind;
  readonly prompt: string;
  /** null: nothing but the prompt is known. */
  readonly settings: Creation['settings'];
  /** Pixels, as the size is chosen: the longer side of an image, the shorter one of a loop. null: not known. */
  readonly size: number | null;
  /** The address of an image to use as the reference; null: none. */
  readonly referenceUrl: string | null;
  readonly parent?: RemixParent;
}

/** In the session storage of the tab. */
const KEY = 'recipe';

export const recipeOf = ({ kind, prompt, settings, width, height }: Creation): Recipe => ({
  kind,
  prompt,
  settings,
  size: kind === 'image' ? Math.max(width, height) : Math.min(width, height),
  referenceUrl: null,
});

/** Keeps a recipe until the create page takes it. What was typed before signing in gives way to it. */
export function keepRecipe(recipe: Recipe): void {
  forgetPrompt();
  withTabStorage((storage) => storage.setItem(KEY, JSON.stringify(recipe)));
}

/** Takes the recipe that another page has kept; null when there is none. */
export function takeRecipe(): Recipe | null {
  return withTabStorage((storage) => {
    const text = storage.getItem(KEY);
    storage.removeItem(KEY);
    // Only `keepRecipe` of this tab writes it.
    return text === null ? null : (JSON.parse(text) as Recipe);
  });
}
