import type { Catalogue } from '../catalogue.ts';

/** What stands around every page, and what any page may have to say. */
export const texts: Catalogue['shell'] = {
  navigation: {
    home: 'ホーム',
    create: '作成',
    gallery: 'ギャラリー',
    pricing: '料金',
    subscription: '契約プラン',
    logout: 'ログアウト',
    signIn: 'ログイン',
    signUp: '新規登録',
    fallbackName: 'ユーザー',
    main: 'メイン',
    footer: 'フッター',
    skip: '本文へ移動',
    openMenu: 'メニューを開く',
    closeMenu: 'メニューを閉じる',
    useLightTheme: 'ライトテーマに切り替え',
    useDarkTheme: 'ダークテーマに切り替え',
    language: '言語',
    generator: 'AI GIFジェネレーター',
    contact: 'お問い合わせ',
    privacy: 'プライバシーポリシー',
    terms: '利用規約',
    tokens: () => 'トークン',
    motto: '終わりが、始まりになる。',
  },
  session: {
    initializing: 'セッションを準備しています…',
    loading: 'セッションを読み込んでいます…',
    outsideProvider: 'useAuth must be used within an AuthProvider',
  },
  loadingPage: 'ページを読み込んでいます',
  withoutScripts:
    'このページはそのままお読みいただけます。ループを作るには、JavaScriptを有効にしてページを再読み込みしてください。',
  englishOnly: '英語のみ',
  cancel: 'キャンセル',
  close: '閉じる',
  offline: 'オフラインです。接続が戻ると自動的に再接続します。',
  broken: {
    title: '問題が発生しました。',
    text: '作品は失われていません。ページを再読み込みしてください。',
    reload: '再読み込み',
  },
  notFound: {
    pageTitle: 'ページが見つかりません',
    title: 'ページが見つかりません',
    text: 'このアドレスにページはありません。移動した可能性があります。',
    home: 'ホームへ戻る',
    create: 'ループを作成',
  },
};
