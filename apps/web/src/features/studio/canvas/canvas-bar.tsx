import { Minus, Plus } from 'lucide-react';
import { useTexts } from '../../../language/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../editor/icon-button.tsx';
import { useEditor, useEditorView, useStudioState } from '../editor/use-editor.ts';
import { SAFE_ZONES } from './safe-zones.ts';
import { ZOOM_RANGE } from './viewport.tsx';

const STEP = 1.25;

/** Zoom, and the safe zones of tall pictures. */
export function CanvasBar() {
  const texts = useTexts('studio');
  const editor = useEditor();
  const { zoom, safeZone, tool } = useEditorView();
  const { canvas } = useStudioState().document;
  const zoomBy = (factor: number): void => {
    const next = (zoom ?? 1) * factor;
    editor.show({ zoom: Math.min(ZOOM_RANGE.maximum, Math.max(ZOOM_RANGE.minimum, next)) });
  };
  return (
    <div
      className={classNames(
        'absolute right-3 bottom-3 flex items-center gap-1 rounded-md border border-line bg-surface p-1 shadow-low',
        // The canvas is small then, and would be covered.
        tool !== null && 'max-md:hidden',
      )}
    >
      {canvas.height > canvas.width && (
        <select
          aria-label={texts.safeZone}
          value={safeZone ?? ''}
          onChange={({ target }) => editor.show({ safeZone: target.value || null })}
          className="min-h-9 max-w-36 rounded-sm bg-transparent px-1.5 text-xs pointer-coarse:min-h-11"
        >
          <option value="">{texts.noSafeZone}</option>
          {SAFE_ZONES.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
      <IconButton label={texts.zoomOut} onClick={() => zoomBy(1 / STEP)}>
        <Minus className="size-4" />
      </IconButton>
      <button
        type="button"
        onClick={() => editor.show({ zoom: null })}
        className="min-h-9 min-w-12 rounded-sm px-1.5 text-xs font-medium tabular-nums hover:bg-sunken pointer-coarse:min-h-11"
      >
        {zoom === null ? texts.fit : `${Math.round(zoom * 100)} %`}
      </button>
      <IconButton label={texts.zoomIn} onClick={() => zoomBy(STEP)}>
        <Plus className="size-4" />
      </IconButton>
    </div>
  );
}
