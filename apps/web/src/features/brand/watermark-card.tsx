import {
  BRAND_ROUTES,
  type BrandKit,
  type BrandWatermark,
  WATERMARK_CORNERS,
} from '@loopwright/contract';
import { logoUrl } from '../../entities/brand/use-brand-kit.ts';
import { useBrandTexts } from '../../language/all/brand.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceRow, Slider } from '../../ui/setting-rows.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { BrandPartProps } from './brand-part.ts';
import { useDraft } from './use-draft.ts';

/** The logo as the watermark of exports. */
export function WatermarkCard({ kit, change, isBusy, mayChange }: BrandPartProps) {
  const texts = useBrandTexts();
  const { watermark: words } = texts;
  const { draft: watermark, isChanged, setDraft } = useDraft(kit.watermark);
  const set = (changed: Partial<BrandWatermark>): void => setDraft({ ...watermark, ...changed });
  const save = (): void =>
    change({ path: BRAND_ROUTES.kit, method: 'PATCH', body: { watermark } }, () => setDraft(null));
  const { logo } = kit;
  return (
    <Card className="grid gap-4 p-5 sm:p-7">
      <h2 className="text-xl">{words.title}</h2>
      {logo === null && <p className="text-ink-soft">{words.needsLogo}</p>}
      {logo !== null && !mayChange && (
        <p className="text-ink-soft">{watermark.isOn && kit.isUsable ? words.isOn : words.isOff}</p>
      )}
      {logo !== null && mayChange && (
        <>
          <Switch
            label={words.switch}
            hint={words.hint}
            isOn={watermark.isOn}
            onChange={(isOn) => set({ isOn })}
          />
          {watermark.isOn && (
            <div className="grid gap-4 sm:grid-cols-[2fr_3fr]">
              <Preview logo={logo} watermark={watermark} />
              <div className="grid content-start gap-3">
                <ChoiceRow
                  legend={words.corner}
                  choices={WATERMARK_CORNERS.map((value) => ({
                    value,
                    label: words.corners[value],
                  }))}
                  value={watermark.corner}
                  onChange={(corner) => set({ corner })}
                />
                <Slider
                  label={words.size}
                  range={{ minimum: 5, maximum: 40 }}
                  value={Math.round(watermark.size * 100)}
                  valueText={`${Math.round(watermark.size * 100)} %`}
                  onChange={(percent) => set({ size: percent / 100 })}
                />
                <Slider
                  label={words.opacity}
                  range={{ minimum: 10, maximum: 100 }}
                  value={Math.round(watermark.opacity * 100)}
                  valueText={`${Math.round(watermark.opacity * 100)} %`}
                  onChange={(percent) => set({ opacity: percent / 100 })}
                />
              </div>
            </div>
          )}
          <Button
            variant="primary"
            className="w-fit"
            disabled={!isChanged || isBusy}
            onClick={save}
          >
            {texts.saveWatermark}
          </Button>
        </>
      )}
    </Card>
  );
}

interface PreviewProps {
  readonly logo: NonNullable<BrandKit['logo']>;
  readonly watermark: BrandWatermark;
}

/** Of the preview's width and height: its shorter side is its height, 9 of 16. */
const RATIO = 9 / 16;

function Preview({ logo, watermark: { corner, opacity, size } }: PreviewProps) {
  const [vertical, horizontal] = corner.split('-');
  const width = (size * RATIO * logo.width) / Math.max(logo.width, logo.height);
  return (
    <div
      aria-hidden="true"
      className="relative aspect-video w-full rounded-md border border-line bg-linear-to-br from-accent-wash to-sunken"
    >
      <img
        src={logoUrl(logo)}
        alt=""
        className="absolute"
        style={{
          width: `${width * 100}%`,
          opacity,
          [vertical ?? 'bottom']: '2.5%',
          [horizontal ?? 'right']: `${2.5 * RATIO}%`,
        }}
      />
    </div>
  );
}
