import { BRAND_ROUTES } from '@loopwright/contract';
import { logoUrl } from '../../entities/brand/use-brand-kit.ts';
import { useBrandTexts } from '../../language/all/brand.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import type { BrandPartProps } from './brand-part.ts';

/** So that one sees what is transparent. */
const CHECKERED = {
  background: 'repeating-conic-gradient(#c8c8c8 0% 25%, #f4f4f4 0% 50%) 0 0 / 20px 20px',
};

/** The logo. */
export function LogoCard({ kit: { logo }, change, isBusy, mayChange, mayDelete }: BrandPartProps) {
  const texts = useBrandTexts();
  const upload = (file: File): void => {
    const body = new FormData();
    body.set('file', file);
    change({ path: BRAND_ROUTES.logo, method: 'POST', body });
  };
  return (
    <Card className="grid gap-4 p-5 sm:p-7">
      <h2 className="text-xl">{texts.logo.title}</h2>
      {logo === null ? (
        <p className="text-ink-soft">{texts.logo.none}</p>
      ) : (
        <img
          src={logoUrl(logo)}
          alt={texts.logo.alt}
          width={logo.width}
          height={logo.height}
          className="h-32 w-auto max-w-full rounded-md border border-line object-contain p-2"
          style={CHECKERED}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {mayChange && (
          <FileButton
            label={logo === null ? texts.logo.upload : texts.logo.replace}
            accept="image/png,image/webp,image/jpeg"
            isDisabled={isBusy}
            onFile={upload}
          />
        )}
        {mayDelete && logo !== null && (
          <Button
            className="text-danger!"
            disabled={isBusy}
            onClick={() => change({ path: BRAND_ROUTES.logo, method: 'DELETE' })}
          >
            {texts.logo.delete}
          </Button>
        )}
      </div>
      {mayChange && <p className="text-sm text-ink-soft">{texts.logo.hint}</p>}
    </Card>
  );
}
