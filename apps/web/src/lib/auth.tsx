import { OUTSIDE_AUTH_PROVIDER } from '@loopwright/contract';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  beforeTheCheck,
  createSessionStore,
  type SessionActions,
  type SessionState,
  type SessionStore,
} from './session-store.ts';

interface Session extends SessionState, SessionActions {
  readonly isAuthenticated: boolean;
  /** While loading: the server saw no sign of a session, so that a visitor's page can be shown. */
  readonly expectsVisitor: boolean;
}

interface Context {
  readonly store: SessionStore;
  readonly expectsVisitor: boolean;
}

const SessionContext = createContext<Context | null>(null);

interface AuthProviderProps {
  readonly expectsVisitor?: boolean;
  /** Whose check has begun already; without one, the provider begins it. */
  readonly store?: SessionStore | undefined;
  readonly children: ReactNode;
}

/** Finds out who is signed in, and tells everything below. */
export function AuthProvider({ expectsVisitor = false, store, children }: AuthProviderProps) {
  const [context] = useState(() => ({ store: store ?? createSessionStore(), expectsVisitor }));
  useEffect(() => {
    if (!store) void context.store.actions.refresh();
  }, [context, store]);
  return <SessionContext value={context}>{children}</SessionContext>;
}

/** @throws outside an AuthProvider */
export function useAuth(): Session {
  const context = use(SessionContext);
  if (!context) throw new Error(OUTSIDE_AUTH_PROVIDER);
  const { store, expectsVisitor } = context;
  const state = useSyncExternalStore(store.subscribe, store.read, () => beforeTheCheck);
  return {
    ...state,
    ...store.actions,
    isAuthenticated: state.user !== null,
    expectsVisitor,
  };
}
