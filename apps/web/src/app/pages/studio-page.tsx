import { BarEntry } from '../../features/studio/bar-entry.ts';
import { StudioPage as Studio } from '../../features/studio/studio-page.tsx';
import { useTexts } from '../../language/texts.ts';
import { ServerState } from '../../lib/server-state.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import { StudioBell } from '../notifications/studio-bell.tsx';

export function StudioPage() {
  const { notifications } = useTexts('studio');
  return (
    <ServerState>
      <BarEntry value={<StudioBell />}>
        <Studio />
      </BarEntry>
      <Toasts label={notifications} />
    </ServerState>
  );
}
