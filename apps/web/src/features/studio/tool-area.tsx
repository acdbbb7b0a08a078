import { Crop, Gauge, Layers, type LucideIcon, Palette, Sticker, Type, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Tool, TOOLS } from './editor/editor.ts';
import { IconButton } from './editor/icon-button.tsx';
import { useEditor, useEditorView } from './editor/use-editor.ts';
import { ColorPanel } from './panels/color-panel.tsx';
import { CropPanel } from './panels/crop-panel.tsx';
import { LayersPanel } from './panels/layers-panel.tsx';
import { SpeedPanel } from './panels/speed-panel.tsx';
import { StickersPanel } from './panels/stickers-panel.tsx';
import { TextPanel } from './panels/text-panel.tsx';

const ICONS: Readonly<Record<Tool, LucideIcon>> = {
  layers: Layers,
  text: Type,
  crop: Crop,
  color: Palette,
  speed: Gauge,
  stickers: Sticker,
};

/** The tools: a rail at the left, or tabs in reach of the thumb. */
export function ToolRail() {
  const texts = useTexts('studio');
  const editor = useEditor();
  const { tool } = useEditorView();
  return (
    <nav
      aria-label={texts.toolbar}
      className="flex border-line bg-surface max-md:order-last max-md:border-t md:w-14 md:flex-col md:gap-1 md:border-r md:py-1.5"
    >
      {TOOLS.map((one) => {
        const Icon = ICONS[one];
        const isOpen = one === tool;
        return (
          <button
            key={one}
            type="button"
            aria-pressed={isOpen}
            onClick={() => editor.show({ tool: isOpen ? null : one })}
            className={classNames(
              'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-[0.6875rem] leading-tight font-medium transition-colors duration-150 md:mx-1 md:flex-none md:rounded-md',
              isOpen
                ? 'bg-accent-wash text-accent-text'
                : 'text-ink-soft hover:bg-sunken hover:text-ink',
            )}
          >
            <Icon className="size-5" aria-hidden="true" />
            <span className="max-w-full truncate px-0.5">{texts.tools[one]}</span>
          </button>
        );
      })}
    </nav>
  );
}

interface ToolPanelProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** The panel of the tool that is open: a column, or the lower half of a small screen instead of the timeline. */
export function ToolPanel({ onFiles }: ToolPanelProps) {
  const { closePanel } = useTexts('studio');
  const editor = useEditor();
  const { tool } = useEditorView();
  if (tool === null) return null;
  const panels: Readonly<Record<Tool, ReactNode>> = {
    layers: <LayersPanel onFiles={onFiles} />,
    text: <TextPanel />,
    crop: <CropPanel />,
    color: <ColorPanel />,
    speed: <SpeedPanel />,
    stickers: <StickersPanel />,
  };
  return (
    <div className="flex min-h-0 flex-col border-line bg-surface relative max-md:order-1 max-md:h-[42dvh] max-md:shrink-0 max-md:animate-rise max-md:rounded-t-xl max-md:border-t max-md:shadow-high md:w-70 md:border-r">
      <div className="min-h-0 grow overflow-y-auto">{panels[tool]}</div>
      <IconButton
        label={closePanel}
        onClick={() => editor.show({ tool: null })}
        className="absolute top-1 right-1 md:hidden"
      >
        <X className="size-4.5" />
      </IconButton>
    </div>
  );
}
