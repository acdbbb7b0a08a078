import { useEffect } from 'react';
import { ApiError } from './api-error.ts';
import { useAuth } from './auth.tsx';

/** After a call that was refused because the session has ended: the page then says so itself. */
export function useLapsedSession(error: Error | null): void {
  const { refresh } = useAuth();
  const hasLapsed = error instanceof ApiError && error.status === 401;
  useEffect(() => {
    if (hasLapsed) void refresh();
  }, [hasLapsed, refresh]);
}
