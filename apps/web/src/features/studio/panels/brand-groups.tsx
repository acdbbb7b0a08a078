import type { BrandKit } from '@loopwright/contract';
import { actions, newMediaLayer } from '@loopwright/studio';
import { keyed } from '../../../entities/brand/keyed.ts';
import { logoUrl } from '../../../entities/brand/use-brand-kit.ts';
import { useTexts } from '../../../language/texts.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useBrand } from '../brand/use-brand.tsx';
import { newLayerId } from '../editor/merge-keys.ts';
import { useEditor, useSelectedLayer, useStudioState } from '../editor/use-editor.ts';
import { applyCaption } from './apply-caption.ts';
import { PanelGroup } from './panel.tsx';

/** Of the canvas' shorter side. */
const LOGO_SHARE = 0.3;

const tileClass =
  'flex min-h-11 min-w-0 items-center gap-2 rounded-md border border-line bg-raised px-2.5 text-sm transition-colors hover:border-line-strong';

const isEmpty = ({ colors, captions, fonts, logo }: BrandKit): boolean =>
  colors.length + captions.length + fonts.length === 0 && logo === null;

/** The logo of the brand kit as a layer, and the way to the kit. */
export function BrandLogo() {
  const { brand: texts } = useTexts('studio');
  const editor = useEditor();
  const { canvas } = useStudioState().document;
  const kit = useBrand();
  if (kit === null || (isEmpty(kit) && kit.mayChange !== 'yes')) return null;
  const { logo } = kit;
  const add = (source: NonNullable<BrandKit['logo']>): void => {
    const layer = newMediaLayer('upload', newLayerId(), texts.logo, source, canvas);
    const wanted = Math.min(canvas.width, canvas.height) * LOGO_SHARE;
    const scale = Math.min(1, wanted / Math.max(source.width, source.height));
    editor.perform(actions.addLayer, {
      layer: { ...layer, transform: { ...layer.transform, scale } },
    });
  };
  return (
    <PanelGroup title={texts.title}>
      {logo && (
        <button type="button" onClick={() => add(logo)} className={tileClass}>
          <img src={logoUrl(logo)} alt="" className="size-8 object-contain" />
          {texts.addLogo}
        </button>
      )}
      <TextLink to="/brand" className="inline-flex min-h-9 w-fit items-center text-sm">
        {texts.open}
      </TextLink>
    </PanelGroup>
  );
}

/** The caption styles of the brand kit. */
export function BrandStyles() {
  const texts = useTexts('studio');
  const editor = useEditor();
  const selected = useSelectedLayer();
  const kit = useBrand();
  if (kit === null || kit.captions.length === 0) return null;
  return (
    <PanelGroup title={texts.brand.styles}>
      <div className="grid grid-cols-2 gap-1.5">
        {keyed(kit.captions).map(({ key, item: caption }) => (
          <button
            key={key}
            type="button"
            onClick={() => applyCaption(editor, caption, selected, texts.text.usual)}
            className={tileClass}
          >
            <span
              aria-hidden="true"
              className="size-4 shrink-0 rounded-full border border-line-strong/55"
              style={{ background: caption.color }}
            />
            <span className="truncate">{caption.name}</span>
          </button>
        ))}
      </div>
    </PanelGroup>
  );
}
