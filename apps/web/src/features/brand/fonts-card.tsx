import { BRAND_LIMITS, BRAND_ROUTES, pathTo } from '@loopwright/contract';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useBrandTexts } from '../../language/all/brand.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import type { BrandPartProps } from './brand-part.ts';

/** The fonts that were uploaded. */
export function FontsCard({
  kit: { fonts },
  change,
  isBusy,
  mayChange,
  mayDelete,
}: BrandPartProps) {
  const texts = useBrandTexts();
  return (
    <Card className="grid gap-4 p-5 sm:p-7">
      <h2 className="text-xl">{texts.fonts.title}</h2>
      {fonts.length === 0 && <p className="text-ink-soft">{texts.fonts.none}</p>}
      <ul className="grid divide-y divide-line">
        {fonts.map(({ id, name }) => (
          <li key={id} className="flex min-h-12 items-center justify-between gap-3">
            <span className="min-w-0 truncate font-medium">{name}</span>
            {mayDelete && (
              <Button
                variant="quiet"
                size="icon"
                aria-label={texts.deleteOf(name)}
                disabled={isBusy}
                onClick={() =>
                  change({ path: pathTo(BRAND_ROUTES.font, { id }), method: 'DELETE' })
                }
              >
                <Trash2 className="size-4.5" aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange &&
        (fonts.length < BRAND_LIMITS.fonts ? (
          <NewFont change={change} isBusy={isBusy} />
        ) : (
          <p className="text-sm text-ink-soft">{texts.fonts.full(BRAND_LIMITS.fonts)}</p>
        ))}
    </Card>
  );
}

const nameOf = (file: File): string =>
  file.name
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .slice(0, BRAND_LIMITS.nameMaximum);

function NewFont({ change, isBusy }: Pick<BrandPartProps, 'change' | 'isBusy'>) {
  const texts = useBrandTexts().fonts;
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [mayUse, setMayUse] = useState(false);
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    setName(chosen === null ? '' : nameOf(chosen));
    setMayUse(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (file === null || isBusy) return;
    const body = new FormData();
    body.set('name', name.trim());
    body.set('mayUse', mayUse ? 'yes' : 'no');
    body.set('file', file);
    change({ path: BRAND_ROUTES.fonts, method: 'POST', body }, () => choose(null));
  };
  return (
    <form className="grid justify-items-start gap-3" onSubmit={submit}>
      <FileButton
        label={texts.choose}
        accept=".ttf,.otf,.woff2"
        isDisabled={isBusy}
        onFile={choose}
      />
      <p className="text-sm text-ink-soft">{texts.hint}</p>
      {file !== null && (
        <>
          <Field
            label={texts.name}
            value={name}
            maxLength={BRAND_LIMITS.nameMaximum}
            className="w-full max-w-md"
            onChange={({ target }) => setName(target.value)}
          />
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={mayUse}
              onChange={({ target }) => setMayUse(target.checked)}
              className="size-5 shrink-0 accent-accent-text"
            />
            {texts.mayUse}
          </label>
          <Button
            type="submit"
            variant="primary"
            isBusy={isBusy}
            disabled={isBusy || !mayUse || name.trim() === ''}
          >
            {texts.upload}
          </Button>
        </>
      )}
    </form>
  );
}
