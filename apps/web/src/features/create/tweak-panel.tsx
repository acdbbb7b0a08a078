import {
  GIF_FRAMES_PER_SECOND,
  GIF_SECONDS,
  type GenerationKind,
  type Plan,
} from '@loopwright/contract';
import type { Catalogue } from '../../language/catalogue.ts';
import { useTexts } from '../../language/texts.ts';
import { ChoiceRow, Slider } from '../../ui/setting-rows.tsx';
import { FoldedPanel } from './folded-panel.tsx';
import {
  effectiveAspect,
  effectiveSize,
  everySize,
  type GenerationOptions,
  sizesOf,
} from './generation-options.ts';
import type { ModelChoice } from './model-choice.ts';
import { planAbove, PlanOffer } from './plan-offer.tsx';

interface TweakPanelProps {
  readonly kind: GenerationKind;
  readonly plan: Plan;
  readonly choice: ModelChoice;
  readonly options: GenerationOptions;
  readonly onChange: (options: GenerationOptions) => void;
}

type TweakTexts = Catalogue['create']['tweak'];

const sizeLabel = (pixels: number, kind: GenerationKind, tweak: TweakTexts): string =>
  kind === 'gif' ? tweak.loopSize(pixels) : tweak.pictureSize(pixels);

function summary({ kind, plan, choice, options }: TweakPanelProps, tweak: TweakTexts): string {
  const size = effectiveSize(options, kind, plan);
  const parts = [
    effectiveAspect(options, choice.can),
    size === null ? '' : sizeLabel(size, kind, tweak),
  ];
  if (kind === 'gif') {
    parts.push(tweak.seconds(options.seconds), tweak.framesPerSecond(options.framesPerSecond));
  }
  return parts.filter(Boolean).join(' · ');
}

/** Model, shape, size and length: closed until wanted. */
export function TweakPanel(props: TweakPanelProps) {
  const { kind, plan, choice, options, onChange } = props;
  const { can } = choice;
  const { tweak } = useTexts('create');
  const size = effectiveSize(options, kind, plan);
  const lockedSize = everySize(kind).find((pixels) => !sizesOf(plan, kind).includes(pixels));
  const larger =
    lockedSize === undefined
      ? null
      : planAbove(plan, (one) => sizesOf(one, kind).includes(lockedSize));
  return (
    <FoldedPanel title={tweak.title} summary={summary(props, tweak)}>
      {choice.offers.length > 1 && (
        <ChoiceRow
          legend={tweak.model}
          choices={choice.offers.map(({ id, label }) => ({ value: id, label }))}
          value={choice.id}
          onChange={(model) => onChange({ ...options, model })}
        />
      )}
      <ChoiceRow
        legend={tweak.shape}
        choices={can.aspects.map((aspect) => ({ value: aspect, label: aspect }))}
        value={effectiveAspect(options, can)}
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
        onChange={(pixels) => onChange({ ...options, sizes: { ...options.sizes, [kind]: pixels } })}
      />
      {larger && <PlanOffer plan={larger} hasRefill isUrgent={false} />}
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
    </FoldedPanel>
  );
}
