import { StudioPage as Studio } from '../../features/studio/studio-page.tsx';
import { useTexts } from '../../language/texts.ts';
import { ServerState } from '../../lib/server-state.tsx';
import { Toasts } from '../../ui/toasts.tsx';

export function StudioPage() {
  const { notifications } = useTexts('studio');
  return (
    <ServerState>
      <Studio />
      <Toasts label={notifications} />
    </ServerState>
  );
}
