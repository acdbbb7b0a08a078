import { REFERENCE_PREVIEW_PX } from '@loopwright/contract';
import { ImagePlus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';

export interface Reference {
  readonly file: File;
  /** An object URL of it. */
  readonly previewUrl: string;
}

interface ReferenceFieldProps {
  readonly reference: Reference | null;
  readonly onPick: (file: File) => void;
  readonly onRemove: () => void;
}

interface PickedProps {
  readonly reference: Reference;
  readonly onRemove: () => void;
}

function Picked({ reference, onRemove }: PickedProps) {
  const create = useTexts('create');
  return (
    <div className="flex items-center gap-4 rounded-md border border-line-strong bg-raised p-2.5">
      <img
        src={reference.previewUrl}
        alt={create.referencePreview}
        width={REFERENCE_PREVIEW_PX}
        height={REFERENCE_PREVIEW_PX}
        className="size-28 shrink-0 rounded-sm bg-sunken object-cover"
      />
      <p className="min-w-0 grow text-sm font-medium break-all">{reference.file.name}</p>
      <Button
        variant="quiet"
        size="icon"
        className="self-start"
        aria-label={create.removeReference}
        onClick={onRemove}
      >
        <X className="size-4" />
      </Button>
    </div>
  );
}

/** The button that was pressed leaves with what it did: the one in its place takes the focus. */
function useFocusKept(isPicked: boolean) {
  const field = useRef<HTMLDivElement>(null);
  const wasPicked = useRef(isPicked);
  useEffect(() => {
    if (wasPicked.current === isPicked) return;
    wasPicked.current = isPicked;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    field.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isPicked]);
  return field;
}

/** Click, drop or paste a picture. Dropping and pasting work on the whole page, see use-incoming-file. */
export function ReferenceField({ reference, onPick, onRemove }: ReferenceFieldProps) {
  const create = useTexts('create');
  const input = useRef<HTMLInputElement>(null);
  const field = useFocusKept(reference !== null);
  const id = useId();
  return (
    <div ref={field} className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {create.reference} <span className="font-normal text-ink-soft">{create.optional}</span>
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const picked = target.files?.[0];
          // Emptied, so that picking the same file again counts as a pick.
          target.value = '';
          if (picked) onPick(picked);
        }}
      />
      {reference ? (
        <Picked reference={reference} onRemove={onRemove} />
      ) : (
        <button
          type="button"
          onClick={() => input.current?.click()}
          className="flex min-h-20 items-center gap-4 rounded-md border border-dashed border-line-strong px-4 py-3 text-left transition-colors hover:border-accent-text hover:bg-accent-wash"
        >
          <ImagePlus className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
          <span className="grid text-sm">
            <span className="font-medium">{create.pickReference}</span>
            <span className="text-xs text-ink-soft">{create.referenceHint}</span>
          </span>
        </button>
      )}
    </div>
  );
}
