import type { LetterTexts } from '../letter-texts.ts';

export const japanese: LetterTexts = {
  greeting: (name) => (name === null ? 'こんにちは。' : `${name} さん、こんにちは。`),
  confirmEmail: {
    subject: 'メールアドレスをご確認ください',
    lead: '下のボタンを押すと、このアドレスにメールが届くことを確認できます。パスワードを忘れたときも、ここから戻れます。',
    button: 'メールアドレスを確認する',
    validity: (hours) => `リンクは${hours}時間以内に1回だけ使えます。`,
    unasked:
      'お心当たりがない場合は、どなたかがアドレスを打ち間違えたものと思われます。このメールはそのままにしてください。何も起こりません。',
  },
  resetPassword: {
    subject: '新しいパスワードを設定してください',
    lead: 'パスワードを忘れても大丈夫です。ここで新しいパスワードを設定できます。ほかのブラウザからはすべてログアウトします。',
    button: '新しいパスワードを設定する',
    validity: (minutes) => `リンクは${minutes}分以内に1回だけ使えます。`,
    unasked:
      'お心当たりがない場合は、このメールはそのままにしてください。パスワードは変わらず、だれもログインしていません。',
  },
  passwordChanged: {
    subject: 'パスワードが変更されました',
    lead: (moment) =>
      `${moment}に、アカウントのパスワードが変更されました。ほかのブラウザからはすべてログアウトしました。`,
    wasYou: 'ご自身で変更された場合は、このままで問題ありません。',
    wasNotYou: 'お心当たりがない場合は、すぐに新しいパスワードを設定してください。',
    button: '新しいパスワードを設定する',
  },
  emailChanged: {
    subject: 'メールアドレスが変更されました',
    lead: (moment) =>
      `${moment}に、アカウントのメールアドレスが変更されました。このアドレスへのメールはこれが最後です。`,
    wasYou: 'ご自身で変更された場合は、このままで問題ありません。',
    wasNotYou: 'お心当たりがない場合は、すぐにご連絡ください。',
    button: '連絡する',
  },
  copyLink: 'ボタンが使えない場合は、このアドレスをブラウザに貼り付けてください。',
  footer: 'アカウントについて、Loopwrightからお送りしました。',
};
