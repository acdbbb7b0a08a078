import { CREATE_MESSAGES, REFERENCE_PREVIEW_PX } from '@loopwright/contract';
import { ImagePlus, X } from 'lucide-react';
import { useId, useRef } from 'react';
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
  return (
    <div className="flex items-center gap-4 rounded-md border border-line-strong bg-raised p-2.5">
      <img
        src={reference.previewUrl}
        alt="Your reference"
        width={REFERENCE_PREVIEW_PX}
        height={REFERENCE_PREVIEW_PX}
        className="size-28 shrink-0 rounded-sm bg-sunken object-cover"
      />
      <p className="min-w-0 grow text-sm font-medium break-all">{reference.file.name}</p>
      <Button
        variant="quiet"
        size="icon"
        className="self-start"
        aria-label="Remove the reference image"
        onClick={onRemove}
      >
        <X className="size-4" />
      </Button>
    </div>
  );
}

/** Click, drop or paste a picture. Dropping and pasting work on the whole page, see use-incoming-file. */
export function ReferenceField({ reference, onPick, onRemove }: ReferenceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {CREATE_MESSAGES.reference} <span className="font-normal text-ink-soft">(optional)</span>
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
            <span className="font-medium">Drop, paste or choose a picture</span>
            <span className="text-xs text-ink-soft">{CREATE_MESSAGES.referenceHint}</span>
          </span>
        </button>
      )}
    </div>
  );
}
