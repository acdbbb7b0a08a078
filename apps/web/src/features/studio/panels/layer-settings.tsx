import {
  actions,
  type AnimationName,
  ANIMATIONS,
  BLEND_MODES,
  type FillLayer,
  isMediaLayer,
  type Layer,
  type LoopAnimation,
} from '@loopwright/studio';
import { Plus, X } from 'lucide-react';
import { useTexts } from '../../../language/texts.ts';
import { IconButton } from '../editor/icon-button.tsx';
import { useEditor } from '../editor/use-editor.ts';
import { ColorField } from './color-field.tsx';
import { GenerateSettings } from './generate-settings.tsx';
import { PanelSlider } from './panel-slider.tsx';
import { PanelGroup } from './panel.tsx';
import { SelectField } from './select-field.tsx';

/** How the selected layer is laid on the others, and how it moves. */
export function LayerSettings({ layer }: { readonly layer: Layer }) {
  const texts = useTexts('studio').layers;
  const editor = useEditor();
  const { id, transform } = layer;
  return (
    <>
      <PanelGroup title={texts.appearance}>
        <PanelSlider
          label={texts.opacity}
          minimum={0}
          maximum={1}
          step={0.01}
          value={transform.opacity}
          valueText={`${Math.round(transform.opacity * 100)} %`}
          isDisabled={layer.isLocked}
          onChange={(opacity, mergeKey) =>
            editor.perform(actions.setTransform, { id, transform: { opacity } }, mergeKey)
          }
        />
        <SelectField
          label={texts.blend}
          value={transform.blendMode}
          choices={BLEND_MODES.map((value) => ({ value, label: texts.blendModes[value] }))}
          onChange={(blendMode) =>
            editor.perform(actions.setTransform, { id, transform: { blendMode } })
          }
        />
        {layer.kind === 'fill' && <FillSettings layer={layer} />}
      </PanelGroup>
      {isMediaLayer(layer) && <GenerateSettings key={id} layer={layer} />}
      <MotionSettings layer={layer} />
    </>
  );
}

function FillSettings({ layer: { id, colors, angle } }: { readonly layer: FillLayer }) {
  const texts = useTexts('studio').layers;
  const editor = useEditor();
  const setColor = (at: number) => (color: string | null, mergeKey: string) => {
    const next = colors.map((one, index) => (index === at ? (color ?? one) : one));
    editor.perform(actions.setFill, { id, fill: { colors: next } }, mergeKey);
  };
  return (
    <>
      {colors.map((color, at) => (
        <ColorField
          key={texts.color(at + 1)}
          label={texts.color(at + 1)}
          value={color}
          onChange={setColor(at)}
        />
      ))}
      <PanelSlider
        label={texts.angle}
        minimum={-180}
        maximum={180}
        step={1}
        value={angle}
        valueText={`${angle}°`}
        onChange={(next, mergeKey) =>
          editor.perform(actions.setFill, { id, fill: { angle: next } }, mergeKey)
        }
      />
    </>
  );
}

/** Motions that close with the loop. */
function MotionSettings({ layer: { id, animations } }: { readonly layer: Layer }) {
  const texts = useTexts('studio').layers;
  const editor = useEditor();
  const set = (next: readonly LoopAnimation[], mergeKey?: string): void =>
    editor.perform(actions.setAnimations, { id, animations: next }, mergeKey);
  const change = (name: AnimationName, changed: Partial<LoopAnimation>, mergeKey: string): void =>
    set(
      animations.map((one) => (one.name === name ? { ...one, ...changed } : one)),
      mergeKey,
    );
  const unused = ANIMATIONS.filter((name) => animations.every((one) => one.name !== name));
  return (
    <PanelGroup title={texts.motion}>
      {animations.map(({ name, amount, cycles }) => (
        <div key={name} className="grid gap-1 rounded-sm bg-sunken px-2 py-1">
          <div className="flex items-center justify-between text-sm font-medium">
            {texts.motions[name]}
            <IconButton
              label={texts.removeMotion(texts.motions[name])}
              onClick={() => set(animations.filter((one) => one.name !== name))}
            >
              <X className="size-4" />
            </IconButton>
          </div>
          <PanelSlider
            label={texts.amount}
            minimum={0}
            maximum={4}
            step={0.05}
            value={amount}
            valueText={`${Math.round(amount * 100)} %`}
            onChange={(value, mergeKey) => change(name, { amount: value }, mergeKey)}
          />
          <PanelSlider
            label={texts.cycles}
            minimum={1}
            maximum={20}
            step={1}
            value={cycles}
            valueText={`${cycles}×`}
            onChange={(value, mergeKey) => change(name, { cycles: value }, mergeKey)}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-1">
        {unused.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() =>
              set([
                ...animations,
                { name, amount: 1, cycles: 1, isReversed: false, phaseOffset: 0 },
              ])
            }
            className="flex min-h-8 items-center gap-1 rounded-full border border-line px-2.5 text-xs font-medium hover:border-line-strong pointer-coarse:min-h-11"
          >
            <Plus className="size-3" aria-hidden="true" />
            {texts.motions[name]}
          </button>
        ))}
      </div>
    </PanelGroup>
  );
}
