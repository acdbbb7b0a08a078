import { LIMITS } from '@loopwright/contract';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { keepRecipe, takeRecipe } from '../../entities/creation/recipe.ts';
import { useTexts } from '../../language/texts.ts';
import { forgetPrompt, useKeptPrompt } from '../../lib/kept-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';

const NO_RECIPE = { kind: 'image', settings: null, size: null, referenceUrl: null } as const;

/** A prompt to begin with, at first what was typed before signing in; the create page has the rest. */
export function DashboardPrompt() {
  const { start } = useTexts('member').dashboard;
  const [, navigate] = useLocation();
  const kept = useKeptPrompt();
  const [typed, setTyped] = useState<string | null>(null);
  const prompt = typed ?? kept ?? '';
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    forgetPrompt();
    // A remix that a visitor began before signing in goes on.
    const begun = takeRecipe() ?? NO_RECIPE;
    if (prompt.trim() !== '') keepRecipe({ ...begun, prompt });
    navigate('/create');
  };
  return (
    <form onSubmit={begin} className="mt-6 flex max-w-3xl gap-2 max-sm:flex-col">
      <input
        aria-label={start.prompt}
        placeholder={start.placeholder}
        maxLength={LIMITS.promptMaximum}
        autoComplete="off"
        value={prompt}
        onChange={({ target }) => setTyped(target.value)}
        className={`${controlClass} min-h-13 grow`}
      />
      <Button type="submit" size="large">
        {start.button}
        <ArrowRight className="size-4" aria-hidden="true" />
      </Button>
    </form>
  );
}
