import type { Catalogue } from '../catalogue.ts';

const linkClosed = 'このリンクはもう使えません。';
const linkOnce = 'リンクは一度だけ、短い間だけ使えます。';
const linkTorn = 'リンクの一部が欠けています。';
const linkCut = '長いリンクを途中で切ってしまうメールソフトがあります。';
const invalidEmail = '有効なメールアドレスを入力してください';
const notThrough = '送信できませんでした。もう一度お試しください。';
const passwordFailed = 'パスワードを保存できませんでした。もう一度お試しください。';

export const texts: Catalogue['recovery'] = {
  forgotten: {
    pageTitle: 'パスワードをお忘れの方',
    pageDescription: 'Loopwrightアカウントの新しいパスワードを設定するリンクをお送りします。',
    title: 'パスワードをお忘れですか？',
    subtitle: '再設定用のリンクをメールでお送りします。',
    email: 'メールアドレス',
    submit: 'リンクを受け取る',
    busy: '送信しています…',
    failed: notThrough,
    problems: { invalidEmail },
    done: {
      title: 'メールボックスをご覧ください。',
      text: (email, minutes) =>
        `${email}のアカウントがあれば、そのアドレス宛てにメールを書きました。リンクは${minutes}分間、一度だけ使えます。`,
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
    subtitle: 'ここでログインし、ほかの場所ではすべてログアウトします。',
    label: '新しいパスワード',
    submit: '保存してログイン',
    busy: '保存しています…',
    failed: passwordFailed,
    spent: {
      title: linkClosed,
      subtitle: linkOnce,
      text: '期限が切れたか、すでに使われたか、新しいメールに置き換えられました。新しいリンクはすぐに受け取れます。',
      link: '新しいリンクを受け取る',
    },
    torn: {
      title: linkTorn,
      subtitle: linkCut,
      text: 'メールのリンクをもう一度開くか、全体をアドレスバーにコピーしてください。新しいリンクを受け取ることもできます。',
      link: '新しいリンクを受け取る',
    },
  },
  confirmation: {
    pageTitle: 'メールアドレスの確認',
    pageDescription:
      'メールアドレスがご本人のものか確認します。パスワードをなくしたときの助けになります。',
    title: 'あなたのアドレスですか？',
    subtitle: 'あとはボタンを押すだけです。',
    submit: 'はい、確認します',
    busy: '確認しています…',
    failed: notThrough,
    done: {
      title: '確認できました。',
      text: 'パスワードの再設定に使用します。',
      link: '続ける',
    },
    spent: {
      title: linkClosed,
      subtitle: linkOnce,
      text: '期限が切れたか、すでに使われたか、新しいメールに置き換えられました。確認の状態はプロフィールでわかり、新しいリンクも送れます。',
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
