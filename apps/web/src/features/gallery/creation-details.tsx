import {
  type Creation,
  type CreationChange,
  type Folder,
  ORGANIZING_LIMITS,
  pathTo,
  SHARE_PAGE,
} from '@loopwright/contract';
import { Heart, Repeat2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { FlashWarning } from '../../entities/creation/flash-warning.tsx';
import { keepRecipe, recipeOf } from '../../entities/creation/recipe.ts';
import { SharingSection } from '../../entities/share/sharing-section.tsx';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { useModelName } from './use-model-name.ts';

interface CreationDetailsProps {
  readonly creation: Creation;
  readonly folders: readonly Folder[];
  readonly onChange: (id: string, change: CreationChange) => void;
  readonly onOpenParent: (id: string) => void;
}

/** From here on a jump at the restart begins to show; see `Creation.seam`. */
const VISIBLE_JUMP = 1.25;

/** Has its size before it is known what stands in it. */
export function DetailsFrame({ children }: { readonly children: ReactNode }) {
  const { details } = useTexts('gallery');
  return (
    <section
      data-inside
      aria-label={details.label}
      className="grid w-full shrink-0 content-start gap-5 border-line bg-canvas p-5 max-lg:border-t lg:w-88 lg:overflow-y-auto lg:border-l"
    >
      {children}
    </section>
  );
}

/** Everything about a creation, and what can be written down about it. */
export function CreationDetails(props: CreationDetailsProps) {
  const { creation, folders, onOpenParent } = props;
  const { id, isFavorite, folderId } = creation;
  const onChange = (change: CreationChange): void => props.onChange(id, change);
  const gallery = useTexts('gallery');
  const { details } = gallery;
  const [, navigate] = useLocation();
  const folderField = useId();
  const remix = (): void => {
    keepRecipe(recipeOf(creation));
    navigate('/create');
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button className="grow" onClick={remix}>
          <Repeat2 className="size-4" aria-hidden="true" />
          {details.remix}
        </Button>
        <Button
          aria-pressed={isFavorite}
          aria-label={gallery.favorite}
          title={gallery.favorite}
          size="icon"
          onClick={() => onChange({ isFavorite: !isFavorite })}
        >
          <Heart
            className={isFavorite ? 'size-4.5 fill-current text-accent-text' : 'size-4.5'}
            aria-hidden="true"
          />
        </Button>
      </div>
      <FlashWarning flashes={creation.flashes} />
      <WrittenText
        label={details.title}
        value={creation.title ?? ''}
        maximum={ORGANIZING_LIMITS.title}
        onSave={(title) => onChange({ title })}
      />
      <WrittenText
        label={details.altText}
        hint={details.altHint}
        // The words that made it say best what there is to see.
        placeholder={creation.prompt}
        value={creation.altText ?? ''}
        maximum={ORGANIZING_LIMITS.altText}
        onSave={(altText) => onChange({ altText })}
        isLong
      />
      <div className="grid gap-1.5">
        <label htmlFor={folderField} className="text-sm font-medium">
          {details.folder}
        </label>
        <select
          id={folderField}
          className={`${controlClass} min-h-11`}
          value={folderId ?? ''}
          onChange={({ target }) => onChange({ folderId: target.value || null })}
        >
          <option value="">{gallery.folders.none}</option>
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <SharingSection creation={creation} />
      <Facts creation={creation} onOpenParent={onOpenParent} />
    </>
  );
}

function Facts({
  creation,
  onOpenParent,
}: Pick<CreationDetailsProps, 'creation' | 'onOpenParent'>) {
  const { prompt, width, height, createdAt, seam, settings, parentId, remixedFrom } = creation;
  const { madeBy } = creation;
  const { sharing } = useTexts('creation');
  const { details } = useTexts('gallery');
  const { advanced, tweak } = useTexts('create');
  const language = useLanguage();
  const modelName = useModelName(settings?.model);
  const { seconds, framesPerSecond, style, negativePrompt } = settings ?? {};
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
      <div className="col-span-2 mb-1">
        <dt className="font-medium">{details.prompt}</dt>
        <dd className="mt-1 break-words whitespace-pre-line text-ink-soft select-text">{prompt}</dd>
      </div>
      {negativePrompt !== undefined && (
        <Fact label={advanced.negativePrompt}>{negativePrompt}</Fact>
      )}
      {style !== undefined && <Fact label={advanced.style}>{advanced.styles[style]}</Fact>}
      {modelName !== null && <Fact label={details.model}>{modelName}</Fact>}
      {settings !== null && <Fact label={tweak.seed}>{settings.seed}</Fact>}
      <Fact label={tweak.size}>
        {width} × {height}
      </Fact>
      {seconds !== undefined && framesPerSecond !== undefined && (
        <Fact label={tweak.length}>
          {tweak.seconds(seconds)} · {tweak.framesPerSecond(framesPerSecond)}
        </Fact>
      )}
      {seam !== null && (
        <Fact label={details.seam}>
          {(seam < VISIBLE_JUMP ? details.seamless : details.jump)(seam.toFixed(2))}
        </Fact>
      )}
      {madeBy !== null && <Fact label={details.madeBy}>{madeBy}</Fact>}
      <Fact label={details.made}>{formatDateTime(language, createdAt)}</Fact>
      {settings?.hasReference && <Fact label={details.reference}>{details.yes}</Fact>}
      {parentId !== null && (
        <Fact label={details.parent}>
          <button
            type="button"
            className="text-accent-text underline underline-offset-4"
            onClick={() => onOpenParent(parentId)}
          >
            {details.openParent}
          </button>
        </Fact>
      )}
      {remixedFrom !== null && (
        <Fact label={sharing.remixedFrom}>
          <Link
            to={pathTo(SHARE_PAGE, { slug: remixedFrom.slug })}
            className="text-accent-text underline underline-offset-4"
          >
            {sharing.another}
          </Link>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 text-right break-words tabular-nums">{children}</dd>
    </>
  );
}

interface WrittenTextProps {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly maximum: number;
  readonly isLong?: boolean;
  readonly onSave: (text: string) => void;
}

/** Saved when the field is left, or with Enter. */
function WrittenText(props: WrittenTextProps) {
  const { label, hint, placeholder, value, maximum, isLong = false, onSave } = props;
  const id = useId();
  const [text, setText] = useState(value);
  const save = (): void => {
    if (text.trim() !== value) onSave(text.trim());
  };
  const shared = {
    id,
    value: text,
    placeholder,
    maxLength: maximum,
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
    onBlur: save,
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {isLong ? (
        <textarea
          {...shared}
          rows={3}
          onChange={({ target }) => setText(target.value)}
          className={`${controlClass} resize-y py-2 text-sm!`}
        />
      ) : (
        <input
          {...shared}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && save()}
          className={`${controlClass} min-h-11 text-sm!`}
        />
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
