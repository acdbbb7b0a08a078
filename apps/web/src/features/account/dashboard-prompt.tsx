import { LIMITS } from '@loopwright/contract';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { keepRecipe } from '../../entities/creation/recipe.ts';
import { useTexts } from '../../language/texts.ts';
import { forgetPrompt, useKeptPrompt } from '../../lib/kept-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';

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
    if (prompt.trim() !== '') {
      keepRecipe({ kind: 'image', prompt, settings: null, size: null, referenceUrl: null });
    }
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
