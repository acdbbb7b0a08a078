import type { ReactNode } from 'react';
import { useAuth } from '../lib/auth.tsx';

interface SessionCheckProps {
  readonly loading: ReactNode;
  /** What a visitor sees whose browser runs no scripts: there the check never ends. */
  readonly denied: ReactNode;
}

/** A page that needs an account, while the session loads. */
export function SessionCheck({ loading, denied }: SessionCheckProps) {
  const { expectsVisitor } = useAuth();
  if (!expectsVisitor) return loading;
  return (
    <>
      <div className="contents noscript:hidden">{loading}</div>
      <noscript>{denied}</noscript>
    </>
  );
}
