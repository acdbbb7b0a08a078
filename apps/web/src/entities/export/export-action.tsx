import type { Creation, ExportRequest } from '@loopwright/contract';
import { Download, X } from 'lucide-react';
import { serverText, useLanguage, useTexts } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonAnchor } from './button-anchor.tsx';
import { describeChanges, formatBytes } from './describe-change.ts';
import { useExport } from './use-export.ts';

interface ExportActionProps {
  readonly creation: Creation;
  readonly request: ExportRequest;
  /** What the button is called for those who cannot see what it stands beside. */
  readonly label: string;
}

/** Makes one file: a button, then its progress, then the way to the file. */
export function ExportAction({ creation, request, label }: ExportActionProps) {
  const { exports } = useTexts('creation');
  const language = useLanguage();
  const { export: made, isBusy, error, start, cancel } = useExport(creation);
  if (isBusy) {
    const percent = Math.round((made?.fraction ?? 0) * 100);
    return (
      <output className="flex items-center gap-1">
        <span className="text-sm text-ink-soft tabular-nums">{exports.making(percent)}</span>
        <Button
          variant="quiet"
          size="icon"
          aria-label={exports.cancel(label)}
          onClick={() => void cancel()}
        >
          <X className="size-4" />
        </Button>
      </output>
    );
  }
  if (made?.file) {
    const { file, changes } = made;
    return (
      <output className="flex flex-col items-end gap-1">
        <ButtonAnchor href={file.url} download={file.name} aria-label={exports.download(label)}>
          <Download className="size-4" aria-hidden="true" />
          {formatBytes(file.sizeBytes, language)}
        </ButtonAnchor>
        <span className="max-w-56 text-right text-xs text-ink-soft">
          {describeChanges(changes, exports) || exports.unchanged}
        </span>
      </output>
    );
  }
  const problem =
    made?.error != null
      ? serverText(made.error)
      : error !== null && messageOf(error, exports.failed);
  return (
    <div className="flex flex-col items-end gap-1">
      <Button aria-label={exports.exportFor(label)} onClick={() => void start(request)}>
        {exports.export}
      </Button>
      {problem && (
        <span role="alert" className="max-w-56 text-right text-xs text-danger">
          {problem}
        </span>
      )}
    </div>
  );
}
