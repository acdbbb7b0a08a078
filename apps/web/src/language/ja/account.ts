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
    showCharacters: '文字を表示',
    hideCharacters: '文字を非表示',
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
    subtitle: 'ループはそのまま残っています。',
    username: 'ユーザー名またはメールアドレス',
    forgotten: 'パスワードをお忘れですか？',
    noAccount: 'アカウントをお持ちでない方は{link}',
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
    failed: 'アカウントを登録できませんでした。もう一度お試しください。',
    pageTitle: 'アカウント作成',
    pageDescription:
      'Loopwrightの無料アカウントを作成しましょう。画像は毎週5枚まで無料、カード登録不要です。',
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
        'ボット対策の認証を読み込めませんでした。ブラウザで許可するか、少し待ってからもう一度お試しください。',
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
    microsoftSetupFailed: 'Microsoftログインを準備できませんでした',
    microsoftSignupFailed: 'Microsoftで登録できませんでした。',
    cancelled: 'ログインをキャンセルしました',
    noAccessToken: 'アクセストークンを取得できませんでした',
  },
};
