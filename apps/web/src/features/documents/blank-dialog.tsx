import { Dialog } from 'radix-ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DialogCloseButton } from '../../ui/dialog-close-button.tsx';
import { Field } from '../../ui/field.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';

/** Pixels; as the schema of documents has it. */
const SIDE_MINIMUM = 16;
const SIDE_MAXIMUM = 3840;

/** Pixels. */
const SIZES = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  wide: { width: 1920, height: 1080 },
  small: { width: 480, height: 480 },
} as const;

type SizeName = keyof typeof SIZES;
const SIZE_NAMES = Object.keys(SIZES) as readonly SizeName[];

interface Size {
  readonly width: number;
  readonly height: number;
}

interface BlankDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCreate: (size: Size) => Promise<void>;
}

/** Asks how large an empty document is to be. */
export function BlankDialog({ isOpen, onClose, onCreate }: BlankDialogProps) {
  const {
    documentsPage: { blankDialog: texts },
  } = useTexts('gallery');
  const focus = useReturnFocus();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim backdrop-blur-sm" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] animate-rise overflow-y-auto rounded-xl border border-line bg-surface p-5 shadow-high"
        >
          <div className="-mt-2 -mr-3 mb-2 flex items-center justify-between">
            <Dialog.Title className="text-xl">{texts.title}</Dialog.Title>
            <DialogCloseButton />
          </div>
          <BlankForm onCreate={onCreate} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function BlankForm({ onCreate }: Pick<BlankDialogProps, 'onCreate'>) {
  const {
    documentsPage: { blankDialog: texts },
  } = useTexts('gallery');
  const [choice, setChoice] = useState<SizeName | 'custom'>('square');
  const [custom, setCustom] = useState<Size>(SIZES.square);
  const [isBusy, setIsBusy] = useState(false);
  const name = useId();
  const create = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setIsBusy(true);
    await onCreate(choice === 'custom' ? custom : SIZES[choice]);
    setIsBusy(false);
  };
  const side = (key: keyof Size, label: string) => (
    <Field
      label={label}
      type="number"
      required
      min={SIDE_MINIMUM}
      max={SIDE_MAXIMUM}
      defaultValue={custom[key]}
      onChange={({ target }) => setCustom({ ...custom, [key]: target.valueAsNumber })}
    />
  );
  return (
    <form onSubmit={(event) => void create(event)}>
      <fieldset>
        <legend className="sr-only">{texts.size}</legend>
        <div className="grid grid-cols-3 gap-2">
          {[...SIZE_NAMES, 'custom' as const].map((one) => (
            <label
              key={one}
              className={classNames(
                'grid min-h-28 cursor-pointer grid-rows-[1fr_auto] justify-items-center gap-2 rounded-md border p-2.5 text-center transition-colors',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                one === choice
                  ? 'border-accent-text bg-accent-wash text-accent-text'
                  : 'border-line-strong/55 bg-raised hover:border-line-strong',
              )}
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={one === choice}
                onChange={() => setChoice(one)}
              />
              <Shape size={one === 'custom' ? custom : SIZES[one]} isDashed={one === 'custom'} />
              <span className="text-sm font-medium">
                {texts.sizes[one]}
                {one !== 'custom' && (
                  <span className="block text-xs font-normal text-ink-soft tabular-nums">
                    {SIZES[one].width} × {SIZES[one].height}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {choice === 'custom' && (
        <div className="mt-4 grid grid-cols-2 gap-3">
          {side('width', texts.width)}
          {side('height', texts.height)}
        </div>
      )}
      <div className="mt-5 flex justify-end">
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={isBusy}>
          {texts.create}
        </Button>
      </div>
    </form>
  );
}

/** Pixels of the screen for the longer side; a small document has a smaller one. */
const SHAPE_SIDE = 44;

function Shape({ size, isDashed }: { readonly size: Size; readonly isDashed: boolean }) {
  const [width, height] = [size.width || 1, size.height || 1];
  const longer = Math.max(width, height);
  const scale = (SHAPE_SIDE * (longer < 1000 ? 0.6 : 1)) / longer;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'self-center rounded-xs border-2 border-current opacity-80',
        isDashed && 'border-dashed',
      )}
      style={{ width: width * scale, height: height * scale }}
    />
  );
}
