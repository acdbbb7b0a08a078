import { MESSAGES } from '@loopwright/contract';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  createSessionStore,
  type SessionActions,
  type SessionState,
  type SessionStore,
} from './session-store.ts';

interface Session extends SessionState, SessionActions {
  readonly isAuthenticated: boolean;
}

const StoreContext = createContext<SessionStore | null>(null);

/** Finds out who is signed in, and tells everything below. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createSessionStore);
  useEffect(() => void store.actions.refresh(), [store]);
  return <StoreContext value={store}>{children}</StoreContext>;
}

const unsubscribed = (): (() => void) => () => undefined;
const signedOut: SessionState = { user: null, loading: true };

/** @throws outside an AuthProvider */
export function useAuth(): Session {
  const store = use(StoreContext);
  const state = useSyncExternalStore(
    store?.subscribe ?? unsubscribed,
    store?.read ?? (() => signedOut),
    () => signedOut,
  );
  if (store === null) throw new Error(MESSAGES.session.outsideProvider);
  return { ...state, ...store.actions, isAuthenticated: state.user !== null };
}
