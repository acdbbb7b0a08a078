import { LIMITS } from '@loopwright/contract';
import type { Catalogue } from '../catalogue.ts';

const missingCredentials = 'ユーザー名とパスワードを入力してください';
const missingFields = 'すべての項目を入力してください';
const passwordTooShort = 'パスワードは8文字以上にしてください';
const invalidEmail = '有効なメールアドレスを入力してください';

/** Signing in and up, the dashboard and the profile. */
export const texts: Catalogue['account'] = {
  form: {
    password: 'パスワード',
    showCharacters: '文字を表示する',
    hideCharacters: '文字を隠す',
    or: 'または',
  },
  login: {
    title: 'おかえりなさい',
    submit: 'ログイン',
    busy: 'ログインしています…',
    createOne: '今すぐ作成',
    missingFields: missingCredentials,
    failed: 'ログインできませんでした。入力内容をご確認ください。',
    pageTitle: 'ログイン',
    pageDescription: 'Loopwrightにログインして、文章から画像やループGIFを作りましょう。',
    subtitle: 'お留守のあいだも、ループは回っていました。',
    username: 'ユーザー名またはメールアドレス',
    forgotten: 'パスワードをお忘れですか？',
    noAccount: 'アカウントがまだない方は{link}',
    problems: { missingCredentials },
  },
  signup: {
    title: 'アカウント作成',
    submit: 'アカウントを作成',
    busy: '作成しています…',
    signInInstead: 'ログイン',
    missingFields,
    passwordTooShort,
    invalidEmail,
    failed: '登録できませんでした。もう一度お試しください。',
    pageTitle: 'アカウント作成',
    pageDescription:
      'Loopwrightの無料アカウントを作成しましょう。毎週5個の画像トークン、カード登録不要です。',
    subtitle: '画像は毎週5枚まで無料。カード登録不要。',
    username: 'ユーザー名',
    name: 'お名前',
    email: 'メールアドレス',
    passwordHint: `${LIMITS.passwordMinimum}文字以上`,
    haveAccount: 'アカウントをお持ちの方は{link}',
    agree: 'アカウントを作成すると、{terms}と{privacy}に同意したことになります。',
    terms: '利用規約',
    privacy: 'プライバシーポリシー',
    problems: {
      missingFields,
      passwordTooShort,
      invalidEmail,
      usernameHasAt: 'ユーザー名に「@」は使えません。',
      passwordTooLong: 'パスワードは128文字までです。',
      usernameTooLong: 'ユーザー名は40文字までです。',
      nameTooLong: '名前は100文字までです。',
      challengeAway:
        'ボット対策の認証を読み込めませんでした。ブラウザーで許可するか、少し待ってから、もう一度お試しください。',
    },
  },
  social: {
    google: 'Googleでログイン',
    microsoft: 'Microsoftでログイン',
    googleSignup: 'Googleで登録',
    microsoftSignup: 'Microsoftで登録',
    busy: 'ログインしています…',
    googleFailed: 'Googleでログインできませんでした',
    googleAuthenticationFailed: 'Googleで認証できませんでした。',
    googleSignupFailed: 'Googleで登録できませんでした。',
    microsoftFailed: 'Microsoftでログインできませんでした',
    microsoftAuthenticationFailed: 'Microsoftで認証できませんでした。',
    microsoftSetupFailed: 'Microsoftログインの準備ができませんでした',
    microsoftSignupFailed: 'Microsoftで登録できませんでした。',
    cancelled: 'ログインをキャンセルしました',
    noAccessToken: 'アクセストークンが届きませんでした',
  },
};
