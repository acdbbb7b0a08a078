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
      title: 'もう使い方を知っているエディター',
      text: 'あるのはテキスト欄だけ。シーンを書き、長さとなめらかさと大きさを決め、動きを見て、言葉をひとつ替える。タイムラインもレイヤーも、夜の講座もいりません。',
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
      title: '数秒で仕上がる',
      text: '目の前で描くのは、私たちのマシン。お手元のバッテリーは減りません。気が変わったらキャンセルを。受け取らなかったものに、トークンはかかりません。',
      frames: (count) => `全${count}コマ。${count + 1}コマ目はまた1コマ目。`,
    },
    sizes: {
      title: '投稿にぴったりの形',
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
      text: '長さ、フレームレート、比率、サイズを決めます。シードを固定して、言葉だけ替えることもできます。',
      sample: (seconds, framesPerSecond, shape) => `${seconds}秒・${framesPerSecond} FPS・${shape}`,
    },
    export: {
      title: '書き出す',
      text: 'ダウンロードするか、ギャラリーからリンクで共有。来週になっても、ちゃんと残っています。',
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
      answer: (image, gif, seconds) =>
        `1クレジットは1トークン。フル解像度の画像1枚、またはフル尺GIFの1秒分です。画像は${image}トークン、最長${seconds}秒のGIFは、短くても${gif}トークンです。トークンは毎週月曜日に補充されます。`,
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
