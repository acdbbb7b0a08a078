import { actions, newFillLayer } from '@loopwright/studio';
import { Copy, Plus, Square, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { IconButton } from '../editor/icon-button.tsx';
import { newLayerId } from '../editor/merge-keys.ts';
import { useEditor, useSelectedLayer, useStudioState } from '../editor/use-editor.ts';
import { BrandLogo } from './brand-groups.tsx';
import { LayerRow } from './layer-row.tsx';
import { LayerSettings } from './layer-settings.tsx';
import { Panel, PanelHint } from './panel.tsx';

interface LayersPanelProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** The layers, the one in front first, and what the selected one is like. */
export function LayersPanel({ onFiles }: LayersPanelProps) {
  const texts = useTexts('studio');
  const editor = useEditor();
  const { document, selection } = useStudioState();
  const selected = useSelectedLayer();
  const files = useRef<HTMLInputElement>(null);
  /** Where the dragged row would go, as an index of the document. */
  const [target, setTarget] = useState<number | null>(null);
  const front = document.layers.length - 1;
  return (
    <Panel
      title={texts.tools.layers}
      action={
        <span className="flex">
          <IconButton label={texts.layers.addFile} onClick={() => files.current?.click()}>
            <Plus className="size-4.5" />
          </IconButton>
          <IconButton
            label={texts.layers.addFill}
            onClick={() =>
              editor.perform(actions.addLayer, {
                layer: newFillLayer(newLayerId(), texts.layers.fill, document.canvas),
              })
            }
          >
            <Square className="size-4.5" />
          </IconButton>
        </span>
      }
    >
      <input
        ref={files}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        multiple
        aria-hidden="true"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target: input }) => {
          onFiles([...(input.files ?? [])]);
          input.value = '';
        }}
      />
      {document.layers.length === 0 && <PanelHint>{texts.layers.none}</PanelHint>}
      <ol className="grid grid-cols-1 gap-1">
        {document.layers.toReversed().map((layer, place) => (
          <LayerRow
            key={layer.id}
            layer={layer}
            index={front - place}
            count={document.layers.length}
            isTarget={target === front - place}
            onDragOver={setTarget}
          />
        ))}
      </ol>
      {selection.length > 0 && (
        <div className="flex gap-1">
          <LayerCommands />
        </div>
      )}
      {selected && <LayerSettings layer={selected} />}
      <BrandLogo />
    </Panel>
  );
}

function LayerCommands() {
  const texts = useTexts('studio');
  const editor = useEditor();
  const state = useStudioState();
  const selected = state.document.layers.filter(({ id }) => state.selection.includes(id));
  return (
    <>
      <IconButton
        label={texts.actions.pasteLayers}
        keys="⌘D"
        onClick={() =>
          editor.perform(actions.pasteLayers, {
            layers: selected,
            newIds: selected.map(newLayerId),
          })
        }
      >
        <Copy className="size-4" />
      </IconButton>
      <IconButton
        label={texts.actions.deleteLayers}
        keys="⌫"
        disabled={!actions.deleteLayers.isEnabled(state, undefined)}
        onClick={() => editor.perform(actions.deleteLayers, undefined)}
      >
        <Trash2 className="size-4" />
      </IconButton>
    </>
  );
}
