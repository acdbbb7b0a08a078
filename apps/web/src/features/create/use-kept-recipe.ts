import { useEffect, useEffectEvent } from 'react';
import { type Recipe, takeRecipe } from '../../entities/creation/recipe.ts';

/** Fills in what another page has sent here, once. */
export function useKeptRecipe(onRecipe: (recipe: Recipe) => void): void {
  const apply = useEffectEvent(onRecipe);
  useEffect(() => {
    const recipe = takeRecipe();
    if (recipe !== null) apply(recipe);
  }, []);
}
