import { ROUTES } from '@loopwright/contract';
import type { MouseEvent } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { useFileDownload } from '../../../lib/use-file-download.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoopMark } from '../../../ui/loop-mark.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { SecurityRow } from '../security/security-row.tsx';

/** Saving elsewhere, a new tab and the like belong to the browser. */
const asksTheBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

export function ExportRow() {
  const { data } = useTexts('security');
  const { state, error, run } = useFileDownload(ROUTES.accountExport, data.exportFailed);
  const isBusy = state === 'busy';
  return (
    <SecurityRow
      title={data.exportTitle}
      text={data.exportText}
      actions={
        <ButtonLink
          to={ROUTES.accountExport}
          download
          variant="secondary"
          aria-disabled={isBusy}
          onClick={(event) => {
            if (asksTheBrowser(event)) return;
            event.preventDefault();
            void run();
          }}
        >
          {isBusy && <LoopMark className="size-5" strokeWidth={3.5} state="running" />}
          {isBusy ? data.exporting : data.export}
        </ButtonLink>
      }
    >
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <output className="text-sm empty:hidden">
        {isBusy && data.exportingText}
        {state === 'done' && data.exported}
      </output>
    </SecurityRow>
  );
}
