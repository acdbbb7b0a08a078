import {
  actions,
  newShapeLayer,
  SHAPES,
  type ShapeLayer,
  type ShapeName,
} from '@loopwright/studio';
import { useTexts } from '../../../language/texts.ts';
import { newLayerId } from '../editor/merge-keys.ts';
import { useEditor, useSelectedLayer, useStudioState } from '../editor/use-editor.ts';
import { ColorField } from './color-field.tsx';
import { PanelSlider } from './panel-slider.tsx';
import { Panel, PanelGroup } from './panel.tsx';
import { SHAPE_ICONS } from './shape-icons.ts';

/** Shapes to add, and what the selected one looks like. */
export function StickersPanel() {
  const texts = useTexts('studio');
  const editor = useEditor();
  const { canvas } = useStudioState().document;
  const selected = useSelectedLayer();
  const add = (shape: ShapeName): void => {
    const layer = newShapeLayer(newLayerId(), shape, canvas);
    const name = texts.stickers.shapes[shape];
    editor.perform(actions.addLayer, { layer: { ...layer, name } });
  };
  return (
    <Panel title={texts.tools.stickers}>
      <div className="grid grid-cols-4 gap-1.5">
        {SHAPES.map((shape) => (
          <button
            key={shape}
            type="button"
            aria-label={texts.stickers.add(texts.stickers.shapes[shape])}
            title={texts.stickers.shapes[shape]}
            onClick={() => add(shape)}
            className="grid aspect-square place-items-center rounded-md border border-line bg-raised transition-colors hover:border-line-strong"
          >
            <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
              <path
                d={SHAPE_ICONS[shape]}
                fillRule="evenodd"
                className="fill-accent"
                stroke={shape === 'line' ? 'var(--accent)' : 'none'}
                strokeWidth={shape === 'line' ? 3 : 0}
              />
            </svg>
          </button>
        ))}
      </div>
      {selected?.kind === 'shape' && <ShapeSettings layer={selected} />}
    </Panel>
  );
}

function ShapeSettings({ layer }: { readonly layer: ShapeLayer }) {
  const texts = useTexts('studio').stickers;
  const editor = useEditor();
  const { id, fill, stroke, strokeWidth, width, height } = layer;
  const set = (
    shape: Parameters<typeof actions.setShape.perform>[1]['shape'],
    mergeKey: string,
  ): void => editor.perform(actions.setShape, { id, shape }, mergeKey);
  return (
    <PanelGroup title={texts.style}>
      <ColorField
        label={texts.fill}
        value={fill}
        usual="#ff6b4a"
        onChange={(color, mergeKey) => set({ fill: color }, mergeKey)}
      />
      <ColorField
        label={texts.stroke}
        value={stroke}
        usual="#000000"
        onChange={(color, mergeKey) => set({ stroke: color }, mergeKey)}
      />
      {stroke !== null && (
        <PanelSlider
          label={texts.strokeWidth}
          minimum={0}
          maximum={60}
          step={1}
          value={strokeWidth}
          valueText={`${strokeWidth} px`}
          onChange={(value, mergeKey) => set({ strokeWidth: value }, mergeKey)}
        />
      )}
      <PanelSlider
        label={texts.width}
        minimum={4}
        maximum={2000}
        step={1}
        value={width}
        valueText={`${Math.round(width)} px`}
        onChange={(value, mergeKey) => set({ width: value }, mergeKey)}
      />
      <PanelSlider
        label={texts.height}
        minimum={4}
        maximum={2000}
        step={1}
        value={height}
        valueText={`${Math.round(height)} px`}
        onChange={(value, mergeKey) => set({ height: value }, mergeKey)}
      />
    </PanelGroup>
  );
}
