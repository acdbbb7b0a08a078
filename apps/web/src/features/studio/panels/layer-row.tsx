import { actions, type Layer, type LayerKind } from '@loopwright/studio';
import {
  Eye,
  EyeOff,
  GripVertical,
  Image,
  Lock,
  LockOpen,
  type LucideIcon,
  PaintBucket,
  Shapes,
  Type,
} from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../editor/icon-button.tsx';
import { useEditor, useStudioState } from '../editor/use-editor.ts';
import { useRowDrag } from './use-row-drag.ts';

const ICONS: Readonly<Record<LayerKind, LucideIcon>> = {
  creation: Image,
  upload: Image,
  text: Type,
  shape: Shapes,
  fill: PaintBucket,
};

interface LayerRowProps {
  readonly layer: Layer;
  /** In the document: 0 is at the back. */
  readonly index: number;
  readonly count: number;
  /** A dragged row would be put here. */
  readonly isTarget: boolean;
  readonly onDragOver: (index: number | null) => void;
}

export function LayerRow({ layer, index, count, isTarget, onDragOver }: LayerRowProps) {
  const texts = useTexts('studio').layers;
  const editor = useEditor();
  const isSelected = useStudioState().selection.includes(layer.id);
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, isVisible, isLocked } = layer;
  const Icon = ICONS[layer.kind];
  const name = nameOf(layer);
  const moveTo = (to: number): void => editor.perform(actions.reorderLayer, { id, index: to });
  const drag = useRowDrag({ index, onOver: onDragOver, onDrop: moveTo });
  const moveByKey = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    moveTo(Math.min(count - 1, Math.max(0, index + by)));
  };
  return (
    <li
      data-layer-index={index}
      className={classNames(
        'flex items-center rounded-md border pr-1',
        isSelected ? 'border-accent-text bg-accent-wash' : 'border-line bg-raised',
        isTarget && 'outline-2 outline-accent',
      )}
    >
      <button
        type="button"
        aria-label={texts.move(name)}
        title={texts.moveHint}
        disabled={isLocked}
        {...drag}
        onKeyDown={moveByKey}
        className="grid h-10 w-7 shrink-0 cursor-grab touch-none place-items-center text-ink-soft disabled:opacity-40 pointer-coarse:h-11 pointer-coarse:w-11"
      >
        <GripVertical className="size-4" />
      </button>
      {isRenaming ? (
        <RenameField layer={layer} onEnd={() => setIsRenaming(false)} />
      ) : (
        <button
          type="button"
          aria-pressed={isSelected}
          title={texts.renameHint}
          onClick={() => editor.select([id])}
          onDoubleClick={() => setIsRenaming(true)}
          onKeyDown={(event) => event.key === 'F2' && setIsRenaming(true)}
          className="flex h-10 min-w-0 grow items-center gap-2 text-left text-sm pointer-coarse:h-11"
        >
          <Icon className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
          <span className={classNames('truncate', !isVisible && 'text-ink-soft line-through')}>
            {name}
          </span>
        </button>
      )}
      <IconButton
        label={isVisible ? texts.hide(name) : texts.show(name)}
        onClick={() => editor.perform(actions.setVisible, { id, isVisible: !isVisible })}
      >
        {isVisible ? <Eye className="size-4" /> : <EyeOff className="size-4 text-ink-soft" />}
      </IconButton>
      <IconButton
        label={isLocked ? texts.unlock(name) : texts.lock(name)}
        onClick={() => editor.perform(actions.setLocked, { id, isLocked: !isLocked })}
      >
        {isLocked ? <Lock className="size-4" /> : <LockOpen className="size-4 text-ink-soft" />}
      </IconButton>
    </li>
  );
}

const nameOf = (layer: Layer): string =>
  layer.name || (layer.kind === 'text' ? layer.text : '') || layer.kind;

interface RenameFieldProps {
  readonly layer: Layer;
  readonly onEnd: () => void;
}

function RenameField({ layer: { id, name }, onEnd }: RenameFieldProps) {
  const texts = useTexts('studio').layers;
  const editor = useEditor();
  const rename = (value: string): void => {
    const next = value.trim();
    if (next !== '' && next !== name) editor.perform(actions.renameLayer, { id, name: next });
    onEnd();
  };
  return (
    <input
      aria-label={texts.name}
      defaultValue={name}
      maxLength={120}
      ref={(field) => field?.select()}
      onBlur={({ target }) => rename(target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') rename(event.currentTarget.value);
        if (event.key === 'Escape') onEnd();
      }}
      className="h-9 min-w-0 grow rounded-sm border border-line-strong bg-raised px-2 text-sm"
    />
  );
}
