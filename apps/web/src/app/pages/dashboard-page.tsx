import { Dashboard } from '../../features/account/dashboard.tsx';
import { ServerState } from '../../lib/server-state.tsx';

export function DashboardPage() {
  return (
    <ServerState>
      <Dashboard />
    </ServerState>
  );
}
