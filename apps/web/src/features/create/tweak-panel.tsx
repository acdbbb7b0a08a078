import {
  ASPECTS,
  GIF_FRAMES_PER_SECOND,
  GIF_SECONDS,
  type GenerationKind,
  type Plan,
} from '@loopwright/contract';
import { ChevronDown, Dices, Lock, LockOpen } from 'lucide-react';
import { useId } from 'react';
import type { Catalogue } from '../../language/catalogue.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { controlClass } from '../../ui/field.tsx';
import { Slider } from '../../ui/slider.tsx';
import {
  cleanSeed,
  effectiveSize,
  everySize,
  type GenerationOptions,
  randomSeed,
  sizesOf,
} from './generation-options.ts';

interface TweakPanelProps {
  readonly kind: GenerationKind;
  readonly plan: Plan;
  readonly options: GenerationOptions;
  readonly onChange: (options: GenerationOptions) => void;
}

type TweakTexts = Catalogue['create']['tweak'];

const sizeLabel = (pixels: number, kind: GenerationKind, tweak: TweakTexts): string =>
  kind === 'gif' ? tweak.loopSize(pixels) : tweak.pictureSize(pixels);

function SeedField({ options, onChange }: Pick<TweakPanelProps, 'options' | 'onChange'>) {
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

function summary(
  { kind, plan, options }: Omit<TweakPanelProps, 'onChange'>,
  tweak: TweakTexts,
): string {
  const size = effectiveSize(options, kind, plan);
  const parts = [options.aspect, size === null ? '' : sizeLabel(size, kind, tweak)];
  if (kind === 'gif') {
    parts.push(tweak.seconds(options.seconds), tweak.framesPerSecond(options.framesPerSecond));
  }
  return parts.filter(Boolean).join(' · ');
}

/** Shape, size, length and luck: closed until wanted. */
export function TweakPanel({ kind, plan, options, onChange }: TweakPanelProps) {
  const { tweak } = useTexts('create');
  const size = effectiveSize(options, kind, plan);
  return (
    <details className="group rounded-md border border-line bg-surface">
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-md px-4 text-sm select-none [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{tweak.title}</span>
        <span className="ml-auto text-xs text-ink-soft tabular-nums">
          {summary({ kind, plan, options }, tweak)}
        </span>
        <ChevronDown
          className="size-4 text-ink-soft transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-5 border-t border-line p-4">
        <ChoiceRow
          legend={tweak.shape}
          choices={ASPECTS.map((aspect) => ({ value: aspect, label: aspect }))}
          value={options.aspect}
          onChange={(aspect) => onChange({ ...options, aspect })}
        />
        <ChoiceRow
          legend={tweak.size}
          lockedText={tweak.inHigherPlan}
          choices={everySize(kind).map((pixels) => ({
            value: pixels,
            label: sizeLabel(pixels, kind, tweak),
            isLocked: !sizesOf(plan, kind).includes(pixels),
          }))}
          value={size}
          onChange={(pixels) =>
            onChange({ ...options, sizes: { ...options.sizes, [kind]: pixels } })
          }
        />
        {kind === 'gif' && (
          <div className="grid gap-5 sm:grid-cols-2">
            <Slider
              label={tweak.length}
              valueText={tweak.seconds(options.seconds)}
              range={GIF_SECONDS}
              value={options.seconds}
              onChange={(seconds) => onChange({ ...options, seconds })}
            />
            <Slider
              label={tweak.frameRate}
              valueText={tweak.framesPerSecond(options.framesPerSecond)}
              range={GIF_FRAMES_PER_SECOND}
              value={options.framesPerSecond}
              onChange={(framesPerSecond) => onChange({ ...options, framesPerSecond })}
            />
          </div>
        )}
        <SeedField options={options} onChange={onChange} />
      </div>
    </details>
  );
}
