import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['plans'] = {
  title: 'プランの比較',
  rows: {
    contents: '内容',
    tokens: '毎週のトークン',
    images: '画像なら（毎週）',
    gifs: 'GIFなら（毎週）',
    imageSize: '画像の最大サイズ',
    gifSize: 'GIFの最大サイズ',
    gifLength: 'GIFの長さ',
    styles: 'スタイル、バリエーション、シード値',
    noWatermark: '透かしなし',
    queue: '処理の優先度',
    documents: 'Studioのドキュメント',
    exports: '1時間の書き出し数',
    storage: 'ストレージ',
    support: '優先サポート',
    trial: '無料トライアル',
    formats: '書き出し形式',
    visibility: '非公開の作品',
    rights: '商用利用',
  },
  values: {
    yes: 'あり',
    no: 'なし',
    queue: ['標準', '優先', '最優先'],
    days: (count) => `${count}日間`,
    answer: {
      hours: (count) => `${count}時間以内に回答`,
      workingDays: (count) => `${count}営業日以内に回答`,
    },
    visibility: '全プラン共通：リンクを知っている人だけが見られます。',
    rights: '全プラン共通：解約後も利用できます。',
  },
  questions: {
    title: 'プランについての質問',
    tokens: {
      question: '1トークンで何ができますか？いつ補充されますか？',
      answer: (image, gif) =>
        `画像は${image}トークン、GIFは${gif}トークンを消費します。トークンは毎週月曜日0:00（UTC-5）に補充され、使わなかったトークンはそのとき失効します。`,
    },
    failed: {
      question: '生成に失敗したらどうなりますか？',
      answer: 'トークンは返却されます。生成をキャンセルしたときも同じです。',
    },
    trial: {
      question: '無料トライアルはどのような内容ですか？',
      answer: (plan, days) =>
        `${plan}プランは最初の${days}日間が無料です（1人1回）。期間中に解約すれば、料金はかかりません。`,
    },
    change: {
      question: '有料プランを変更できますか？',
      answer:
        'はい。変更はすぐに反映され、その月の残りは日割りで計算されます。アップグレードすると、増えた分のトークンがすぐに追加されます。',
    },
    end: {
      question: '解約するとどうなりますか？',
      answer: (plan) =>
        `プランはお支払い済みの期間の終わりまで有効です。その後は${plan}プランになり、作った作品はギャラリーに残ります。`,
    },
    visibility: {
      question: '作ったものは誰に見えますか？',
      answer:
        '作品が自動で公開されることはありません。作品ごとに推測できないリンクがあり、リンクを渡した人だけが開けます。',
    },
  },
};
