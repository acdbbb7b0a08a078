import type { Catalogue } from '../catalogue.ts';

const list = new Intl.ListFormat('ja');
const named = (words: readonly string[]): string => list.format(words.map((word) => `「${word}」`));
const couldNotDraw = (words: readonly string[]): string => `${named(words)}は描けませんでした。`;

/** The create screen. */
export const texts: Catalogue['create'] = {
  image: '画像',
  gif: 'GIF',
  prompt: 'プロンプト',
  reference: '参照画像',
  referenceHint: 'PNG / JPG / WEBP、5MBまで',
  tokens: 'トークン',
  loggedOut: 'ログインすると、画像やGIFを作れます。',
  generateImage: '画像を生成',
  generateGif: 'GIFを生成',
  busyGif: 'アニメーションを召喚中…',
  busyImage: 'ピクセルをペイント中…',
  brewing: '作品を仕込んでいます。少しお待ちください…',
  empty: '結果はここに表示されます。',
  enterPrompt: 'プロンプトを入力してください',
  unsupportedFile: '対応していないファイル形式です',
  fileTooLarge: 'ファイルが5MBを超えています',
  pleaseLogIn: '生成するにはログインしてください。',
  gifLocked: 'GIFはCreatorとStudio限定です。アップグレードしてください。',
  outOfTokens: '今週のトークンを使い切りました。',
  failed: '生成できませんでした。もう一度お試しください。',
  noContent: 'コンテンツが返されませんでした',
  emptyGif: 'サーバーから空のGIFが返されました',
  upgrade: 'アップグレード',
  promptTooLong: 'プロンプトは2,000文字までです。',
  invisibleCharacters: '目に見えない文字を削除してください。',
  cancelled: 'キャンセルしました。トークンは消費されていません。',

  loggedOutLink: 'ログイン',
  pleaseLogInLink: 'ログイン',
  gifLockedLink: 'アップグレード',

  pageTitle: '作成',
  pageDescription:
    '文章を入力するだけで、画像や、つなぎ目のないループGIFを生成。すぐにダウンロードして投稿できます。',
  tokensLine: (count) => `トークン：${count}`,
  /** When the week's tokens are used up. */
  refill: (day: string): string => `トークンは${day}に補充されます。`,
  title: '何を作りましょうか？',
  whatToMake: '作るもの',
  locked: '（ロック中）',
  promptPlaceholder: 'A cat riding a surfboard on the ocean at sunset',
  promptHint: '英語で入力してください。画像エンジンは現在、英語のみに対応しています。',
  charactersLeft: (count) => (count < 0 ? `${-count}文字超過` : `残り${count}文字`),
  optional: '（任意）',
  pickReference: '画像をドロップ、貼り付け、または選択',
  dropReference: 'ドロップして参照画像に設定',
  removeReference: '参照画像を削除',
  referencePreview: '選択した参照画像',
  tokenCount: () => '{count}トークン',
  cost: (tokens) => `${tokens}トークンを消費します`,
  shortcut: '⌘またはCtrl + Enter',

  enhance: {
    button: 'プロンプトを改善',
    hint: {
      rules: 'プロンプトにない光、色、構図などを補います。',
      model: 'テキストモデルがプロンプトを読み、足りない部分を補います。',
    },
    busy: '改善しています…',
    title: 'プロンプト案',
    byModel: 'テキストモデルが作成',
    added: (words) => `追加：${words}`,
    take: 'この案を使う',
    leave: '元のまま使う',
    isThere: '入力欄の下にプロンプト案があります。',
    standIn: 'モデルを利用できなかったため、内蔵の補完機能で作成しました。',
    unchanged: {
      complete: 'プロンプトに必要な要素はそろっています。',
      unreadable:
        '補える内容が見つかりませんでした。内蔵の補完機能は英語のみに対応しています。簡単な英語でお試しください。',
      full: '文字数の上限に近いため、これ以上追加できません。',
    },
    used: 'プロンプトを更新しました。',
    undo: '元に戻す',
    undone: '元のプロンプトに戻しました。',
    away: 'オフラインのようです。プロンプトはそのままです。接続が戻ってから、もう一度お試しください。',
    failed: '改善できませんでした。プロンプトはそのままです。',
  },

  couldNotDraw,
  nothingToDraw: (words) =>
    `${couldNotDraw(words)}「a fox in the snow」のように、描きたいものを英語で書いてください。トークンは消費されていません。`,

  tooFewTokens: (possible) =>
    possible === 0 ? 'トークンが足りません。' : `残りのトークンで作れるのは${possible}件までです。`,

  advanced: {
    title: 'スタイルとバリエーション',
    locked: 'スタイル、バリエーション、シード値はCreatorとStudioで使えます。プランを見る',
    lockedLink: 'プランを見る',
    style: 'スタイル',
    noStyle: 'なし',
    styles: {
      watercolor: '水彩',
      sketch: '鉛筆画',
      comic: 'コミック',
      papercut: '切り絵',
      clay: 'クレイ',
      pixel: 'ドット絵',
      lowpoly: 'ローポリ',
      neon: 'ネオン',
      vintage: 'ビンテージ',
      noir: 'ノワール',
      stained: 'ステンド調',
    },
    variations: 'バリエーション',
    times: (count) => `× ${count}`,
    negativePrompt: '除外',
    negativePlaceholder: 'people, text, clutter',
    negativeTooLong: 'ネガティブプロンプトは500文字までです。',
    negativeInvisible: '目に見えない文字を削除してください。',
  },

  variations: {
    title: 'バリエーション',
    arrived: (count, asked) =>
      count === asked
        ? `${count}件のバリエーションが完成しました。`
        : `${asked}件中${count}件が完成しました。消費したトークンは${count}件分です。`,
    open: (number) => `バリエーション${number}を開く`,
    tile: (number) => `バリエーション${number}`,
    tileReady: (number) => `バリエーション${number}：完成`,
    tileMissing: (number) => `バリエーション${number}：失敗`,
  },

  tweak: {
    model: 'モデル',
    title: 'サイズと動き',
    shape: '縦横比',
    size: 'サイズ',
    pictureSize: (pixels) => (pixels === 3840 ? '4K' : `${pixels}px`),
    loopSize: (pixels) => `${pixels}p`,
    inHigherPlan: '（上位プランで利用可）',
    length: '長さ',
    seconds: (count) => `${count}秒`,
    frameRate: 'フレームレート',
    framesPerSecond: (count) => `${count}fps`,
    seed: 'シード値',
    randomSeed: 'ランダム',
    shuffleSeed: 'シード値をシャッフル',
    keepSeed: 'シード値を固定',
    seedKept: '固定中：同じプロンプトなら同じ結果になります。',
    seedFree: '毎回ランダムです。固定するとプロンプトだけを変えられます。',
  },

  stage: '結果',
  ideasTitle: 'アイデアに迷ったら：',
  ideas: {
    surfingCat: '夕暮れの海でサーフィンする猫',
    balloons: '夜の街に浮かぶ3つの赤い風船',
    penguins: 'オーロラの下の2羽のペンギン',
    coffee: '雨の窓辺で湯気を立てるコーヒー',
    fox: '雪の森で手を振るキツネ、水彩画',
    rocket: 'ネオンの山を越えるロケット「LAUNCH\u00a0DAY」',
  },

  progress: {
    label: '進行状況',
    sending: 'プロンプトを送信しています',
    queued: (ahead) => (ahead === 0 ? '次に開始します' : `順番待ち：前に${ahead}件`),
    drawing: '描いています',
    finishingImage: '仕上げています',
    finishingGif: 'ループを仕上げています',
    saving: '保存しています',
    cancelling: 'キャンセルしています',
    cancel: 'キャンセル',
    mayLeave: 'ページを離れても大丈夫です。完成したらギャラリーに保存されます。',
  },

  ready: {
    image: '画像が完成しました。',
    gif: 'ループが完成しました。',
    text: '回答ができました。',
  },
  download: 'ダウンロード',
  seeInGallery: 'ギャラリーで見る',
  play: 'ループを再生',
};
