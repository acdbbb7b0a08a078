import type { Export } from '@loopwright/contract';
import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { downloadZip } from '../../lib/download-zip.ts';
import { Button } from '../../ui/button.tsx';

interface ZipButtonProps {
  /** Finished, with their files. */
  readonly exports: readonly Export[];
}

/** Downloads all files as one ZIP, which the browser puts together. */
export function ZipButton({ exports: made }: ZipButtonProps) {
  const { exports: texts } = useTexts('creation');
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const files = made.flatMap(({ file }) => (file ? [file] : []));
  const save = async (): Promise<void> => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      await downloadZip(files);
    } catch {
      setHasFailed(true);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      {hasFailed && (
        <span role="alert" className="text-xs text-danger">
          {texts.failed}
        </span>
      )}
      <Button isBusy={isBusy} onClick={() => void save()}>
        <FolderDown className="size-4" aria-hidden="true" />
        {texts.zip(files.length)}
      </Button>
    </>
  );
}
