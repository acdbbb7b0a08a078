import { BRAND_LIMITS, BRAND_ROUTES, type BrandColor } from '@loopwright/contract';
import { Plus, Trash2 } from 'lucide-react';
import { useBrandTexts } from '../../language/all/brand.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { controlClass } from '../../ui/field.tsx';
import type { BrandPartProps } from './brand-part.ts';
import { useDraftList } from './use-draft.ts';

const NEW_HEX = '#ff6b4a';

/** The colors, with names. */
export function ColorsCard({ kit, change, isBusy, mayChange }: BrandPartProps) {
  const texts = useBrandTexts();
  const draft = useDraftList(kit.colors);
  const { items, list: colors } = draft;
  const isComplete = colors.every(({ name }) => name.trim() !== '');
  const save = (): void =>
    change({ path: BRAND_ROUTES.kit, method: 'PATCH', body: { colors } }, draft.reset);
  return (
    <Card className="grid gap-4 p-5 sm:p-7">
      <h2 className="text-xl">{texts.colors.title}</h2>
      {colors.length === 0 && <p className="text-ink-soft">{texts.colors.none}</p>}
      <ul className="grid gap-2 sm:grid-cols-2">
        {items.map(({ key, item: color }) => (
          <li key={key}>
            {mayChange ? (
              <ColorRow
                color={color}
                onChange={(next) => draft.replace(key, next)}
                onDelete={() => draft.remove(key)}
              />
            ) : (
              <span className="flex min-h-11 items-center gap-3">
                <span
                  className="size-8 rounded-sm border border-line-strong/55"
                  style={{ background: color.hex }}
                />
                <span className="min-w-0 truncate font-medium">{color.name}</span>
                <span className="text-sm text-ink-soft">{color.hex}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={colors.length >= BRAND_LIMITS.colors}
            onClick={() => draft.add({ name: texts.colors.usual(colors.length + 1), hex: NEW_HEX })}
          >
            <Plus className="size-4" aria-hidden="true" />
            {texts.colors.add}
          </Button>
          <Button
            variant="primary"
            disabled={!draft.isChanged || !isComplete || isBusy}
            onClick={save}
          >
            {texts.saveColors}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface ColorRowProps {
  readonly color: BrandColor;
  readonly onChange: (color: BrandColor) => void;
  readonly onDelete: () => void;
}

function ColorRow({ color, onChange, onDelete }: ColorRowProps) {
  const texts = useBrandTexts();
  const { name, hex } = color;
  return (
    <div className="flex items-center gap-2">
      <input
        type="color"
        aria-label={texts.colors.hex(name)}
        value={hex}
        onChange={({ target }) => onChange({ ...color, hex: target.value.toLowerCase() })}
        className="h-11 w-12 shrink-0 cursor-pointer rounded-sm border border-line-strong/55 bg-raised p-1"
      />
      <input
        aria-label={texts.colors.name(hex)}
        value={name}
        maxLength={BRAND_LIMITS.nameMaximum}
        onChange={({ target }) => onChange({ ...color, name: target.value })}
        className={`${controlClass} min-h-11 min-w-0`}
      />
      <Button variant="quiet" size="icon" aria-label={texts.deleteOf(name)} onClick={onDelete}>
        <Trash2 className="size-4.5" aria-hidden="true" />
      </Button>
    </div>
  );
}
