import { inStyle, type PromptStyle, typedForm } from '@loopwright/contract';
import { useEffect, useRef, useState } from 'react';
import { useRested } from '../../../lib/use-rested.ts';
import { openWordsReader, type WordsReader, type WordsReport } from './open-words-reader.ts';
import { WordLists } from './word-lists.tsx';

/** Long enough that a screen reader speaks when typing has stopped, not between words. */
const RESTED_MS = 700;

/** The words of a text once typing rests; null until they are read, and for an empty text. */
function useReadWords(text: string): WordsReport['words'] | null {
  const [report, setReport] = useState<WordsReport | null>(null);
  const reader = useRef<WordsReader | null>(null);
  const rested = useRested(text, RESTED_MS);

  useEffect(() => {
    if (rested === '') return;
    reader.current ??= openWordsReader(setReport);
    reader.current.read(rested);
  }, [rested]);
  useEffect(
    () => () => {
      reader.current?.close();
      reader.current = null;
    },
    [],
  );
  return text === '' ? null : (report?.words ?? null);
}

interface PromptWordsProps {
  readonly prompt: string;
  /** Null: none is chosen. */
  readonly style: PromptStyle | null;
}

/** Which words of the prompt the built-in engine draws, and which it does not know. */
export function PromptWords({ prompt, style }: PromptWordsProps) {
  const typed = typedForm(prompt);
  const words = useReadWords(typed === '' ? '' : inStyle(typed, style ?? undefined));
  return (
    <output className="flex flex-wrap gap-x-3 text-xs wrap-anywhere text-ink-soft empty:sr-only">
      {words && <WordLists {...words} />}
    </output>
  );
}
