import { actions, isMediaLayer, type MediaLayer, WHOLE } from '@loopwright/studio';
import { useTexts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useEditor, useSelectedLayer, useStudioState } from '../editor/use-editor.ts';
import { ColorField } from './color-field.tsx';
import { NumberField } from './number-field.tsx';
import { Panel, PanelGroup, PanelHint } from './panel.tsx';
import { RatioTiles } from './ratio-tiles.tsx';
import { canvasInRatio, cropInRatio, ratioOf } from './ratios.ts';

/** The shape of the whole picture, and the part of a layer's source that is shown. */
export function CropPanel() {
  const texts = useTexts('studio');
  const editor = useEditor();
  const { document } = useStudioState();
  const { canvas } = document;
  const selected = useSelectedLayer();
  const resize = (width: number, height: number): void =>
    editor.perform(actions.resizeCanvas, { width, height, layers: 'fit' });
  return (
    <Panel title={texts.tools.crop}>
      <RatioTiles
        legend={texts.crop.canvas}
        value={ratioOf(canvas)}
        onChange={(ratio) => editor.perform(actions.resizeCanvas, canvasInRatio(document, ratio))}
      />
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          label={texts.crop.width}
          minimum={16}
          maximum={3840}
          value={canvas.width}
          onChange={(width) => resize(width, canvas.height)}
        />
        <NumberField
          label={texts.crop.height}
          minimum={16}
          maximum={3840}
          value={canvas.height}
          onChange={(height) => resize(canvas.width, height)}
        />
      </div>
      <ColorField
        label={texts.crop.background}
        value={canvas.background}
        usual="#ffffff"
        onChange={(background, mergeKey) =>
          editor.perform(actions.setBackground, { background }, mergeKey)
        }
      />
      {selected && isMediaLayer(selected) ? (
        <LayerCrop layer={selected} />
      ) : (
        <PanelHint>{texts.crop.hint}</PanelHint>
      )}
    </Panel>
  );
}

function LayerCrop({ layer }: { readonly layer: MediaLayer }) {
  const texts = useTexts('studio').crop;
  const editor = useEditor();
  const { id, crop, source } = layer;
  const isWhole = crop.width === 1 && crop.height === 1;
  const shown = { width: source.width * crop.width, height: source.height * crop.height };
  return (
    <PanelGroup title={texts.layer}>
      <RatioTiles
        legend={texts.layerRatio}
        value={isWhole ? null : ratioOf(shown)}
        onChange={(ratio) =>
          editor.perform(actions.setCrop, { id, crop: cropInRatio(layer, ratio) })
        }
      />
      <Button
        disabled={isWhole}
        onClick={() => editor.perform(actions.setCrop, { id, crop: WHOLE })}
      >
        {texts.reset}
      </Button>
      <PanelHint>{texts.handles}</PanelHint>
    </PanelGroup>
  );
}
