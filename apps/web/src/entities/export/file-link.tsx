import type { ExportFile } from '@loopwright/contract';
import { Check, Copy, Download } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonAnchor } from './button-anchor.tsx';
import { formatBytes } from './describe-change.ts';

interface FileLinkProps {
  readonly file: ExportFile;
  readonly label: string;
}

/** Downloads a file, drags it out of the window, and copies it where the browser can. */
export function FileLink({ file, label }: FileLinkProps) {
  const { exports } = useTexts('creation');
  const language = useLanguage();
  return (
    <span className="flex items-center gap-1">
      {canCopy(file) && <CopyButton file={file} label={label} />}
      <ButtonAnchor
        href={file.url}
        download={file.name}
        aria-label={exports.download(label)}
        title={exports.dragOut}
        onDragStart={(event) => dragOut(event, file)}
      >
        <Download className="size-4" aria-hidden="true" />
        {formatBytes(file.sizeBytes, language)}
      </ButtonAnchor>
    </span>
  );
}

/** Most browsers put PNG on the clipboard and no other picture. */
const canCopy = ({ mimeType }: ExportFile): boolean =>
  typeof ClipboardItem !== 'undefined' && ClipboardItem.supports(mimeType);

function CopyButton({ file, label }: FileLinkProps) {
  const { exports } = useTexts('creation');
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const copy = async (): Promise<void> => {
    try {
      // The clipboard takes a promise, so that the click still counts while the file is fetched.
      const bytes = fetch(file.url).then((response) => response.blob());
      await navigator.clipboard.write([new ClipboardItem({ [file.mimeType]: bytes })]);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={exports.copy(label)}
        onClick={() => void copy()}
      >
        {state === 'copied' ? <Check className="size-4" /> : <Copy className="size-4" />}
      </Button>
      <output className={state === 'failed' ? 'text-xs text-danger' : 'sr-only'}>
        {state === 'copied' && exports.copied}
        {state === 'failed' && exports.copyFailed}
      </output>
    </>
  );
}

/** Chromium makes a file on the desktop of it; other browsers drop the address. */
function dragOut({ dataTransfer }: DragEvent, { mimeType, name, url }: ExportFile): void {
  const address = new URL(url, location.href).href;
  dataTransfer.setData('DownloadURL', `${mimeType}:${name}:${address}`);
  dataTransfer.setData('text/uri-list', address);
}
