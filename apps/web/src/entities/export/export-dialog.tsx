import type { ExportRequest, ExportTargets, FileFormat, Preflight } from '@loopwright/contract';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { DialogCloseButton } from '../../ui/dialog-close-button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import type { VideoFormat } from './browser-video/messages.ts';
import { CustomExport } from './custom-export.tsx';
import { type CustomWishes, formatsFor, NO_WISHES } from './custom-wishes.ts';
import { isMadeHere } from './custom-wishes.ts';
import { ExportOptionFields } from './export-option-fields.tsx';
import { type ExportOptions, useExportTargets, usePreflight } from './export-queries.ts';
import type { ExportSource } from './export-source.ts';
import { type ExportChoice, readChoice, rememberChoice } from './remembered-choice.ts';
import { TargetList } from './target-list.tsx';
import { type Exports, type FindVideo, useExports } from './use-exports.ts';
import { ZipButton } from './zip-button.tsx';

const BODY = 'min-h-0 overflow-y-auto px-5 pt-3 pb-5';

const NOTHING_CHOSEN: ExportChoice = { targets: [], options: {}, custom: {} };

export interface ExportDialogProps {
  readonly source: ExportSource;
  readonly onClose: () => void;
  /** Own settings that are chosen at first, in place of the last choice; the dialog opens at them. */
  readonly preset?: Partial<CustomWishes>;
}

/** Files of a creation or document for other places, or of a format: what fits, what would be changed, and the files. */
export function ExportDialog({ source, onClose, preset }: ExportDialogProps) {
  const { exports } = useTexts('creation');
  const focus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim backdrop-blur-sm" />
        <Dialog.Content
          {...focus}
          className="fixed inset-0 z-50 m-auto flex h-fit max-h-[min(46rem,calc(100dvh-1rem))] w-[min(46rem,calc(100vw-1rem))] animate-rise flex-col rounded-xl border border-line bg-surface shadow-high"
        >
          <div className="flex items-start gap-3 border-b border-line py-3 pr-2 pl-5">
            <div className="min-w-0 grow py-1">
              <Dialog.Title className="text-xl">{exports.title}</Dialog.Title>
              <Dialog.Description className="text-sm text-ink-soft">
                {exports.intro}
              </Dialog.Description>
            </div>
            <DialogCloseButton />
          </div>
          <ExportChoices source={source} {...(preset && { preset })} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ExportChoices({ source, preset }: Pick<ExportDialogProps, 'source' | 'preset'>) {
  const { exports: texts } = useTexts('creation');
  const [remembered] = useState(() =>
    preset ? { ...NOTHING_CHOSEN, custom: preset } : readChoice(),
  );
  const [options, setOptions] = useState<ExportOptions>(remembered.options);
  const targets = useExportTargets();
  const ids = targets.data?.targets.map(({ id }) => id) ?? [];
  const preflight = usePreflight(source, ids, options);
  if (targets.isError || preflight.isError) {
    return (
      <div className={BODY}>
        <ErrorNotice>
          {texts.loadFailed}{' '}
          <button
            type="button"
            className="underline"
            onClick={() => void (targets.isError ? targets.refetch() : preflight.refetch())}
          >
            {texts.tryAgain}
          </button>
        </ErrorNotice>
      </div>
    );
  }
  if (!targets.data || !preflight.data) {
    return (
      <div aria-busy="true" className={`${BODY} flex flex-col gap-3`}>
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} className="h-14 w-full" />
        ))}
      </div>
    );
  }
  return (
    <ExportForm
      source={source}
      targets={targets.data}
      preflight={preflight.data}
      remembered={remembered}
      opensAtCustom={preset !== undefined}
      options={options}
      onOptions={setOptions}
    />
  );
}

interface ExportFormProps {
  readonly source: ExportSource;
  readonly targets: ExportTargets;
  readonly preflight: Preflight;
  readonly remembered: ExportChoice;
  /** Shows the own settings first. */
  readonly opensAtCustom: boolean;
  readonly options: ExportOptions;
  readonly onOptions: (options: ExportOptions) => void;
}

const showAtOnce = (element: HTMLElement | null): void => element?.scrollIntoView();

const isVideoFormat = (format: FileFormat | null | undefined): format is VideoFormat =>
  format === 'mp4' || format === 'webm';

function ExportForm(props: ExportFormProps) {
  const { source, targets, preflight, remembered, opensAtCustom, options, onOptions } = props;
  const { exports: texts } = useTexts('creation');
  const videoOf: FindVideo = (request) => {
    if ('format' in request) {
      const { format } = request;
      return isVideoFormat(format) ? { format, plan: null } : null;
    }
    const { video = null, format } =
      preflight.results.find(({ target }) => target === request.target) ?? {};
    return video && isVideoFormat(format) ? { format, plan: video } : null;
  };
  const exports = useExports(source, videoOf, (format) => isMadeHere(targets, format));
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(remembered.targets));
  const [wishes, setWishes] = useState<CustomWishes>(() => {
    const { format, ...others } = remembered.custom;
    const possible = formatsFor(source, targets.formats);
    const isPossible = format !== undefined && possible.includes(format);
    const usual = source.kind === 'gif' ? 'webp' : 'png';
    return { ...NO_WISHES, ...others, format: isPossible ? format : usual };
  });
  const requestFor = (target: string): ExportRequest => ({ target, ...options });
  const possible = preflight.results.filter(({ result }) => result !== 'fail');
  const chosen = possible
    .filter(({ target }) => selected.has(target))
    .map(({ target }) => requestFor(target))
    .filter((request) => !exports.stateOf(request).made?.file);
  const remembering: Exports = {
    ...exports,
    start: (request) => {
      // A preset is no choice of the user.
      if (!opensAtCustom) rememberChoice({ targets: [...selected], options, custom: wishes });
      return exports.start(request);
    },
  };
  const startAll = async (): Promise<void> => {
    for (const request of chosen) await remembering.start(request);
  };
  return (
    <>
      <div className={BODY}>
        <ExportOptionFields
          canOmitBackdrop={preflight.canOmitBackdrop}
          options={options}
          onChange={onOptions}
        />
        <TargetList
          targets={targets.targets}
          formats={targets.formats}
          results={preflight.results}
          options={options}
          exports={remembering}
          selected={selected}
          onSelect={(id, isSelected) =>
            setSelected((before) => {
              const after = new Set(before);
              if (isSelected) after.add(id);
              else after.delete(id);
              return after;
            })
          }
        />
        <h3 ref={opensAtCustom ? showAtOnce : null} className="pt-5 pb-3 text-lg">
          {texts.custom}
        </h3>
        <CustomExport
          source={source}
          formats={targets.formats}
          wishes={wishes}
          options={options}
          exports={remembering}
          onChange={setWishes}
        />
      </div>
      {(chosen.length > 1 || exports.finished.length > 1) && (
        <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3">
          {exports.finished.length > 1 && <ZipButton exports={exports.finished} />}
          {chosen.length > 1 && (
            <Button variant="primary" onClick={() => void startAll()}>
              {texts.exportAll(chosen.length)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
