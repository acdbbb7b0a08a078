import { actions, newTextLayer } from '@loopwright/studio';
import { Plus } from 'lucide-react';
import { useTexts } from '../../../language/texts.ts';
import { newLayerId } from '../editor/merge-keys.ts';
import { useEditor, useSelectedLayer, useStudioState } from '../editor/use-editor.ts';
import { BrandStyles } from './brand-groups.tsx';
import { Panel, PanelHint } from './panel.tsx';
import { TextSettings } from './text-settings.tsx';

/** Adds captions, and styles the selected one. */
export function TextPanel() {
  const texts = useTexts('studio');
  const editor = useEditor();
  const { canvas } = useStudioState().document;
  const selected = useSelectedLayer();
  const add = (): void => {
    const layer = newTextLayer(newLayerId(), texts.text.usual, canvas);
    editor.perform(actions.addLayer, { layer });
    editor.show({ editedText: layer.id });
  };
  return (
    <Panel title={texts.tools.text}>
      <button
        type="button"
        onClick={add}
        className="flex min-h-11 w-full items-center justify-center gap-2 rounded-md border border-line-strong/55 bg-raised text-sm font-medium hover:bg-sunken"
      >
        <Plus className="size-4" aria-hidden="true" />
        {texts.text.add}
      </button>
      <BrandStyles />
      {selected?.kind === 'text' ? (
        <TextSettings key={selected.id} layer={selected} />
      ) : (
        <PanelHint>{texts.text.hint}</PanelHint>
      )}
    </Panel>
  );
}
