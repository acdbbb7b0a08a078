import { CreatePage as Page } from '../../features/create/create-page.tsx';
import { ServerState } from '../../lib/server-state.tsx';

export function CreatePage() {
  return (
    <ServerState>
      <Page />
    </ServerState>
  );
}
