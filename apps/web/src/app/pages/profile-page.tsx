import { ProfilePage as Page } from '../../features/account/profile-page.tsx';
import { SubscriptionPanel } from '../../features/billing/subscription-panel.tsx';

export function ProfilePage() {
  return <Page subscription={<SubscriptionPanel />} />;
}
