import { type ComponentType, lazy } from 'react';

interface Page {
  readonly path: string;
  readonly Component: ComponentType;
  /** Fetches the page's code ahead of its first use. */
  readonly preload: () => Promise<unknown>;
  /** The tools fill the screen and have no footer. */
  readonly isTool: boolean;
}

function page(path: string, load: () => Promise<ComponentType>, isTool = false): Page {
  const Component = lazy(async () => ({ default: await load() }));
  return { path, Component, preload: load, isTool };
}

export const PAGES: readonly Page[] = [
  page('/', () => import('./pages/home-page.tsx').then((file) => file.HomePage)),
  page('/login', () => import('../features/account/login-page.tsx').then((file) => file.LoginPage)),
  page('/signup', () =>
    import('../features/account/signup-page.tsx').then((file) => file.SignupPage),
  ),
  page(
    '/create',
    () => import('../features/create/create-page.tsx').then((file) => file.CreatePage),
    true,
  ),
  page(
    '/my-creations',
    () => import('./pages/gallery-page.tsx').then((file) => file.GalleryPage),
    true,
  ),
  page('/profile', () => import('./pages/profile-page.tsx').then((file) => file.ProfilePage)),
  page('/pricing', () =>
    import('../features/billing/pricing-page.tsx').then((file) => file.PricingPage),
  ),
  page('/success', () =>
    import('../features/billing/success-page.tsx').then((file) => file.SuccessPage),
  ),
  page('/cancel', () =>
    import('../features/billing/cancel-page.tsx').then((file) => file.CancelPage),
  ),
  page('/ai-gif-generator', () =>
    import('./pages/ai-gif-generator-page.tsx').then((file) => file.AiGifGeneratorPage),
  ),
  page('/privacy', () =>
    import('../features/marketing/privacy-page.tsx').then((file) => file.PrivacyPage),
  ),
  page('/terms', () =>
    import('../features/marketing/terms-page.tsx').then((file) => file.TermsPage),
  ),
  page('/contact', () =>
    import('../features/marketing/contact-page.tsx').then((file) => file.ContactPage),
  ),
];

const NOT_FOUND_PAGE: Page = page('*', () =>
  import('../features/marketing/not-found-page.tsx').then((file) => file.NotFoundPage),
);

export const pageAt = (pathname: string): Page =>
  PAGES.find(({ path }) => path === pathname) ?? NOT_FOUND_PAGE;

/** A page that cannot be fetched ahead will be asked for again, and complain, when it is shown. */
export function preloadPage(pathname: string): void {
  pageAt(pathname)
    .preload()
    .catch(() => undefined);
}
