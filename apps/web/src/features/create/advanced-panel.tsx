import { allowsAdvancedPrompts, type Plan, PROMPT_LIMITS } from '@loopwright/contract';
import { Lock } from 'lucide-react';
import { Suspense } from 'react';
import { useTexts } from '../../language/texts.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { LinkedMessage } from '../../ui/linked-message.tsx';
import { ChoiceRow } from '../../ui/setting-rows.tsx';
import { FoldedPanel } from './folded-panel.tsx';
import type { GenerationOptions } from './generation-options.ts';
import { BUILT_IN_MODEL, type ModelChoice } from './model-choice.ts';
import { NegativePromptField } from './negative-prompt-field.tsx';
import { SeedField } from './seed-field.tsx';

const StylePicker = lazyPart(
  async () => (await import('./style-picker.tsx')).StylePicker,
  () => null,
);

interface AdvancedPanelProps {
  readonly plan: Plan;
  readonly prompt: string;
  readonly choice: ModelChoice;
  readonly options: GenerationOptions;
  readonly onChange: (options: GenerationOptions) => void;
}

const COUNTS = Array.from({ length: PROMPT_LIMITS.variationsMaximum }, (_, index) => index + 1);

/** Style, variations, seed and what to leave out: of paid plans, and for others to see. */
export function AdvancedPanel({ plan, prompt, choice, options, onChange }: AdvancedPanelProps) {
  const { advanced, locked } = useTexts('create');
  const isLocked = !allowsAdvancedPrompts(plan);
  const { style, variations, negativePrompt } = options;
  const chosen = [
    style === null ? advanced.noStyle : advanced.styles[style],
    variations > 1 && advanced.times(variations),
  ];
  return (
    <FoldedPanel
      title={advanced.title}
      summary={
        isLocked ? (
          <>
            <Lock className="size-3.5" aria-hidden="true" />
            <span className="sr-only">{locked}</span>
          </>
        ) : (
          chosen.filter(Boolean).join(' · ')
        )
      }
    >
      {isLocked && (
        <p className="text-sm">
          <LinkedMessage message={advanced.locked} phrase={advanced.lockedLink} to="/pricing" />
        </p>
      )}
      <fieldset
        disabled={isLocked}
        aria-label={advanced.title}
        className="group/locked grid min-w-0 gap-5"
      >
        <Suspense>
          <StylePicker
            prompt={!isLocked && choice.id === BUILT_IN_MODEL ? prompt : ''}
            value={style}
            onChange={(next) => onChange({ ...options, style: next })}
          />
        </Suspense>
        <ChoiceRow
          legend={advanced.variations}
          choices={COUNTS.map((count) => ({ value: count, label: String(count) }))}
          value={variations}
          onChange={(count) => onChange({ ...options, variations: count })}
        />
        {choice.can.negativePrompt && (
          <NegativePromptField
            value={negativePrompt}
            onChange={(text) => onChange({ ...options, negativePrompt: text })}
          />
        )}
        {choice.can.seed && <SeedField options={options} onChange={onChange} />}
      </fieldset>
    </FoldedPanel>
  );
}
