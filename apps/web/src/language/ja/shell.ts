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
    useLightTheme: 'ライトテーマにする',
    useDarkTheme: 'ダークテーマにする',
    language: '言語',
    generator: 'AI GIFジェネレーター',
    contact: 'お問い合わせ',
    privacy: 'プライバシーポリシー',
    terms: '利用規約',
    tokens: () => 'トークン',
    motto: '終わりは、始まりへ。',
  },
  session: {
    initializing: 'セッションを準備しています…',
    loading: 'セッションを読み込んでいます…',
    outsideProvider: 'useAuth must be used within an AuthProvider',
  },
  loadingPage: 'ページを読み込んでいます',
  withoutScripts:
    'このままで全文をお読みいただけます。ループを作るにはJavaScriptが必要です。有効にして、ページを再読み込みしてください。',
  englishOnly: '英語のみ',
  keepIt: 'このままにする',
  close: '閉じる',
  offline: 'オフラインです。画面の内容はそのまま残り、接続が戻れば続きも戻ります。',
  broken: {
    title: '問題が発生しました。',
    text: '作品やデータは無事です。再読み込みすれば、たいてい直ります。',
    reload: '再読み込み',
  },
  notFound: {
    pageTitle: 'ページが見つかりません',
    title: 'このループはつながりません。',
    text: '移動した可能性があります。',
    home: 'ホームへ戻る',
    create: 'ループを作る',
  },
};
