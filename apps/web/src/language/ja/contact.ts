import type { Catalogue } from '../catalogue.ts';

/** The contact form. Names in braces stand for links. */
export const texts: Catalogue['contact'] = {
  pageTitle: 'お問い合わせ',
  pageDescription:
    'プランやトークンのこと、チームやキャンペーンでの利用、どうしてもつながらないループのこと。Loopwrightを運営するメンバーに直接お送りください。',
  title: 'お問い合わせ',
  lead: 'チームでの利用、キャンペーン、プランの質問、どうしてもつながらないループ。何でもお聞かせください。運営するメンバーに直接届きます。',
  name: 'お名前',
  email: 'メールアドレス',
  message: 'メッセージ',
  messageHint: '作品についてのご相談なら、そのリンクも添えてください。',
  needsScripts:
    'このフォームにはJavaScriptが必要です。有効にして、ページを再読み込みしてください。',
  website: 'ここは空欄のままにしてください',
  submit: '送信する',
  busy: '送信しています…',
  failed: '送信できませんでした。書いた内容は残っています。もう一度お試しください。',
  problems: {
    missingFields: 'すべての項目を入力してください',
    nameTooLong: '名前は100文字までです。',
    invalidEmail: '有効なメールアドレスを入力してください',
    messageTooLong: 'メッセージは5,000文字までです。',
    invisibleCharacters: '目に見えない文字を取り除いてください。',
  },
  done: {
    title: '受け取りました。',
    text: (email) => `ありがとうございます。お返事は${email}にお送りします。`,
    again: 'もう1通書く',
  },
  elsewhere: {
    title: 'こちらのほうが早いかもしれません',
    plans: 'プランの変更や解約は、{pricing}ページからワンクリックでできます。',
    questions: 'トークン、権利、ループについては{questions}をご覧ください。',
    questionsLink: 'よくある質問',
    data: '保存する情報とその削除方法は{privacy}をご覧ください。',
  },
};
