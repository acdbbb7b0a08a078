import type { Configuration, GenerationKind, PromptStyle } from '@loopwright/contract';
import { Suspense, useRef } from 'react';
import { useAuth } from '../../lib/auth.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { EnhanceButton } from './enhance/enhance-button.tsx';
import { EnhancementNews } from './enhance/enhancement-news.tsx';
import { useEnhancement } from './enhance/use-enhancement.ts';
import { PromptField } from './prompt-field.tsx';

const SuggestionPanel = lazyPart(
  async () => (await import('./enhance/suggestion-panel.tsx')).SuggestionPanel,
);

const PromptWords = lazyPart(
  async () => (await import('./words/prompt-words.tsx')).PromptWords,
  () => null,
);

interface PromptPartProps {
  readonly prompt: string;
  readonly onPrompt: (prompt: string) => void;
  readonly kind: GenerationKind;
  /** Null: none is chosen. */
  readonly style: PromptStyle | null;
  readonly enhancer: Configuration['enhancer'] | null;
  /** Whether the built-in engine draws it. */
  readonly isIllustrated: boolean;
}

/** The prompt field, with the enhancer for signed-in users. */
export function PromptPart(props: PromptPartProps) {
  const { prompt, onPrompt, kind, style, enhancer, isIllustrated } = props;
  const { user } = useAuth();
  const enhancement = useEnhancement({ prompt, onPrompt, kind, style });
  const { isBusy, suggestion } = enhancement;
  const button = useRef<HTMLButtonElement>(null);
  /** What was under the keyboard goes away. */
  const andBack = (act: () => void) => (): void => {
    act();
    button.current?.focus();
  };
  return (
    <div className="grid gap-2">
      <PromptField
        prompt={prompt}
        onPrompt={onPrompt}
        action={
          user && (
            <EnhanceButton
              prompt={prompt}
              isBusy={isBusy}
              enhancer={enhancer}
              button={button}
              onPress={enhancement.ask}
            />
          )
        }
      />
      {user && (
        // Kept free, so that nothing moves when the words are read.
        <div className="min-h-4">
          <Suspense>{isIllustrated && <PromptWords prompt={prompt} style={style} />}</Suspense>
        </div>
      )}
      <EnhancementNews enhancement={enhancement} onUndo={andBack(enhancement.undo)} />
      <Suspense>
        {suggestion && (
          <SuggestionPanel
            suggestion={suggestion}
            onEdit={enhancement.edit}
            onTake={enhancement.take}
            onLeave={andBack(enhancement.leave)}
          />
        )}
      </Suspense>
    </div>
  );
}
