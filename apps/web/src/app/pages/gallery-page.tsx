import { GalleryPage as Page } from '../../features/gallery/gallery-page.tsx';
import { useTexts } from '../../language/texts.ts';
import { ServerState } from '../../lib/server-state.tsx';
import { Toasts } from '../../ui/toasts.tsx';

export function GalleryPage() {
  const { notifications } = useTexts('gallery');
  return (
    <ServerState>
      <Page />
      <Toasts label={notifications} />
    </ServerState>
  );
}
