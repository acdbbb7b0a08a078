import { Dices, Lock, LockOpen } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { cleanSeed, type GenerationOptions, randomSeed } from './generation-options.ts';

interface SeedFieldProps {
  readonly options: GenerationOptions;
  readonly onChange: (options: GenerationOptions) => void;
}

/** Luck, and how to keep it. */
export function SeedField({ options, onChange }: SeedFieldProps) {
  const { tweak } = useTexts('create');
  const id = useId();
  const { seed, isSeedKept } = options;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {tweak.seed}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder={tweak.randomSeed}
          value={seed}
          onChange={({ target }) => {
            const next = cleanSeed(target.value);
            onChange({ ...options, seed: next, isSeedKept: next !== '' });
          }}
          className={`${controlClass} min-h-11 tabular-nums`}
        />
        <Button
          size="icon"
          aria-label={tweak.shuffleSeed}
          onClick={() => onChange({ ...options, seed: randomSeed(), isSeedKept: true })}
        >
          <Dices className="size-4.5" />
        </Button>
        <Button
          size="icon"
          aria-label={tweak.keepSeed}
          aria-pressed={isSeedKept}
          disabled={seed === ''}
          className={isSeedKept ? 'border-accent-text bg-accent-wash text-accent-text' : ''}
          onClick={() => onChange({ ...options, isSeedKept: !isSeedKept })}
        >
          {isSeedKept ? <Lock className="size-4.5" /> : <LockOpen className="size-4.5" />}
        </Button>
      </div>
      <p className="text-xs text-ink-soft">{isSeedKept ? tweak.seedKept : tweak.seedFree}</p>
    </div>
  );
}
