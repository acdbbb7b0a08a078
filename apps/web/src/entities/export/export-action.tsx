import type { Export, ExportRequest } from '@loopwright/contract';
import { X } from 'lucide-react';
import type { Catalogue } from '../../language/catalogue.ts';
import { serverText, useTexts } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { VideoFailure } from './browser-video/make-video.ts';
import { FileLink } from './file-link.tsx';
import type { Exports } from './use-exports.ts';

interface ExportActionProps {
  readonly exports: Exports;
  readonly request: ExportRequest;
  /** What the button is called for those who cannot see what it stands beside. */
  readonly label: string;
}

/** The server has no ffmpeg any more, or it failed: this browser may do. */
const isFailureOfServer = (made: Export | null): boolean =>
  made?.error?.code === 'exportEncoderFailed' || made?.error?.code === 'exportFormatUnavailable';

function problemOf(error: unknown, texts: Catalogue['creation']['exports']): string {
  if (!(error instanceof VideoFailure)) return messageOf(error, texts.failed);
  if (error.made?.error != null) return serverText(error.made.error);
  if (error.reason === 'unsupported') return texts.noVideoHere;
  return error.reason === 'tooLarge' ? texts.reasons.tooManyBytes : texts.failed;
}

/** Makes one file: a button, then its progress, then the way to the file. */
export function ExportAction({ exports, request, label }: ExportActionProps) {
  const { exports: texts } = useTexts('creation');
  const { made, isBusy, error } = exports.stateOf(request);
  if (isBusy) {
    const percent = Math.round((made?.fraction ?? 0) * 100);
    return (
      <output className="flex items-center gap-1">
        <span className="text-sm text-ink-soft tabular-nums">{texts.making(percent)}</span>
        <Button
          variant="quiet"
          size="icon"
          aria-label={texts.cancel(label)}
          onClick={() => void exports.cancel(request)}
        >
          <X className="size-4" />
        </Button>
      </output>
    );
  }
  if (made?.file) {
    return (
      <output>
        <FileLink file={made.file} label={label} />
      </output>
    );
  }
  const problem =
    made?.error != null ? serverText(made.error) : error !== null && problemOf(error, texts);
  return (
    <div className="flex flex-col items-end gap-1">
      <Button aria-label={texts.exportFor(label)} onClick={() => void exports.start(request)}>
        {texts.export}
      </Button>
      {isFailureOfServer(made) && exports.canMakeHere(request) && (
        <Button onClick={() => void exports.startHere(request)}>{texts.makeHere}</Button>
      )}
      {problem && (
        <span role="alert" className="max-w-56 text-right text-xs text-danger">
          {problem}
        </span>
      )}
    </div>
  );
}
