import type { Catalogue } from '../catalogue.ts';

/** The landing pages below their first screen. Names in braces stand for what is put there. */
export const texts: Catalogue['story'] = {
  home: {
    benefits: '文章を書くだけ。あとはLoopwrightにおまかせ。',
    steps: '使い方',
    closing: '次のループは、ひとつの文章から。',
  },
  generator: {
    benefits: 'GIF作りに必要な機能を、すべて手軽に。',
    steps: 'AI GIFの作り方',
    closing: '最初のループまで、あと一文。',
  },
  benefits: {
    editor: {
      title: '直感的なエディター',
      text: '文章から生成して、ドラッグ＆ドロップのレイヤー、トリミング、切り抜き、テキストで自由に仕上げられます。モーションデザインのスキルは不要です。',
      anatomy: {
        who: '被写体',
        action: '動き',
        place: '場所',
        time: '時間',
        style: 'スタイル',
      },
      seconds: '長さ',
      secondsRange: (from, to) => `${from}～${to}秒`,
      rate: 'フレームレート',
      rateRange: (from, to) => `${from}～${to}`,
      shapes: '縦横比',
      size: 'GIFサイズ',
      sizeMaximum: (pixels) => `${pixels}px`,
    },
    speed: {
      title: '高速なサーバーレスGPUレンダリング',
      text: 'クラウドでのレンダリングを、その場で確認できます。気が変わってキャンセルしても、費用はかかりません。',
      frames: (count) => `${count}フレームで、また最初のフレームへ。`,
    },
    sizes: {
      title: '各SNSに合ったサイズで書き出し',
      text: (pixels) =>
        `正方形、縦長、ストーリー、横長に対応。画像は最大4K（${pixels}ピクセル）。商用利用もできます。`,
    },
  },
  steps: {
    describe: {
      title: '説明する',
      text: '被写体、場所、天気、時間帯、スタイルなど、思い浮かべた情景を書きます。画像を添えることもできます。',
    },
    tweak: {
      title: '調整する',
      text: '長さ、FPS、テキスト、カラーグレーディングを調整します。シード値を固定すれば、プロンプトだけを変えられます。',
      sample: (seconds, framesPerSecond, shape) => `${seconds}秒・${framesPerSecond}fps・${shape}`,
    },
    export: {
      title: '書き出す',
      text: 'ダウンロードするか、リンクで投稿します。作品はギャラリーに残ります。',
      sample: 'GIF・MP4・WebP・PNG',
    },
  },
  examples: {
    title: 'プロンプトから生まれた、そのままの作品。',
    text: 'すべて、下のプロンプトだけでLoopwrightが生成しました。',
    label: 'ほかのループと画像',
    play: (prompt) => `再生：${prompt}`,
  },
  pricing: 'ひとつのプランで、ループは無限',
  testimonials: {
    title: '忙しい毎日に、こんな使い方を',
    note: 'まだ新しいサービスのため、実際のお客様の声ではなく、利用シーンの例を掲載しています。',
    label: '例',
    baker: {
      quote:
        '金曜限定メニューの投稿は、これまでトレーの写真だけ。今は、ずっと湯気が立ちのぼるパンです。それでも4時には帰れます。',
      role: 'ベーカリーのSNS担当',
    },
    director: {
      quote: '木曜までに静止画1枚がやっとだったのに、今は昼までに動くムードボードを3案出せます。',
      role: '小さな制作会社のアートディレクター',
    },
    writer: {
      quote:
        '「アニメーションにどのくらい時間をかけているんですか」とよく聞かれます。1分、文字を打つだけです。',
      role: 'ひとりで発行するニュースレターの書き手',
    },
  },
  questions: {
    title: 'よくある質問',
    free: {
      question: '無料で何ができますか？',
      answer: (tokens, plan) =>
        `毎月10回以上、無料で生成できます。${plan}プランでは、毎週${tokens}個の画像トークンがカード登録なしで付与されます。GIFは有料プランで利用できます。`,
    },
    credit: {
      question: '1クレジットで何ができますか？',
      answer: (image, gif) =>
        `1クレジットは、生成した動画1秒、またはフル解像度のGIF 1フレームに相当します。プランの単位はトークンで、画像は${image}トークン、GIFは${gif}トークンを消費します。トークンは毎週月曜日に補充されます。`,
    },
    cancel: {
      question: 'いつでも解約できますか？',
      answer:
        'はい。プランは月単位で、ワンクリックで解約できます。作った作品は、解約後もご自身のものです。',
    },
    rights: {
      question: '作ったものを商用利用できますか？',
      answer:
        'はい。書き出した作品には、どのプランでも完全な商用利用権があります。解約後も変わりません。',
    },
    seam: {
      question: 'ループには本当につなぎ目がありませんか？',
      answer:
        '波、翼、雪、光など、シーンの中のすべてが周期的に動きます。最後のフレームから最初のフレームへの切り替わりをループごとに確認し、ほかのフレームと同じようになめらかに見えるようにしています。',
    },
    marking: {
      question: 'AIで作ったことはわかりますか？',
      answer:
        'はい。すべてのファイルに、各プラットフォームが読み取れるAI生成のメタデータが入ります。無料プランの書き出しには小さな透かしも入りますが、有料プランでは入りません。',
    },
    length: {
      question: 'AI GIFの長さはどのくらいですか？',
      answer: (from, to, framesPerSecond) =>
        `${from}～${to}秒で、フレームレートは最大${framesPerSecond}fpsです。ループするので、再生に終わりはありません。`,
    },
    skill: {
      question: 'アニメーションの知識は必要ですか？',
      answer:
        'いいえ。友だちに話すように、思い浮かべたものを書くだけです。シーンも動きもループも、Loopwrightが作ります。',
    },
  },
  closing: {
    start: '無料で始める',
    agree: 'アカウントを作成すると、{terms}と{privacy}に同意したことになります。',
  },
};
