import type { Language } from '@loopwright/contract';
import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';
import type { Part } from '../language/catalogue.ts';
import { loadTexts } from '../language/texts.ts';
import { replayEarlyEvents } from '../lib/replay-early-events.ts';

interface Page {
  readonly path: string;
  /** Shows the page at once when it is preloaded, else fetches it and suspends. */
  readonly Component: ComponentType;
  /** Fetches the page's code and texts ahead of its first use. */
  readonly preload: () => Promise<void>;
  /** Its module, from the sources' folder. */
  readonly file: string;
  /** The parts of the catalogue that it speaks with. */
  readonly texts: readonly Part[];
  /** The tools fill the screen and have no footer. */
  readonly isTool: boolean;
}

interface PageOptions {
  readonly file: string;
  readonly load: () => Promise<ComponentType>;
  readonly texts: readonly Part[];
  readonly isTool?: boolean;
}

function page(path: string, { file, load, texts, isTool = false }: PageOptions): Page {
  let loaded: ComponentType | null = null;
  const preload = async (): Promise<void> => {
    const [Component] = await Promise.all([load(), loadTexts(['shell', ...texts])]);
    loaded = Component;
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  function Component() {
    // For as long as it is shown: what has begun as the one does not become the other.
    const [shown] = useState(() => loaded ?? Lazy);
    useEffect(() => {
      // The page can hear now what people do; React itself only when it has ended this.
      setTimeout(replayEarlyEvents);
    }, []);
    return createElement(shown);
  }
  return { path, Component, preload, file, texts, isTool };
}

export const PAGES: readonly Page[] = [
  page('/', {
    file: 'app/pages/home-page.tsx',
    load: () => import('./pages/home-page.tsx').then((file) => file.HomePage),
    texts: ['marketing', 'billing'],
  }),
  page('/login', {
    file: 'features/account/login-page.tsx',
    load: () => import('../features/account/login-page.tsx').then((file) => file.LoginPage),
    texts: ['account'],
  }),
  page('/signup', {
    file: 'features/account/signup-page.tsx',
    load: () => import('../features/account/signup-page.tsx').then((file) => file.SignupPage),
    texts: ['account'],
  }),
  page('/forgotten-password', {
    file: 'features/account/recovery/forgotten-password-page.tsx',
    load: () =>
      import('../features/account/recovery/forgotten-password-page.tsx').then(
        (file) => file.ForgottenPasswordPage,
      ),
    texts: ['recovery'],
  }),
  page('/reset-password', {
    file: 'features/account/recovery/reset-password-page.tsx',
    load: () =>
      import('../features/account/recovery/reset-password-page.tsx').then(
        (file) => file.ResetPasswordPage,
      ),
    texts: ['account', 'recovery'],
  }),
  page('/confirm-email', {
    file: 'features/account/recovery/confirm-email-page.tsx',
    load: () =>
      import('../features/account/recovery/confirm-email-page.tsx').then(
        (file) => file.ConfirmEmailPage,
      ),
    texts: ['recovery'],
  }),
  page('/create', {
    file: 'features/create/create-page.tsx',
    load: () => import('../features/create/create-page.tsx').then((file) => file.CreatePage),
    texts: ['create'],
    isTool: true,
  }),
  page('/my-creations', {
    file: 'app/pages/gallery-page.tsx',
    load: () => import('./pages/gallery-page.tsx').then((file) => file.GalleryPage),
    texts: ['gallery'],
    isTool: true,
  }),
  page('/profile', {
    file: 'app/pages/profile-page.tsx',
    load: () => import('./pages/profile-page.tsx').then((file) => file.ProfilePage),
    texts: ['member', 'billing'],
  }),
  page('/pricing', {
    file: 'features/billing/pricing-page.tsx',
    load: () => import('../features/billing/pricing-page.tsx').then((file) => file.PricingPage),
    texts: ['billing'],
  }),
  page('/success', {
    file: 'features/billing/success-page.tsx',
    load: () => import('../features/billing/success-page.tsx').then((file) => file.SuccessPage),
    texts: ['member'],
  }),
  page('/cancel', {
    file: 'features/billing/cancel-page.tsx',
    load: () => import('../features/billing/cancel-page.tsx').then((file) => file.CancelPage),
    texts: ['member'],
  }),
  page('/ai-gif-generator', {
    file: 'app/pages/ai-gif-generator-page.tsx',
    load: () => import('./pages/ai-gif-generator-page.tsx').then((file) => file.AiGifGeneratorPage),
    texts: ['marketing', 'billing'],
  }),
  page('/privacy', {
    file: 'features/marketing/privacy-page.tsx',
    load: () => import('../features/marketing/privacy-page.tsx').then((file) => file.PrivacyPage),
    texts: ['marketing'],
  }),
  page('/terms', {
    file: 'features/marketing/terms-page.tsx',
    load: () => import('../features/marketing/terms-page.tsx').then((file) => file.TermsPage),
    texts: ['marketing'],
  }),
  page('/contact', {
    file: 'features/marketing/contact-page.tsx',
    load: () => import('../features/marketing/contact-page.tsx').then((file) => file.ContactPage),
    texts: ['contact'],
  }),
];

const NOT_FOUND_PAGE: Page = page('*', {
  file: 'features/marketing/not-found-page.tsx',
  load: () => import('../features/marketing/not-found-page.tsx').then((file) => file.NotFoundPage),
  texts: [],
});

export const pageAt = (pathname: string): Page =>
  PAGES.find(({ path }) => path === pathname) ?? NOT_FOUND_PAGE;

/** A page that cannot be fetched ahead will be asked for again, and complain, when it is shown. */
export const preloadPage = (pathname: string): Promise<void> =>
  pageAt(pathname)
    .preload()
    .catch(() => undefined);

/** The modules that a page cannot start without, for fetching them together with it. */
export const neededFiles = (pathname: string, language: Language): string[] => {
  const { file, texts } = pageAt(pathname);
  return [file, ...['shell', ...texts].map((part) => `language/${language}/${part}.ts`)].map(
    (name) => `src/${name}`,
  );
};
