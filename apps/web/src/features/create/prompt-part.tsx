import type { Configuration, GenerationKind, PromptStyle } from '@loopwright/contract';
import { useRef } from 'react';
import { useAuth } from '../../lib/auth.tsx';
import { EnhanceButton } from './enhance/enhance-button.tsx';
import { EnhancementNews } from './enhance/enhancement-news.tsx';
import { SuggestionPanel } from './enhance/suggestion-panel.tsx';
import { useEnhancement } from './enhance/use-enhancement.ts';
import { PromptField } from './prompt-field.tsx';

interface PromptPartProps {
  readonly prompt: string;
  readonly onPrompt: (prompt: string) => void;
  readonly kind: GenerationKind;
  /** Null: none is chosen. */
  readonly style: PromptStyle | null;
  readonly enhancer: Configuration['enhancer'] | null;
}

/** The prompt field, with the enhancer for signed-in users. */
export function PromptPart({ prompt, onPrompt, kind, style, enhancer }: PromptPartProps) {
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
      <EnhancementNews enhancement={enhancement} onUndo={andBack(enhancement.undo)} />
      {suggestion && (
        <SuggestionPanel
          suggestion={suggestion}
          onEdit={enhancement.edit}
          onTake={enhancement.take}
          onLeave={andBack(enhancement.leave)}
        />
      )}
    </div>
  );
}
