import type { Export, ExportFile } from '@loopwright/contract';
import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { callApi } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';

const URL_KEPT_MS = 60_000;

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

async function downloadZip(files: readonly ExportFile[]): Promise<void> {
  const { downloadZip: zip } = await import('client-zip');
  const responses = files.map(async ({ name, url }) => ({ name, input: await callApi(url) }));
  const blob = await zip(await Promise.all(responses)).blob();
  const address = URL.createObjectURL(blob);
  download(address, `loopwright-${Date.now()}.zip`);
  // Some browsers have not begun to read it yet.
  setTimeout(() => URL.revokeObjectURL(address), URL_KEPT_MS);
}
