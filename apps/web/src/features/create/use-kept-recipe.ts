import { useEffect, useEffectEvent } from 'react';
import { keepRecipe, type Recipe, takeRecipe } from '../../entities/creation/recipe.ts';
import { useAuth } from '../../lib/auth.tsx';
import { useKeptPrompt } from '../../lib/kept-prompt.ts';

/**
 * Fills in what another page has sent here: for a visitor once more after signing in, with the prompt as it was
 * changed meanwhile; else once.
 */
export function useKeptRecipe(onRecipe: (recipe: Recipe) => void): void {
  const { user } = useAuth();
  const prompt = useKeptPrompt();
  const apply = useEffectEvent((recipe: Recipe) => {
    if (!user) keepRecipe(recipe);
    onRecipe(prompt === null ? recipe : { ...recipe, prompt });
  });
  useEffect(() => {
    const recipe = takeRecipe();
    if (recipe !== null) apply(recipe);
  }, []);
}
