import { createHash, randomUUID } from 'node:crypto';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { CLIENT_IDS } from '../../apps/server/src/modules/accounts/social/testing/identity-providers.ts';
import { remoteProviders } from '../../apps/server/src/modules/accounts/social/testing/remote-providers.ts';
import { ORIGIN, PROVIDERS_PORT } from './settings.ts';

/** The stand-ins for Google and Microsoft that the server calls. */
const providers = remoteProviders(`http://127.0.0.1:${PROVIDERS_PORT}`);

export const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';
const GOOGLE_WINDOW = 'https://accounts.google.com/o/oauth2/v2/auth';
const MICROSOFT = 'https://login.microsoftonline.com/common/oauth2/v2.0';
const TENANT = '4c8e2b66-6f53-4b0e-8d0c-7b1c3f5a9e21';

/** The user who is signed in at the provider. */
export interface ProviderUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Collects the URL of every request to another origin, also from popups. */
export function recordExternalRequests(context: BrowserContext): readonly string[] {
  const outside: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== ORIGIN) outside.push(request.url());
  });
  return outside;
}

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>`;

/**
 * Replaces Google's script: the token client as its reference describes it, with a popup that
 * answers with `postMessage`.
 */
const TOKEN_CLIENT = `
  window.google = { accounts: {
    id: { disableAutoSelect() { document.documentElement.dataset.autoSelect = 'off'; } },
    oauth2: { initTokenClient: (config) => ({ requestAccessToken() {
      const query = new URLSearchParams({ client_id: config.client_id, scope: config.scope });
      const popup = open('${GOOGLE_WINDOW}?' + query, 'google', 'width=500,height=600');
      if (!popup) {
        config.error_callback(Object.assign(new Error('blocked'), { type: 'popup_failed_to_open' }));
        return;
      }
      const end = () => { clearInterval(look); removeEventListener('message', hear); };
      const look = setInterval(() => {
        if (!popup.closed) return;
        end();
        config.error_callback(Object.assign(new Error('closed'), { type: 'popup_closed' }));
      }, 100);
      const hear = ({ origin, data }) => {
        if (origin !== 'https://accounts.google.com') return;
        end();
        popup.close();
        config.callback(data);
      };
      addEventListener('message', hear);
    } }) },
  } };`;

const answerButton = (name: string, answer: object): string =>
  `<button onclick='opener.postMessage(${JSON.stringify(answer)}, "${ORIGIN}")'>${name}</button>`;

/** Answers requests to accounts.google.com. */
export async function serveGoogle(context: BrowserContext, user: ProviderUser): Promise<void> {
  const { id: sub, name, email } = user;
  const { accessToken } = await providers.grantGoogle({
    clientId: CLIENT_IDS.google,
    sub,
    name,
    email,
  });
  const denial = { error: 'access_denied', error_description: 'You did not allow it.' };
  await context.route('https://accounts.google.com/**', async (route) => {
    const url = route.request().url();
    if (url === GOOGLE_SCRIPT) {
      await route.fulfill({ contentType: 'text/javascript', body: TOKEN_CLIENT });
    } else if (url.startsWith(GOOGLE_WINDOW)) {
      const buttons = [
        answerButton('Continue', { access_token: accessToken, token_type: 'Bearer' }),
        answerButton('Deny', denial),
        answerButton('Break', { error: 'server_error' }),
        answerButton('Nothing', {}),
      ];
      await route.fulfill({ contentType: 'text/html', body: page('Google', buttons.join('')) });
    } else {
      await route.abort();
    }
  });
}

interface MicrosoftVisit {
  /** Query of each authorization request. */
  readonly queries: readonly URLSearchParams[];
  /** Form of each token request. */
  readonly exchanges: readonly URLSearchParams[];
}

const CORS = { 'access-control-allow-origin': '*' };

const answerPage = (query: URLSearchParams): string => {
  const state = query.get('state') ?? '';
  const link = (name: string, answer: Record<string, string>): string => {
    const hash = new URLSearchParams({ ...answer, state }).toString();
    return `<a href="${query.get('redirect_uri')}#${hash.replaceAll('&', '&amp;')}">${name}</a>`;
  };
  const denial = { error: 'access_denied', error_description: 'AADSTS65004: declined.' };
  return page(
    'Microsoft',
    `${link('Continue', { code: `code-${randomUUID()}`, session_state: randomUUID() })} ${link('Deny', denial)}`,
  );
};

const base64url = (value: object): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** Answers requests to login.microsoftonline.com, and refuses a code without its PKCE verifier. */
export async function serveMicrosoft(
  context: BrowserContext,
  user: ProviderUser,
): Promise<MicrosoftVisit> {
  const queries: URLSearchParams[] = [];
  const exchanges: URLSearchParams[] = [];

  const exchange = async (route: Route): Promise<void> => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    const query = queries.at(-1) ?? new URLSearchParams();
    exchanges.push(form);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (query.get('code_challenge') !== challenge) {
      const json = { error: 'invalid_grant', error_description: 'AADSTS501481: PKCE.' };
      await route.fulfill({ status: 400, headers: CORS, json });
      return;
    }
    const { accessToken, idToken } = await providers.grantMicrosoft({
      clientId: CLIENT_IDS.microsoft,
      tid: TENANT,
      oid: user.id,
      name: user.name,
      preferredUsername: user.email,
      email: user.email,
      nonce: query.get('nonce') ?? '',
    });
    await route.fulfill({
      headers: CORS,
      json: {
        token_type: 'Bearer',
        scope: 'User.Read openid profile',
        expires_in: 3599,
        ext_expires_in: 3599,
        access_token: accessToken,
        id_token: idToken,
        client_info: base64url({ uid: user.id, utid: TENANT }),
      },
    });
  };

  await context.route('https://login.microsoftonline.com/**', async (route) => {
    const url = new URL(route.request().url());
    const path = `${url.origin}${url.pathname}`;
    if (path === `${MICROSOFT}/authorize`) {
      queries.push(url.searchParams);
      await route.fulfill({ contentType: 'text/html', body: answerPage(url.searchParams) });
    } else if (path === `${MICROSOFT}/token`) {
      await exchange(route);
    } else {
      await route.abort();
    }
  });
  return { queries, exchanges };
}

/** The popup that `press` opens, after the provider's page has loaded in it. */
export async function openPopup(page: Page, press: () => Promise<void>): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await press();
  const popup = await opening;
  await popup.waitForURL(/^https:/);
  return popup;
}

/** Clicks an answer in the popup, which then closes. The popup may close before the click has returned. */
export async function answer(popup: Page, choice: string): Promise<void> {
  const closing = popup.waitForEvent('close');
  await Promise.race([popup.getByText(choice).click(), closing]);
  await closing;
}
