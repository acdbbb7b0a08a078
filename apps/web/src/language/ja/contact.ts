import type { Catalogue } from '../catalogue.ts';

/** The contact form. Names in braces stand for links. */
export const texts: Catalogue['contact'] = {
  pageTitle: 'お問い合わせ',
  pageDescription:
    'プランやトークン、チームやキャンペーンでの利用、うまくつながらないループについて、Loopwrightの運営チームにお問い合わせいただけます。',
  title: 'お問い合わせ',
  lead: 'チームやキャンペーンでの利用、プランのご質問、うまくつながらないループなど、お気軽にお問い合わせください。すべてのメッセージに担当者が目を通します。',
  name: 'お名前',
  email: 'メールアドレス',
  message: 'メッセージ',
  messageHint: '作品に関するお問い合わせは、リンクを貼り付けてください。',
  needsScripts:
    'このフォームにはJavaScriptが必要です。有効にして、ページを再読み込みしてください。',
  website: 'ここは空欄のままにしてください',
  submit: 'メッセージを送信',
  busy: '送信しています…',
  failed: 'メッセージを送信できませんでした。入力内容は残っています。もう一度お試しください。',
  problems: {
    missingFields: 'すべての項目を入力してください',
    nameTooLong: '名前は100文字までです。',
    invalidEmail: '有効なメールアドレスを入力してください',
    messageTooLong: 'メッセージは5,000文字までです。',
    invisibleCharacters: '目に見えない文字を削除してください。',
  },
  sender: {
    details: (username, plan, workspace) =>
      `${username}としてログイン中です。プラン（${plan}）とワークスペース（${workspace}）もあわせて送信します。`,
    personal: '個人',
    include: (count) => `直近のエラー${count}件を含める（ログで原因を調べるために使います）`,
  },
  priority: {
    title: '優先サポート',
    text: 'このメッセージは優先として扱われます。',
    answer: {
      hours: (count) => `${count}時間以内に最初の回答をお送りします。`,
      workingDays: (count) => `${count}営業日以内に最初の回答をお送りします。`,
    },
  },
  done: {
    title: 'メッセージを送信しました。',
    text: (email) => `ありがとうございます。${email}に返信いたします。`,
    again: '別のメッセージを書く',
  },
  elsewhere: {
    title: 'お急ぎの方へ',
    plans: 'プランの変更や解約は、{pricing}ページからワンクリックでできます。',
    questions: 'トークン、権利、ループについては{questions}をご覧ください。',
    questionsLink: 'よくある質問',
    data: '保存する情報とその削除方法については{privacy}をご覧ください。',
  },
};
