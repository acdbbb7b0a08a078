import { TokenGauge } from '../../features/billing/token-gauge.tsx';
import { UsagePage as Page } from '../../features/usage/usage-page.tsx';
import { useAuth } from '../../lib/auth.tsx';
import { ServerState } from '../../lib/server-state.tsx';

function Gauge() {
  const { user } = useAuth();
  return user && <TokenGauge user={user} />;
}

export function UsagePage() {
  return (
    <ServerState>
      <Page gauge={<Gauge />} />
    </ServerState>
  );
}
