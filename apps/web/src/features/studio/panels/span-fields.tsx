import { actions, type TextLayer } from '@loopwright/studio';
import { useTexts } from '../../../language/texts.ts';
import { useEditor, useStudioState } from '../editor/use-editor.ts';
import { PanelSlider } from './panel-slider.tsx';
import { PanelGroup } from './panel.tsx';

const USUAL = { from: 0, to: 0.5 };

/** When a caption is shown: from one frame to another, also over the end of the loop. */
export function SpanFields({ layer: { id, style } }: { readonly layer: TextLayer }) {
  const texts = useTexts('studio').text;
  const editor = useEditor();
  const { frameCount } = useStudioState().document;
  const { span } = style;
  const set = (next: typeof span, mergeKey?: string): void =>
    editor.perform(actions.setTextStyle, { id, style: { span: next } }, mergeKey);
  const slider = (label: string, end: 'from' | 'to', value: typeof USUAL) => (
    <PanelSlider
      label={label}
      minimum={0}
      maximum={frameCount}
      step={1}
      value={Math.round(value[end] * frameCount)}
      valueText={texts.frame(Math.round(value[end] * frameCount))}
      onChange={(frame, mergeKey) => set({ ...value, [end]: frame / frameCount }, mergeKey)}
    />
  );
  return (
    <PanelGroup title={texts.time}>
      <label className="flex min-h-9 items-center justify-between text-sm pointer-coarse:min-h-11">
        {texts.always}
        <input
          type="checkbox"
          checked={span === null}
          onChange={({ target }) => set(target.checked ? null : USUAL)}
          className="size-4 accent-accent-text pointer-coarse:size-6"
        />
      </label>
      {span !== null && (
        <>
          {slider(texts.from, 'from', span)}
          {slider(texts.to, 'to', span)}
        </>
      )}
    </PanelGroup>
  );
}
