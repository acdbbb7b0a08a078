import type { Catalogue } from '../catalogue.ts';

const linkClosed = 'このリンクはもう使えません。';
const linkOnce = 'リンクは短い期間に1回だけ使えます。';
const linkTorn = 'リンクの一部が欠けています。';
const linkCut = 'メールソフトによっては、長いリンクが途中で切れることがあります。';
const invalidEmail = '有効なメールアドレスを入力してください';
const notThrough = '送信できませんでした。もう一度お試しください。';
const passwordFailed = 'パスワードを保存できませんでした。もう一度お試しください。';

export const texts: Catalogue['recovery'] = {
  forgotten: {
    pageTitle: 'パスワードをお忘れの方',
    pageDescription:
      'Loopwrightのパスワードをお忘れですか？メールアドレスを入力すると、再設定用のリンクをお送りします。',
    title: 'パスワードをお忘れですか？',
    subtitle: '再設定用のリンクをメールでお送りします。',
    email: 'メールアドレス',
    submit: 'リンクを送信',
    busy: '送信しています…',
    failed: notThrough,
    problems: { invalidEmail },
    done: {
      title: 'メールをご確認ください。',
      text: (email, minutes) =>
        `${email}のアカウントがある場合は、リンクをお送りしました。リンクは${minutes}分以内に1回だけ使えます。`,
      hint: '届かない場合は、迷惑メールをご確認のうえ、お問い合わせください。',
      again: '別のアドレスを試す',
    },
    remembered: '思い出しましたか？{link}',
    signIn: 'ログイン',
  },
  reset: {
    pageTitle: '新しいパスワード',
    pageDescription: 'Loopwrightアカウントの新しいパスワードを設定して、続きを始めましょう。',
    title: '新しいパスワードを設定',
    subtitle: 'このブラウザではログインし、ほかではすべてログアウトします。',
    label: '新しいパスワード',
    submit: '保存してログイン',
    busy: '保存しています…',
    failed: passwordFailed,
    spent: {
      title: linkClosed,
      subtitle: linkOnce,
      text: '有効期限が切れたか、すでに使われたか、新しいリンクに置き換えられました。新しいリンクはすぐに取得できます。',
      link: '新しいリンクを取得',
    },
    torn: {
      title: linkTorn,
      subtitle: linkCut,
      text: 'メールのリンクをもう一度開くか、全体をアドレスバーにコピーしてください。新しいリンクを取得することもできます。',
      link: '新しいリンクを取得',
    },
  },
  confirmation: {
    pageTitle: 'メールアドレスの確認',
    pageDescription:
      'メールアドレスを確認すると、Loopwrightのパスワードの再設定に使えるようになります。',
    title: 'このメールアドレスでよろしいですか？',
    subtitle: 'あとはボタンを押すだけです。',
    submit: 'アドレスを確認',
    busy: '確認しています…',
    failed: notThrough,
    done: {
      title: 'メールアドレスを確認しました。',
      text: 'パスワードの再設定に使用します。',
      link: '続ける',
    },
    spent: {
      title: linkClosed,
      subtitle: linkOnce,
      text: '有効期限が切れたか、すでに使われたか、新しいリンクに置き換えられました。プロフィールで確認の状態を見たり、新しいリンクを送ったりできます。',
      link: 'プロフィールへ',
    },
    torn: {
      title: linkTorn,
      subtitle: linkCut,
      text: 'メールのリンクをもう一度開くか、全体をアドレスバーにコピーしてください。プロフィールから新しいリンクを送ることもできます。',
      link: 'プロフィールへ',
    },
  },
};
