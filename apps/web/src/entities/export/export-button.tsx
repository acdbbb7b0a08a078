import { type LucideIcon, Share } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { loadTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import type { CustomWishes } from './custom-wishes.ts';
import type { ExportDialogProps } from './export-dialog.tsx';
import type { ExportSource } from './export-source.ts';

async function loadDialog(): Promise<ComponentType<ExportDialogProps>> {
  const [{ ExportDialog }] = await Promise.all([
    import('./export-dialog.tsx'),
    loadTexts(['creation']),
  ]);
  return ExportDialog;
}

interface ExportButtonProps {
  readonly source: ExportSource;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly size?: 'compact' | 'regular' | undefined;
  /** Own settings that are chosen at first. */
  readonly preset?: Partial<CustomWishes>;
  /** Is waited for with every press: the source is being saved. */
  readonly beforeOpen?: () => Promise<unknown>;
}

/** Opens the export dialog, whose code is fetched with the first press. */
export function ExportButton(props: ExportButtonProps) {
  const { source, label, icon: Icon = Share, variant, size, preset, beforeOpen } = props;
  const [Loaded, setLoaded] = useState<ComponentType<ExportDialogProps> | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const open = async (): Promise<void> => {
    setIsLoading(true);
    try {
      const [dialog] = await Promise.all([loadDialog(), beforeOpen?.()]);
      setLoaded(() => dialog);
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <Button variant={variant} size={size} isBusy={isLoading} onClick={() => void open()}>
        <Icon className="size-4" aria-hidden="true" />
        {label}
      </Button>
      {Loaded && (
        <Loaded source={source} onClose={() => setLoaded(null)} {...(preset && { preset })} />
      )}
    </>
  );
}
