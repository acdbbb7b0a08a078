import {
  type EnhanceResponse,
  type GenerationKind,
  type PromptStyle,
  ROUTES,
} from '@loopwright/contract';
import { useEffect, useRef, useState } from 'react';
import { isAbort } from '../../../lib/abort.ts';
import { callForJson } from '../../../lib/api.ts';

export interface Suggestion {
  /** The words it was made of. */
  readonly about: string;
  /** As it came and as it has been edited since. */
  readonly text: string;
  readonly source: EnhanceResponse['source'];
  readonly isStandIn: boolean;
}

/** Of the words `about`: when there are others, it is old news. */
type News =
  | { readonly type: 'unchanged'; readonly why: NonNullable<EnhanceResponse['unchanged']> }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'used'; readonly before: string }
  | { readonly type: 'undone' };

export interface PromptEnhancement {
  readonly isBusy: boolean;
  readonly suggestion: Suggestion | null;
  /** What there is to say about the words as they are. */
  readonly news: News | null;
  readonly ask: () => void;
  readonly edit: (text: string) => void;
  readonly take: () => void;
  readonly leave: () => void;
  readonly undo: () => void;
}

interface Words {
  readonly prompt: string;
  readonly onPrompt: (prompt: string) => void;
  readonly kind: GenerationKind;
  readonly style: PromptStyle | null;
}

/** Asks for a fuller prompt and keeps it beside the person's own until they decide. */
export function useEnhancement({ prompt, onPrompt, kind, style }: Words): PromptEnhancement {
  const [isBusy, setIsBusy] = useState(false);
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  const [told, setTold] = useState<{ readonly about: string; readonly news: News } | null>(null);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  const tell = (about: string, news: News): void => setTold({ about, news });

  const receive = (answer: EnhanceResponse): void => {
    const { prompt: text, source, isStandIn, unchanged } = answer;
    if (unchanged === null) setSuggestion({ about: prompt, text, source, isStandIn });
    else tell(prompt, { type: 'unchanged', why: unchanged });
  };

  const ask = async (): Promise<void> => {
    const own = new AbortController();
    call.current = own;
    setIsBusy(true);
    setSuggestion(null);
    setTold(null);
    try {
      receive(
        await callForJson<EnhanceResponse>(ROUTES.enhancePrompt, {
          method: 'POST',
          body: { prompt, kind, ...(style !== null && { style }) },
          signal: own.signal,
        }),
      );
    } catch (error) {
      if (isAbort(error)) return;
      tell(prompt, { type: 'failed', error });
    }
    setIsBusy(false);
  };

  return {
    isBusy,
    suggestion,
    news: told?.about === prompt ? told.news : null,
    ask: () => void (isBusy || ask()),
    edit: (text) => setSuggestion(suggestion && { ...suggestion, text }),
    take: () => {
      if (suggestion === null) return;
      onPrompt(suggestion.text);
      setSuggestion(null);
      tell(suggestion.text, { type: 'used', before: prompt });
    },
    leave: () => setSuggestion(null),
    undo: () => {
      if (told?.news.type !== 'used') return;
      onPrompt(told.news.before);
      tell(told.news.before, { type: 'undone' });
    },
  };
}
