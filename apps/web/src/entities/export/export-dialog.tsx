import type { Creation } from '@loopwright/contract';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { CustomExport } from './custom-export.tsx';
import { TargetList } from './target-list.tsx';
import { type ExportOptions, useExportTargets, usePreflight } from './use-export.ts';

export interface ExportDialogProps {
  readonly creation: Creation;
  readonly onClose: () => void;
}

/** Files of a creation for other places, or of a format: what fits, what would be changed, and the files. */
export function ExportDialog({ creation, onClose }: ExportDialogProps) {
  const { exports } = useTexts('creation');
  const { close } = useTexts('shell');
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
            <Dialog.Close asChild>
              <Button variant="quiet" size="icon" aria-label={close}>
                <X className="size-5" />
              </Button>
            </Dialog.Close>
          </div>
          <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-5">
            <ExportChoices creation={creation} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ExportChoices({ creation }: { readonly creation: Creation }) {
  const { exports } = useTexts('creation');
  const [options, setOptions] = useState<ExportOptions>({});
  const targets = useExportTargets();
  const ids = targets.data?.targets.map(({ id }) => id) ?? [];
  const preflight = usePreflight(creation, ids, options);
  if (targets.isError || preflight.isError) {
    return (
      <ErrorNotice>
        {exports.loadFailed}{' '}
        <button
          type="button"
          className="underline"
          onClick={() => void (targets.isError ? targets.refetch() : preflight.refetch())}
        >
          {exports.tryAgain}
        </button>
      </ErrorNotice>
    );
  }
  if (!targets.data || !preflight.data) {
    return (
      <div aria-busy="true" className="flex flex-col gap-3">
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} className="h-14 w-full" />
        ))}
      </div>
    );
  }
  const { canOmitBackdrop, results } = preflight.data;
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-2 pb-3">
        <Switch
          text={exports.crop}
          isOn={options.fit === 'crop'}
          onChange={(isOn) => setOptions({ ...options, fit: isOn ? 'crop' : 'pad' })}
        />
        {canOmitBackdrop && (
          <>
            <Switch
              text={exports.withoutBackdrop}
              isOn={options.withoutBackdrop === true}
              onChange={(isOn) => setOptions({ ...options, withoutBackdrop: isOn, outline: false })}
            />
            {options.withoutBackdrop && (
              <Switch
                text={exports.outline}
                isOn={options.outline === true}
                onChange={(isOn) => setOptions({ ...options, outline: isOn })}
              />
            )}
          </>
        )}
      </div>
      <TargetList
        creation={creation}
        targets={targets.data.targets}
        results={results}
        options={options}
      />
      <h3 className="pt-5 pb-3 text-lg">{exports.custom}</h3>
      <CustomExport creation={creation} formats={targets.data.formats} options={options} />
    </>
  );
}

interface SwitchProps {
  readonly text: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Switch = ({ text, isOn, onChange }: SwitchProps) => (
  <label className="flex min-h-11 items-center gap-2 text-sm">
    <input
      type="checkbox"
      className="size-5 accent-accent"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    {text}
  </label>
);
