import {
  BRAND_LIMITS,
  BRAND_ROUTES,
  type BrandCaption,
  type BrandFont,
  CAPTION_PLACES,
} from '@loopwright/contract';
import { DEFAULT_TEXT_STYLE, fontOfAsset, FONTS } from '@loopwright/studio';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useBrandTexts } from '../../language/all/brand.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { controlClass, Field } from '../../ui/field.tsx';
import { ChoiceRow, Slider } from '../../ui/setting-rows.tsx';
import type { BrandPartProps } from './brand-part.ts';
import { CaptionPreview } from './caption-preview.tsx';
import { useDraftList } from './use-draft.ts';

const newCaption = (name: string, color: string): BrandCaption => ({
  name,
  font: DEFAULT_TEXT_STYLE.font,
  size: 0.12,
  color,
  outlineColor: '#000000',
  outline: 0.1,
  place: 'bottom',
});

/** The looks of captions, which the Studio gives texts with one click. */
export function CaptionsCard({ kit, change, isBusy, mayChange }: BrandPartProps) {
  const texts = useBrandTexts();
  const draft = useDraftList(kit.captions);
  const { items, list: captions } = draft;
  const isComplete = captions.every(({ name }) => name.trim() !== '');
  const save = (): void =>
    change({ path: BRAND_ROUTES.kit, method: 'PATCH', body: { captions } }, draft.reset);
  return (
    <Card className="grid gap-4 p-5 sm:p-7">
      <h2 className="text-xl">{texts.captions.title}</h2>
      {captions.length === 0 && <p className="text-ink-soft">{texts.captions.none}</p>}
      <ul className="grid gap-5">
        {items.map(({ key, item: caption }) => (
          <li key={key} className="grid gap-4 border-t border-line pt-5 sm:grid-cols-[auto_1fr]">
            <div className="sm:w-72">
              <CaptionPreview caption={caption} text={caption.name} />
            </div>
            {mayChange ? (
              <CaptionFields
                caption={caption}
                fonts={kit.fonts}
                onChange={(next) => draft.replace(key, next)}
                onDelete={() => draft.remove(key)}
              />
            ) : (
              <p className="font-medium">{caption.name}</p>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={captions.length >= BRAND_LIMITS.captions}
            onClick={() => {
              const name = texts.captions.usual(captions.length + 1);
              draft.add(newCaption(name, kit.colors[0]?.hex ?? '#ffffff'));
            }}
          >
            <Plus className="size-4" aria-hidden="true" />
            {texts.captions.add}
          </Button>
          <Button
            variant="primary"
            disabled={!draft.isChanged || !isComplete || isBusy}
            onClick={save}
          >
            {texts.saveCaptions}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface CaptionFieldsProps {
  readonly caption: BrandCaption;
  readonly fonts: readonly BrandFont[];
  readonly onChange: (caption: BrandCaption) => void;
  readonly onDelete: () => void;
}

function CaptionFields({ caption, fonts, onChange, onDelete }: CaptionFieldsProps) {
  const texts = useBrandTexts();
  const { captions } = texts;
  const fontId = useId();
  const set = (changed: Partial<BrandCaption>): void => onChange({ ...caption, ...changed });
  const choices = [
    ...fonts.map(({ id, name }) => ({ value: fontOfAsset(id), label: name })),
    ...FONTS.map(({ id, label }) => ({ value: id, label })),
  ];
  return (
    <div className="grid min-w-0 gap-3">
      <Field
        label={captions.name}
        value={caption.name}
        maxLength={BRAND_LIMITS.nameMaximum}
        onChange={({ target }) => set({ name: target.value })}
      />
      <div className="grid gap-1.5">
        <label htmlFor={fontId} className="text-sm font-medium">
          {captions.font}
        </label>
        <select
          id={fontId}
          value={caption.font}
          onChange={({ target }) => set({ font: target.value })}
          className={`${controlClass} min-h-11`}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <Slider
        label={captions.size}
        range={{ minimum: 3, maximum: 40 }}
        value={Math.round(caption.size * 100)}
        valueText={`${Math.round(caption.size * 100)} %`}
        onChange={(percent) => set({ size: percent / 100 })}
      />
      <ColorInput
        label={captions.color}
        value={caption.color}
        onChange={(color) => set({ color })}
      />
      <Slider
        label={captions.outline}
        range={{ minimum: 0, maximum: 30 }}
        value={Math.round(caption.outline * 100)}
        valueText={`${Math.round(caption.outline * 100)} %`}
        onChange={(percent) => set({ outline: percent / 100 })}
      />
      {caption.outline > 0 && (
        <ColorInput
          label={captions.outlineColor}
          value={caption.outlineColor}
          onChange={(outlineColor) => set({ outlineColor })}
        />
      )}
      <ChoiceRow
        legend={captions.place}
        choices={CAPTION_PLACES.map((value) => ({ value, label: captions.places[value] }))}
        value={caption.place}
        onChange={(place) => set({ place })}
      />
      <Button className="w-fit text-danger!" onClick={onDelete}>
        {texts.deleteOf(caption.name)}
      </Button>
    </div>
  );
}

interface ColorInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (hex: string) => void;
}

function ColorInput({ label, value, onChange }: ColorInputProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-3 text-sm">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        type="color"
        value={value}
        onChange={({ target }) => onChange(target.value.toLowerCase())}
        className="h-11 w-14 cursor-pointer rounded-sm border border-line-strong/55 bg-raised p-1"
      />
    </div>
  );
}
