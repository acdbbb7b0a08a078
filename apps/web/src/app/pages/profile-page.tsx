import { lazy, Suspense, useEffect } from 'react';
import { ProfilePage as Page } from '../../features/account/profile-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const loadPanel = () => import('../../features/billing/subscription-panel.tsx');
const SubscriptionPanel = lazy(() =>
  loadPanel().then((file) => ({ default: file.SubscriptionPanel })),
);

export function ProfilePage() {
  // On its way while the session is still being asked for.
  useEffect(() => void loadPanel().catch(() => undefined), []);
  return (
    <Page
      subscription={
        <Suspense fallback={<Skeleton className="h-80 rounded-lg" />}>
          <SubscriptionPanel />
        </Suspense>
      }
    />
  );
}
