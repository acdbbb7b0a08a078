import {
  type LoginRequest,
  type MicrosoftLoginRequest,
  type RegisterRequest,
  ROUTES,
  type User,
} from '@loopwright/contract';
import { ApiError } from './api-error.ts';
import { CALMLY, callApi, callForJson, holdReads, onUnauthenticated } from './api.ts';

/** What a provider gave a person, so that they can prove who they are. Google gives one token only. */
export interface SocialCredential extends MicrosoftLoginRequest {
  readonly provider: 'google' | 'microsoft';
}

interface LocalCredential extends LoginRequest {
  readonly provider?: undefined;
}

export interface SessionState {
  readonly user: User | null;
  /** True from the start until the first session check has ended. */
  readonly loading: boolean;
}

export const beforeTheCheck: SessionState = { user: null, loading: true };

export interface SessionActions {
  /**
   * With a name and a password, or with what a provider gave.
   * @throws what the call threw, once it is logged
   */
  readonly login: (proof: LocalCredential | SocialCredential) => Promise<void>;
  /** @throws what the call threw, once it is logged */
  readonly register: (form: RegisterRequest) => Promise<void>;
  /** Never fails: the person is signed out here whatever the server says. */
  readonly logout: () => Promise<void>;
  /** Asks again who is signed in. A 401 signs out; any other failure changes nothing. */
  readonly refresh: () => Promise<void>;
}

export interface SessionStore {
  readonly read: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly actions: SessionActions;
}

interface UserAnswer {
  readonly user: User;
}

interface SessionAnswer {
  readonly user: User | null;
}

/** Who is signed in, kept outside React so that a slow answer never meets a stale closure. */
export function createSessionStore(): SessionStore {
  let state = beforeTheCheck;
  /** Counts sign-ins and sign-outs, so that a slow session check cannot undo a newer one. */
  let changes = 0;
  const listeners = new Set<() => void>();

  const set = (next: Partial<SessionState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const change = (user: User | null): void => {
    changes += 1;
    set({ user });
  };
  const enter = async (
    path: string,
    form: LoginRequest | RegisterRequest | MicrosoftLoginRequest,
  ): Promise<void> => {
    try {
      change((await callForJson<UserAnswer>(path, { method: 'POST', body: form })).user);
    } catch (error) {
      console.error('The account call failed', error);
      throw error;
    }
  };

  const actions: SessionActions = {
    login: ({ provider, ...form }) => enter(ROUTES[provider ?? 'login'], form),
    register: (form) => enter(ROUTES.register, form),
    async logout() {
      const letReadsBegin = holdReads();
      try {
        await Promise.all([
          callApi(ROUTES.logout, { method: 'POST' }),
          import('./forget-user.ts').then((file) => file.forgetUser()),
        ]);
      } catch (error) {
        console.error('Logout failed', error);
      }
      change(null);
      // What is on the page may be about to read, and is taken away first.
      setTimeout(letReadsBegin);
    },
    async refresh() {
      const changesBefore = changes;
      const setUnlessOld = (next: Partial<SessionState>): void =>
        set({ loading: false, ...(changes === changesBefore && next) });
      try {
        const { user } = await callForJson<SessionAnswer>(ROUTES.me, { headers: CALMLY });
        setUnlessOld({ user });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return setUnlessOld({ user: null });
        setUnlessOld({});
        console.error('The session check failed', error);
      }
    },
  };

  // Signed out in another tab, or from another browser.
  onUnauthenticated(() => {
    if (state.user) void actions.refresh();
  });

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    actions,
  };
}
