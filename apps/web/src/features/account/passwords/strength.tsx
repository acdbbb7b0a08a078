import { useDeferredValue } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { guessesFor } from './guesses.ts';

/** Where zxcvbn's scores 3 ("safely unguessable") and 4 ("very unguessable") begin. */
const FAIR_GUESSES = 1e8;
const STRONG_GUESSES = 1e10;

const shareOf = (guesses: number): number =>
  Math.min(1, Math.log10(guesses) / Math.log10(STRONG_GUESSES));

const gradeOf = (guesses: number): 'weak' | 'fair' | 'strong' => {
  if (guesses < FAIR_GUESSES) return 'weak';
  return guesses < STRONG_GUESSES ? 'fair' : 'strong';
};

/** How hard a new password is to guess: a bar and a word. */
export function Strength({ password }: { readonly password: string }) {
  const { strength } = useTexts('security');
  const guesses = guessesFor(useDeferredValue(password));
  return (
    <>
      <span
        aria-hidden="true"
        className="order-first h-1 w-full overflow-hidden rounded-full bg-line"
      >
        <span
          className="block h-full rounded-full bg-ink-soft transition-[width] duration-200"
          style={{ width: `${Math.round(shareOf(guesses) * 100)}%` }}
        />
      </span>
      <span aria-live="polite">{strength[gradeOf(guesses)]}</span>
    </>
  );
}
