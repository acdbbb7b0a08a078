import { checkPrompt, typedForm } from '@loopwright/contract';
import { type KeyboardEvent, useId } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SuggestionField } from './suggestion-field.tsx';
import type { Suggestion } from './use-enhancement.ts';

interface SuggestionPanelProps {
  readonly suggestion: Suggestion;
  readonly onEdit: (text: string) => void;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

/** On a phone its end may lie below what the person looks at. */
const bringUp = (panel: HTMLElement | null): void => panel?.scrollIntoView?.({ block: 'nearest' });

/** A fuller prompt, beside the person's own until they decide. */
export function SuggestionPanel({ suggestion, onEdit, onTake, onLeave }: SuggestionPanelProps) {
  const { enhance } = useTexts('create');
  const id = useId();
  const { about, text, source, isStandIn } = suggestion;
  const problem = checkPrompt(typedForm(text));

  const onKeyDown = (event: KeyboardEvent): void => {
    const takes = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && problem === null;
    if (!takes && event.key !== 'Escape') return;
    event.preventDefault();
    // Elsewhere these keys make pictures and close other things.
    event.stopPropagation();
    if (takes) onTake();
    else onLeave();
  };

  return (
    <section
      ref={bringUp}
      aria-labelledby={id}
      className="grid animate-rise scroll-mt-20 scroll-mb-24 gap-2.5 rounded-md border border-line bg-surface p-3"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <p id={id} className="font-medium">
          {enhance.title}
        </p>
        {source === 'model' && <p className="text-xs text-ink-soft">{enhance.byModel}</p>}
      </div>
      <SuggestionField
        labelledBy={id}
        before={about}
        text={text}
        isInvalid={problem === 'promptTooLong'}
        onChange={onEdit}
        onKeyDown={onKeyDown}
      />
      {isStandIn && <p className="text-xs text-ink-soft">{enhance.standIn}</p>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTake} onKeyDown={onKeyDown} disabled={problem !== null}>
          {enhance.take}
        </Button>
        <Button variant="quiet" onClick={onLeave} onKeyDown={onKeyDown}>
          {enhance.leave}
        </Button>
      </div>
    </section>
  );
}
