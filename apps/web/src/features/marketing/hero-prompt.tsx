import { LIMITS, promptLength } from '@loopwright/contract';
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { keepPrompt, useKeptPrompt } from '../../lib/kept-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { EXAMPLE_LOOPS } from './example-loops.ts';

type Problem = 'enterPrompt' | 'promptTooLong';

/** Seen by few, so that its words are not fetched with the page. */
const HeroProblem = lazy(() =>
  import('./hero-problem.tsx').then((file) => ({ default: file.HeroProblem })),
);

/** The create page finds what else there is to find. */
function problemOf(prompt: string): Problem | null {
  if (prompt.trim() === '') return 'enterPrompt';
  return promptLength(prompt) > LIMITS.promptMaximum ? 'promptTooLong' : null;
}

/** Of the carousel beside it: what it says of each is one of these prompts. */
const IDEAS = ['whale', 'robot', 'fox'] as const;

const promptOf = (idea: string): string =>
  EXAMPLE_LOOPS.find(({ name }) => name === idea)?.prompt ?? '';

/** What is typed here stands in the prompt of the create page, also after signing up. */
function usePromptForm() {
  const { user, loading, expectsVisitor } = useAuth();
  const [, navigate] = useLocation();
  const kept = useKeptPrompt();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const prompt = typed ?? kept ?? '';

  const change = (next: string): void => {
    setTyped(next);
    setProblem(null);
    keepPrompt(next);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const found = problemOf(prompt);
    setProblem(found);
    if (found !== null) return field.current?.focus();
    keepPrompt(prompt);
    const isMember = user !== null || (loading && !expectsVisitor);
    navigate(isMember ? '/create' : '/signup');
  };
  return { prompt, problem, field, change, submit };
}

/** Enter sends, Shift and Enter begin a line; Enter that ends a Japanese word does neither. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** The first thing to do on the page: say what one wants to see. */
export function HeroPrompt() {
  const { hero } = useTexts('marketing');
  const { prompt, problem, field, change, submit } = usePromptForm();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const problemId = `${id}-problem`;
  const hintId = `${id}-hint`;
  const describedBy = [problem && problemId, hero.promptHint && hintId].filter(Boolean).join(' ');

  const take = (idea: string): void => {
    change(promptOf(idea));
    button.current?.focus();
  };
  return (
    // Without scripts it leads to the sign-up form, without what was typed.
    <form noValidate action="/signup" onSubmit={submit} className="mt-8 max-w-[36rem]">
      <label htmlFor={id} className="sr-only">
        {hero.promptLabel}
      </label>
      <div className="flex items-end gap-2 rounded-xl border border-line-strong bg-raised p-2 shadow-low transition-colors duration-150 hover:border-ink-soft has-[textarea:focus-visible]:border-focus has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-focus">
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={prompt}
          placeholder={hero.promptPlaceholder}
          aria-describedby={describedBy || undefined}
          aria-invalid={problem !== null || undefined}
          onChange={({ target }) => change(target.value)}
          onKeyDown={sendOnEnter}
          className="field-sizing-content max-h-17 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-2.5 py-2.5 text-base leading-6 outline-none sm:min-h-17"
        />
        <Button ref={button} type="submit" variant="primary" className="px-5">
          {hero.create}
        </Button>
      </div>
      {problem && (
        <Suspense>
          <HeroProblem id={problemId} problem={problem} />
        </Suspense>
      )}
      {hero.promptHint && (
        <p id={hintId} className="mt-2 text-xs text-ink-soft">
          {hero.promptHint}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2 noscript:hidden">
        {IDEAS.map((idea) => (
          <button
            key={idea}
            type="button"
            onClick={() => take(idea)}
            className="min-h-9 rounded-full border border-line bg-surface px-3.5 text-sm text-ink-soft transition-colors duration-150 hover:border-line-strong hover:text-ink pointer-coarse:min-h-11"
          >
            {hero.ideas[idea]}
          </button>
        ))}
      </div>
    </form>
  );
}
