import { Share } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { loadTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
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
  readonly variant?: 'primary' | 'secondary';
  readonly size?: 'compact' | 'regular';
  /** Is waited for with every press: the source is being saved. */
  readonly beforeOpen?: () => Promise<unknown>;
}

/** Opens the export dialog, whose code is fetched with the first press. */
export function ExportButton(props: ExportButtonProps) {
  const { source, label, variant, size, beforeOpen } = props;
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
        <Share className="size-4" aria-hidden="true" />
        {label}
      </Button>
      {Loaded && <Loaded source={source} onClose={() => setLoaded(null)} />}
    </>
  );
}
