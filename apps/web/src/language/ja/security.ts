import type { Catalogue } from '../catalogue.ts';

const invalidEmail = '有効なメールアドレスを入力してください';
const missingFields = 'すべての項目を入力してください';
const letterFailed = 'メールを作成できませんでした。もう一度お試しください。';
const passwordFailed = 'パスワードを保存できませんでした。もう一度お試しください。';

export const texts: Catalogue['security'] = {
  strength: { weak: '強度：弱い', fair: '強度：普通', strong: '強度：強い' },
  challenge: { ask: 'あと一歩です。人間であることをお示しください。' },
  security: {
    title: 'セキュリティ',
    loading: 'ログイン方法を読み込んでいます…',
    failed: 'ログイン方法を読み込めませんでした。',
    again: 'もう一度試す',
    cancel: 'キャンセル',
    currentPassword: '現在のパスワード',
  },
  email: {
    title: 'メールアドレス',
    confirmed: '確認済み',
    unconfirmed: '未確認',
    confirmedText: 'パスワードの再設定に使用します。',
    unconfirmedText: 'メールのリンクを開いて、ご本人のものだと確認してください。',
    missingText: '登録されていません。登録すると、メールで戻れるようになります。',
    resend: 'リンクを再送する',
    resending: '送信しています…',
    resent: 'メールを送信しました。リンクは24時間有効です。',
    resendFailed: 'メールを送信できませんでした。',
    change: 'メールアドレスを変更',
    add: 'メールアドレスを追加',
    label: '新しいメールアドレス',
    submit: 'リンクを送る',
    busy: '送信しています…',
    failed: 'メールを送信できませんでした。',
    problems: { invalidEmail, missingFields },
    sent: (email) =>
      `${email}宛てにメールを書きました。1日以内にリンクを開いてください。それまでは何も変わりません。`,
  },
  password: {
    title: 'パスワード',
    hasOne: '変更すると、ほかのブラウザはすべてログアウトします。',
    hasNone: 'パスワードなしでログインしています。設定すると、ログイン方法が一つ増えます。',
    change: 'パスワードを変更',
    set: 'パスワードを設定',
    label: '新しいパスワード',
    submit: 'パスワードを保存',
    busy: '保存しています…',
    failed: passwordFailed,
    changed: 'パスワードを変更し、ほかのブラウザをすべてログアウトしました。',
  },
  social: {
    notConnected: (provider) =>
      `${provider}にはまだ対応していません。ユーザー名とパスワードをお使いください。`,
    unreachable: (provider) =>
      `${provider}に接続できませんでした。通信状況と広告ブロッカーを確認して、もう一度お試しください。`,
  },
  connections: {
    title: '連携アカウント',
    intro: 'パスワードを覚えなくても、ワンクリックでログインできます。',
    connect: (provider) => `${provider}と連携`,
    disconnect: (provider) => `${provider}との連携を解除`,
    off: '未連携',
    since: (day) => `${day}から`,
    only: 'これが唯一のログイン方法です。先にパスワードを設定するか、別のアカウントと連携してください。',
    connecting: '連携しています…',
    disconnecting: '解除しています…',
    connected: (provider) =>
      `${provider}と連携しました。これからはこのアカウントでログインできます。`,
    disconnected: (provider) => `${provider}との連携を解除しました。`,
    notOffered: (provider) => `${provider}はこのサービスでは設定されていません。`,
    unfinished: (provider) => `${provider}とは連携されませんでした。変更はありません。`,
    failed: 'うまくいきませんでした。もう一度お試しください。',
  },
  sessions: {
    title: 'ログイン中のブラウザ',
    agent: (browser: string, system: string) => `${system}の${browser}`,
    unknownAgent: '不明なブラウザ',
    current: 'このブラウザ',
    seen: (when) => `最終利用：${when}`,
    started: (when) => `ログイン：${when}`,
    end: 'ログアウト',
    endOf: (agent, when) => `${agent}をログアウト（最終利用：${when}）`,
    ended: (agent) => `${agent}をログアウトしました。`,
    endFailed: 'そのブラウザをログアウトできませんでした。もう一度お試しください。',
    everywhere: 'すべてログアウト',
    question: 'すべてログアウトしますか？',
    detail:
      'このブラウザも含め、すべてのブラウザでログインし直すことになります。制作中の作品はそのまま続きます。',
    stay: 'ログインしたままにする',
    everywhereFailed: 'すべてログアウトできませんでした。もう一度お試しください。',
  },
  data: {
    title: 'あなたのデータ',
    storageTitle: '保存容量',
    storageText: (used, limit) =>
      `${limit}のうち${used}を使用しています。作品を削除すると空きが増えます。`,
    exportTitle: 'データのエクスポート',
    export: 'すべてダウンロード',
    exportText:
      'アカウント、画像とループ、トークンの記録など、お預かりしているすべてを一つのZIPにまとめます。',
    exporting: 'まとめています…',
    exportingText: 'ループが多いと時間がかかります。ダウンロードが始まるまでお待ちください。',
    exported: 'ZIPをダウンロードしました。',
    exportFailed: 'ダウンロードできませんでした。もう一度お試しください。',
    deleteTitle: 'アカウントの削除',
    delete: 'アカウントを削除…',
    deleteText: 'すぐに、完全に削除します。残したいものは先にダウンロードしてください。',
  },
  deletion: {
    title: 'アカウントを削除しますか？',
    lead: '元に戻すことは、私たちにもできません。',
    goes: '削除されるもの',
    goesAccount: 'アカウント、すべてのログイン方法、すべてのセッション',
    goesCreations: 'すべての画像とループ（リンクはすぐに無効になります）',
    goesPlan: 'トークンと、本日で終了するサブスクリプション',
    stays: '残るもの',
    staysText:
      '請求書と支払いの記録は、会計の法律により決済サービスにだけ残ります。ここには何も残りません。',
    username: 'ユーザー名',
    usernameHint: '確認のため{username}と入力してください。',
    submit: '完全に削除する',
    busy: '削除しています…',
    failed: 'アカウントを削除できませんでした。もう一度お試しください。',
    problems: {
      wrongUsername: '確認のため、ユーザー名を表示のとおりに入力してください。',
      missingFields,
    },
    keep: 'アカウントを残す',
    farewell: 'アカウントを削除しました。ご利用ありがとうございました。',
    notifications: '通知',
  },
};
