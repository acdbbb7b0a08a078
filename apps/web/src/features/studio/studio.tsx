import { type DragEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { prefersStillness, useStillness } from '../../lib/stillness.ts';
import { ConflictDialog } from './autosave/conflict-dialog.tsx';
import type { OpenedDocument } from './autosave/open-document.ts';
import { useAutosave } from './autosave/use-autosave.ts';
import { CanvasBar } from './canvas/canvas-bar.tsx';
import { createMeasure, type Measure, MeasureContext } from './canvas/measure.ts';
import { Viewport } from './canvas/viewport.tsx';
import { createEditor, type Editor } from './editor/editor.ts';
import { EditorContext, useEditor } from './editor/use-editor.ts';
import { createValue, useValue } from './editor/value.ts';
import { ShortcutDialog } from './keys/shortcut-dialog.tsx';
import { useShortcuts } from './keys/use-shortcuts.ts';
import { MediaNotice } from './media-notice.tsx';
import { openStage, type StageClient } from './stage/stage-client.ts';
import { StageContext } from './stage/use-stage.ts';
import { StudioNews } from './studio-news.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { ToolPanel, ToolRail } from './tool-area.tsx';
import { TopBar } from './top-bar.tsx';
import { useAddFiles } from './use-add-files.ts';

interface StudioProps {
  readonly opened: OpenedDocument;
  /** What this window has is given up for what the server has. */
  readonly onReopen: () => void;
  readonly onCopied: (copyId: string) => void;
}

/** One document with everything that edits it. */
export function Studio({ opened, onReopen, onCopied }: StudioProps) {
  const [editor] = useState(() =>
    createEditor(opened.document, {
      isPlaying: !prefersStillness(),
      tool: window.innerWidth < 768 ? null : 'layers',
    }),
  );
  useStillnessOf(editor);
  const stage = useOpenStage(editor);
  const measure = useOpenMeasure(editor);
  const saving = useAutosave(opened, editor);
  const hasConflict = useValue(saving.state) === 'conflict';
  return (
    <EditorContext value={editor}>
      <StageContext value={stage}>
        <MeasureContext value={measure}>
          <StudioScreen documentId={opened.id} saving={saving} />
        </MeasureContext>
        {hasConflict && (
          <ConflictDialog
            documentId={opened.id}
            mine={{ name: saving.name.get(), body: editor.history.get().state.document }}
            onUseOther={() => {
              saving.discard();
              onReopen();
            }}
            onCopied={(id) => {
              saving.discard();
              onCopied(id);
            }}
          />
        )}
      </StageContext>
    </EditorContext>
  );
}

/** Pauses and plays together with all other moving pictures. */
function useStillnessOf(editor: Editor): void {
  const isStill = useStillness();
  useEffect(() => editor.show({ isPlaying: !isStill }), [editor, isStill]);
}

function useOpenStage(editor: Editor): StageClient | null {
  const [stage] = useState(() => createValue<StageClient | null>(null));
  useEffect(() => {
    const client = openStage(editor);
    stage.set(client);
    return () => client.close();
  }, [editor, stage]);
  return useValue(stage);
}

/** Loads the fonts of the document on the page as well: texts are written and measured there. */
function useOpenMeasure(editor: Editor): Measure {
  const [measure] = useState(createMeasure);
  useEffect(() => {
    const load = (): void => void measure.loadFonts(editor.history.get().state.document);
    load();
    return editor.history.subscribe(load);
  }, [editor, measure]);
  return measure;
}

interface StudioScreenProps {
  readonly documentId: string;
  readonly saving: ReturnType<typeof useAutosave>;
}

function StudioScreen({ documentId, saving }: StudioScreenProps) {
  const editor = useEditor();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const openHelp = useCallback(() => setIsHelpOpen(true), []);
  const { add, count } = useAddFiles(editor);
  useShortcuts({ onHelp: openHelp, onFiles: add });
  return (
    <div className="fixed inset-0 flex flex-col bg-canvas">
      <TopBar documentId={documentId} {...saving} onHelp={openHelp} />
      <div className="relative flex min-h-0 grow max-md:flex-col">
        <ToolRail />
        <ToolPanel onFiles={add} />
        <div className="flex min-h-0 min-w-0 grow flex-col">
          <DropArea onFiles={add}>
            <Viewport />
            <CanvasBar />
            <MediaNotice uploading={count} />
          </DropArea>
          <Timeline />
        </div>
      </div>
      <StudioNews />
      <ShortcutDialog isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </div>
  );
}

interface DropAreaProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes files that are dropped onto the canvas. */
function DropArea({ onFiles, children }: DropAreaProps) {
  const { dropHere } = useTexts('studio');
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className="relative min-h-0 grow"
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        const isInside = event.currentTarget.contains(event.relatedTarget as Node | null);
        if (!isInside) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-3 grid place-items-center rounded-lg border-2 border-dashed border-accent bg-scrim text-lg font-medium text-[white]">
          {dropHere}
        </div>
      )}
    </div>
  );
}
