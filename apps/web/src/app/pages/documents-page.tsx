import { DocumentsPage as Page } from '../../features/documents/documents-page.tsx';
import { useTexts } from '../../language/texts.ts';
import { ServerState } from '../../lib/server-state.tsx';
import { Toasts } from '../../ui/toasts.tsx';

export function DocumentsPage() {
  const { notifications } = useTexts('gallery');
  return (
    <ServerState>
      <Page />
      <Toasts label={notifications} />
    </ServerState>
  );
}
