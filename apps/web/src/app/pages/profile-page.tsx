import { ProfilePage as Page } from '../../features/account/profile-page.tsx';
import { SubscriptionAction } from '../../features/billing/subscription-action.tsx';

export function ProfilePage() {
  return <Page subscriptionAction={<SubscriptionAction />} />;
}
