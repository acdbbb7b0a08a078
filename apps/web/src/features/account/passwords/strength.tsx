import { useDeferredValue } from 'react';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { guessesFor } from './guesses.ts';

/** Beyond it, more says nothing to anybody. */
const GUESSES_SHOWN_MAXIMUM = 1e14;

const shareOf = (guesses: number): number =>
  Math.min(1, Math.log10(guesses) / Math.log10(GUESSES_SHOWN_MAXIMUM));

/** A length and a number. What they are worth is for the person to say, so neither has a colour. */
export function Strength({ password }: { readonly password: string }) {
  const { strength } = useTexts('security');
  const language = useLanguage();
  const guesses = guessesFor(useDeferredValue(password));
  const count = new Intl.NumberFormat(language, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 1,
  }).format(Math.min(guesses, GUESSES_SHOWN_MAXIMUM));
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
      <span aria-live="polite">
        {guesses > GUESSES_SHOWN_MAXIMUM ? strength.moreThan(count) : strength.about(count)}
      </span>
    </>
  );
}
