import type { Catalogue } from '../catalogue.ts';

/** The landing pages below their first screen. Names in braces stand for what is put there. */
export const texts: Catalogue['story'] = {
  home: {
    benefits: '言葉はあなたが。腕前はLoopwrightが。',
    steps: '使い方',
    closing: '動きたがっている言葉が、きっとあります。',
  },
  generator: {
    benefits: 'GIFに必要なものは全部。覚えることは何もなし。',
    steps: 'AI GIFの作り方',
    closing: '最初のループまで、あとひとこと。',
  },
  benefits: {
    editor: {
      title: '直感的なエディター',
      text: '一文から始めて、ドラッグで動かせるレイヤー、トリミング、切り抜き、キャプションで自分らしく。モーションデザインの知識はいりません。',
      anatomy: {
        who: '誰が',
        action: 'どうする',
        place: 'どこで',
        time: 'いつ',
        style: 'どんな画風で',
      },
      seconds: '長さ',
      secondsRange: (from, to) => `${from}～${to}秒`,
      rate: 'FPS',
      rateRange: (from, to) => `${from}～${to}`,
      shapes: '比率',
      size: 'GIFサイズ',
      sizeMaximum: (pixels) => `${pixels} px`,
    },
    speed: {
      title: '高速なサーバーレスGPUレンダリング',
      text: '目の前で、クラウドがレンダリングします。気が変わったらキャンセルを。料金はかかりません。',
      frames: (count) => `全${count}コマ。${count + 1}コマ目はまた1コマ目。`,
    },
    sizes: {
      title: 'SNSに合わせたサイズで書き出し',
      text: (pixels) =>
        `正方形のフィードから縦長のストーリーまで、静止画は最大${pixels}ピクセル。そのまま投稿でき、商用利用も自由です。`,
    },
  },
  steps: {
    describe: {
      title: '書く',
      text: '誰が、どこで、天気や時間、画風まで、見えるままに書いてください。画像があれば添えられます。',
    },
    tweak: {
      title: '調整する',
      text: '長さ、FPS、キャプション、カラーグレードを決めます。シードを固定すれば、言葉だけ替えられます。',
      sample: (seconds, framesPerSecond, shape) => `${seconds}秒・${framesPerSecond} FPS・${shape}`,
    },
    export: {
      title: '書き出す',
      text: 'ダウンロードするか、リンクで投稿。ギャラリーにもそのまま残ります。',
      sample: 'GIF・PNG',
    },
  },
  examples: {
    title: '書いて、描かれて、手直しなし。',
    text: 'どれも、下に添えた言葉だけからここで生まれました。',
    label: 'ほかのループと画像',
    play: (prompt) => `再生：${prompt}`,
  },
  pricing: 'サブスクひとつで、ループは無限',
  testimonials: {
    title: 'あなたの1週間が変わるとしたら',
    note: '始まったばかりのサービスなので、この3つは「こんな方に」という例として私たちが書きました。本物の声が届いたら入れ替えます。',
    label: '例',
    baker: {
      quote:
        '金曜の限定パンといえば、トレーの写真でした。いまは見ているかぎり湯気が立ちのぼるパン。それでも4時には帰れます。',
      role: 'ベーカリーのSNS担当',
    },
    director: {
      quote: '木曜に静止画1枚だった提案が、いまは午前中に動くムード3案です。',
      role: '小さな広告会社のアートディレクター',
    },
    writer: {
      quote: '「アニメにどのくらいかけていますか」と聞かれます。1分、文字を打つだけです。',
      role: 'ひとりで書くニュースレターの筆者',
    },
  },
  questions: {
    title: 'よくある質問',
    free: {
      question: '無料でできることは？',
      answer: (tokens, plan) =>
        `月に10回以上、無料で生成できます。${plan}では毎週${tokens}個の画像トークンを、カード登録なしで受け取れます。GIFは有料プランの機能です。`,
    },
    credit: {
      question: '1クレジットで何ができますか？',
      answer: (image, gif) =>
        `1クレジットは、生成された動画1秒、またはフル解像度のGIF1コマに相当します。プランはトークンで数え、画像は${image}トークン、GIFは${gif}トークンです。トークンは毎週月曜日に補充されます。`,
    },
    cancel: {
      question: 'いつでも解約できますか？',
      answer:
        'はい。プランは1か月ごとで、ワンクリックで解約できます。作った作品は、その後もあなたのものです。',
    },
    rights: {
      question: '作ったものを商用利用できますか？',
      answer:
        'はい。書き出した作品は、どのプランでも、解約後も、制限なく商用利用していただけます。',
    },
    seam: {
      question: 'ループはほんとうにつながりますか？',
      answer:
        '波も翼も雪も光も、シーンのすべてが周期で動きます。ループごとに最後のコマから最初のコマへの変化を測り、ほかのコマ間と同じに見えるようにしています。',
    },
    marking: {
      question: 'AIで作ったものだとわかりますか？',
      answer:
        'すべてのファイルに、プラットフォームが読み取れる形でその旨が記録されています。無料プランの書き出しには小さな透かしも入りますが、有料プランには入りません。',
    },
    length: {
      question: 'AI GIFの長さはどのくらいですか？',
      answer: (from, to, framesPerSecond) =>
        `${from}～${to}秒、最大${framesPerSecond} FPSです。終わりと始まりがつながっているので、見ている人がいるかぎり動きつづけます。`,
    },
    skill: {
      question: 'アニメーションの知識は必要ですか？',
      answer:
        'いいえ。友だちに話すように、思い浮かべたものを書くだけです。シーンも動きもループも、Loopwrightが描きます。',
    },
  },
  closing: {
    start: '無料で始める',
    agree: 'アカウントを作成すると、{terms}と{privacy}に同意したことになります。',
  },
};
