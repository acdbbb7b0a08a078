import { TOKEN_ROUTES } from '@loopwright/contract';
import { Download } from 'lucide-react';
import { useTexts } from '../../language/texts.ts';
import { useFileDownload } from '../../lib/use-file-download.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';

/** Saves the whole ledger as a file. */
export function CsvButton() {
  const texts = useTexts('usage');
  const { state, error, run } = useFileDownload(TOKEN_ROUTES.usageCsv, texts.downloadFailed);
  const isBusy = state === 'busy';
  return (
    <div className="grid justify-items-end gap-2">
      <Button isBusy={isBusy} aria-disabled={isBusy} onClick={() => void run()}>
        {!isBusy && <Download className="size-4" aria-hidden="true" />}
        {isBusy ? texts.downloading : texts.download}
      </Button>
      <output className="sr-only">{state === 'done' && texts.downloaded}</output>
      {error !== null && <ErrorNotice>{error}</ErrorNotice>}
    </div>
  );
}
