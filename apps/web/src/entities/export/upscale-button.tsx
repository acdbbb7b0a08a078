import type { Creation } from '@loopwright/contract';
import { Scaling } from 'lucide-react';
import { ExportButton } from './export-button.tsx';
import { sourceOfCreation } from './export-source.ts';
import { upscaledSize } from './upscaled-size.ts';

interface UpscaleButtonProps {
  readonly creation: Creation;
  /** Says that it costs nothing. */
  readonly label: string;
  readonly variant?: 'quiet' | 'secondary';
  readonly size?: 'compact' | 'regular';
}

/** Opens the export dialog of an image with a larger PNG chosen; nothing where the image is as large as can be. */
export function UpscaleButton({ creation, label, variant, size }: UpscaleButtonProps) {
  const larger = creation.kind === 'image' ? upscaledSize(creation) : null;
  if (larger === null) return null;
  return (
    <ExportButton
      source={sourceOfCreation(creation)}
      label={label}
      icon={Scaling}
      variant={variant}
      size={size}
      preset={{ format: 'png', width: String(larger.width), height: String(larger.height) }}
    />
  );
}
