import type { DocumentSummary } from '@loopwright/contract';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { pathOfStudio } from '../../entities/document/document-calls.ts';
import { useRenameDocument } from '../../entities/document/use-documents.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { formatTimeAgo } from '../../lib/dates.ts';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { showFailure } from '../../ui/toasts.tsx';

interface DocumentCardProps {
  readonly document: DocumentSummary;
  readonly username: string;
  /** It is being copied or deleted. */
  readonly isBusy: boolean;
  readonly onDuplicate: (document: DocumentSummary) => void;
  readonly onDelete: (document: DocumentSummary) => void;
}

export function DocumentCard(props: DocumentCardProps) {
  const { document, username, isBusy, onDuplicate, onDelete } = props;
  const { documentsPage: texts } = useTexts('gallery');
  const [isRenaming, setIsRenaming] = useState(false);
  const name = document.name || texts.untitled;
  return (
    <li
      aria-busy={isBusy}
      className="overflow-hidden rounded-lg border border-line bg-surface transition-[border-color,box-shadow,opacity] duration-200 hover:border-line-strong hover:shadow-low aria-busy:opacity-50"
    >
      <Link
        to={pathOfStudio(document.id)}
        aria-label={texts.open(name)}
        className="grid aspect-4/3 place-items-center bg-sunken p-4 -outline-offset-2"
      >
        <Preview document={document} />
      </Link>
      <div className="flex min-h-16 items-center gap-1 py-1.5 pr-1.5 pl-4">
        {isRenaming ? (
          <RenameField document={document} username={username} onEnd={() => setIsRenaming(false)} />
        ) : (
          <>
            <div className="min-w-0 grow">
              <p className="truncate text-sm font-medium" title={name}>
                {name}
              </p>
              <Facts document={document} />
            </div>
            <CardButton label={texts.rename} onClick={() => setIsRenaming(true)}>
              <Pencil className="size-4.5" />
            </CardButton>
            <CardButton label={texts.duplicate} onClick={() => !isBusy && onDuplicate(document)}>
              <Copy className="size-4.5" />
            </CardButton>
            <CardButton
              label={texts.delete}
              className="hover:text-danger"
              onClick={() => !isBusy && onDelete(document)}
            >
              <Trash2 className="size-4.5" />
            </CardButton>
          </>
        )}
      </div>
    </li>
  );
}

interface CardButtonProps extends Pick<Parameters<typeof Button>[0], 'children' | 'className'> {
  readonly label: string;
  readonly onClick: () => void;
}

function CardButton({ label, ...rest }: CardButtonProps) {
  return <Button {...rest} variant="quiet" size="icon" aria-label={label} title={label} />;
}

/** The shape of the canvas, with a picture of the creation that it was made from. */
function Preview({ document: { width, height, previewUrl } }: Pick<DocumentCardProps, 'document'>) {
  return (
    <span
      aria-hidden="true"
      style={{ aspectRatio: `${width} / ${height}`, [width > height ? 'width' : 'height']: '100%' }}
      className="grid max-h-full max-w-full place-items-center overflow-hidden rounded-sm border border-line bg-raised shadow-low"
    >
      {previewUrl === null ? (
        <LoopMark className="size-10 max-w-full text-ink-soft" strokeWidth={2} />
      ) : (
        <img src={previewUrl} alt="" loading="lazy" className="size-full object-cover" />
      )}
    </span>
  );
}

function Facts({ document }: Pick<DocumentCardProps, 'document'>) {
  const { documentsPage: texts } = useTexts('gallery');
  const language = useLanguage();
  // The time of the first rendering is exact enough.
  const [now] = useState(Date.now);
  const { width, height, frameCount, updatedAt } = document;
  return (
    <p className="truncate text-xs text-ink-soft tabular-nums">
      {width} × {height} · {texts.frames(frameCount)} · {formatTimeAgo(language, updatedAt, now)}
    </p>
  );
}

interface RenameFieldProps extends Pick<DocumentCardProps, 'document' | 'username'> {
  readonly onEnd: () => void;
}

function RenameField({ document: { id, name }, username, onEnd }: RenameFieldProps) {
  const { documentsPage: texts } = useTexts('gallery');
  const { mutate, isPending } = useRenameDocument(username);
  const [value, setValue] = useState(name);
  const rename = (event: SyntheticEvent): void => {
    event.preventDefault();
    const next = value.trim();
    if (next === name) return onEnd();
    mutate(
      { id, name: next },
      {
        onSuccess: onEnd,
        onError: (error) => showFailure(messageOf(error, texts.renameFailed)),
      },
    );
  };
  return (
    <form className="flex grow items-center gap-2" onSubmit={rename}>
      <input
        aria-label={texts.name}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        maxLength={120}
        ref={(field) => field?.focus()}
        onFocus={({ target }) => target.select()}
        onKeyDown={({ key }) => key === 'Escape' && onEnd()}
        className={`${controlClass} min-h-11 min-w-0`}
      />
      <Button type="submit" isBusy={isPending} disabled={isPending}>
        {texts.save}
      </Button>
    </form>
  );
}
