import { lazy, useEffect } from 'react';
import { ProfilePage as Page } from '../../features/account/profile-page.tsx';

const loadPanel = () => import('../../features/billing/subscription-panel.tsx');
const SubscriptionPanel = lazy(() =>
  loadPanel().then((file) => ({ default: file.SubscriptionPanel })),
);

export function ProfilePage() {
  // On its way while the session is still being asked for.
  useEffect(() => void loadPanel().catch(() => undefined), []);
  return <Page subscription={<SubscriptionPanel />} />;
}
