import { findPage, page, type Page } from './page.tsx';

export const PAGES: readonly Page[] = [
  page('/', {
    load: () => import('./pages/home-page.tsx').then((file) => file.HomePage),
    texts: ['marketing'],
  }),
  page('/login', {
    load: () => import('../features/account/login-page.tsx').then((file) => file.LoginPage),
    texts: ['account'],
  }),
  page('/signup', {
    load: () => import('../features/account/signup-page.tsx').then((file) => file.SignupPage),
    texts: ['account'],
  }),
  page('/forgotten-password', {
    load: () => import('../features/account/pages.ts').then((file) => file.ForgottenPasswordPage),
    texts: ['recovery'],
  }),
  page('/reset-password', {
    load: () => import('../features/account/pages.ts').then((file) => file.ResetPasswordPage),
    texts: ['account', 'recovery'],
  }),
  page('/confirm-email', {
    load: () => import('../features/account/pages.ts').then((file) => file.ConfirmEmailPage),
    texts: ['recovery'],
  }),
  page('/create', {
    load: () => import('./pages/create-page.tsx').then((file) => file.CreatePage),
    texts: ['create'],
    isTool: true,
  }),
  page('/my-creations', {
    load: () => import('./pages/gallery-page.tsx').then((file) => file.GalleryPage),
    texts: ['gallery'],
    isTool: true,
  }),
  page('/my-creations/documents', {
    load: () => import('./pages/documents-page.tsx').then((file) => file.DocumentsPage),
    texts: ['gallery'],
    isTool: true,
  }),
  page('/studio/:documentId', {
    load: () => import('./pages/studio-page.tsx').then((file) => file.StudioPage),
    texts: ['studio'],
    isTool: true,
    isFullScreen: true,
  }),
  page('/l/:slug', {
    load: () => import('../features/sharing/shared-page.tsx').then((file) => file.SharedPage),
    texts: ['sharing'],
  }),
  page('/explore', {
    load: () => import('../features/community/pages.ts').then((file) => file.ExplorePage),
    texts: ['sharing'],
  }),
  page('/@:username', {
    load: () => import('../features/community/pages.ts').then((file) => file.PublicProfilePage),
    texts: ['sharing'],
  }),
  page('/moderation', {
    load: () => import('./pages/operator-pages.ts').then((file) => file.ModerationPage),
    isTool: true,
  }),
  page('/operators', {
    load: () => import('./pages/operator-pages.ts').then((file) => file.OperatorsPage),
    isTool: true,
  }),
  page('/decisions', {
    load: () => import('./pages/operator-pages.ts').then((file) => file.DecisionsPage),
  }),
  page('/profile', {
    load: () => import('./pages/profile-page.tsx').then((file) => file.ProfilePage),
    texts: ['member', 'billing'],
  }),
  page('/usage', {
    load: () => import('./pages/usage-page.tsx').then((file) => file.UsagePage),
    texts: ['usage', 'member'],
  }),
  page('/pricing', {
    load: () => import('../features/billing/pricing-page.tsx').then((file) => file.PricingPage),
    texts: ['billing'],
  }),
  page('/workspace', {
    load: () => import('./pages/team-pages.ts').then((file) => file.WorkspacePage),
    texts: ['teams'],
  }),
  page('/brand', {
    load: () => import('./pages/team-pages.ts').then((file) => file.BrandPage),
    texts: ['teams'],
  }),
  page('/invitation', {
    load: () =>
      import('../features/account/invitation-page.tsx').then((file) => file.InvitationPage),
    texts: ['teams'],
  }),
  page('/success', {
    load: () => import('./pages/checkout-pages.ts').then((file) => file.SuccessPage),
    texts: ['member'],
  }),
  page('/cancel', {
    load: () => import('./pages/checkout-pages.ts').then((file) => file.CancelPage),
    texts: ['member'],
  }),
  page('/ai-gif-generator', {
    load: () => import('./pages/ai-gif-generator-page.tsx').then((file) => file.AiGifGeneratorPage),
    texts: ['marketing'],
  }),
  page('/privacy', {
    load: () => import('../features/marketing/privacy-page.tsx').then((file) => file.PrivacyPage),
    texts: ['marketing'],
  }),
  page('/terms', {
    load: () => import('../features/marketing/terms-page.tsx').then((file) => file.TermsPage),
    texts: ['marketing'],
  }),
  page('/contact', {
    load: () => import('../features/marketing/contact-page.tsx').then((file) => file.ContactPage),
    texts: ['contact'],
  }),
];

const NOT_FOUND_PAGE = page('*', {
  load: () => import('../features/marketing/not-found-page.tsx').then((file) => file.NotFoundPage),
  texts: [],
});

const ALL_PAGES: readonly Page[] = [...PAGES, NOT_FOUND_PAGE];

export const pageAt = (pathname: string): Page => findPage(ALL_PAGES, pathname);

/** A page that cannot be fetched ahead will be asked for again, and complain, when it is shown. */
export const preloadPage = (pathname: string): Promise<void> =>
  pageAt(pathname)
    .preload()
    .catch(() => undefined);
