import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['shared'] = {
  pageTitle: '共有された作品',
  pageDescription:
    'LoopwrightでAIを使って作成され、あなたに共有されたループまたは画像です。見たり、ダウンロードしたり、自分でも作成したりできます。',
  loop: 'つなぎ目のないループ',
  image: '画像',
  loading: '読み込み中…',
  gone: 'ここでは何も共有されていません',
  goneHint: 'リンクが不完全か、共有が終了しました。',
  loadFailed: '作品を読み込めませんでした。',
  loadFailedHint: '接続を確認して、もう一度お試しください。',
  tryAgain: 'もう一度試す',
  pause: '一時停止',
  play: '再生',
  madeWithAi: 'AIで生成',
  by: '作成：',
  anonymous: '匿名',
  prompt: 'プロンプト',
  remix: 'リミックス',
  remixHint: 'プロンプトと設定を引き継いで作成画面を開きます。',
  remixHintPlain: '設定を引き継いで作成画面を開きます。プロンプトは公開されていません。',
  download: 'ダウンロード',
  report: '報告',
  makeOwn: '自分でも作成する',
  remixedFrom: 'リミックス元',
  another: 'ほかの作品',
};
