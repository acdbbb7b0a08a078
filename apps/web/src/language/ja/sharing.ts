import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['sharing'] = {
  label: '共有',
  private: '非公開：あなただけが見られます。',
  unlisted: 'リンクを知っている人は誰でも見られます。',
  removed: 'このページはルールに反するため削除されました。再び共有することはできません。',
  openLink: '以前のファイルへのリンクは、アカウントなしでもまだ使えます。',
  manage: '共有の設定',
  title: '共有',
  share: 'リンクで共有',
  link: 'リンク',
  copy: 'リンクをコピー',
  copied: 'リンクをクリップボードにコピーしました！',
  showsPrompt: 'プロンプトを表示',
  showsMaker: '名前を表示',
  allowsRemix: 'リミックスを許可',
  allowsDownload: 'ダウンロードを提供',
  hints: {
    showsPrompt: 'ページとリンクのプレビューに表示されます。',
    showsMaker: 'オフの場合、ページには匿名と表示されます。',
    allowsRemix: 'ほかの人が設定から始められます。プロンプトは表示している場合のみ使えます。',
    allowsDownload: '画像を見られる人は、いつでもコピーを保存できます。',
  },
  stop: '共有を終了',
  stopHint:
    'ページ、ファイル、以前のリンクはすぐに使えなくなります。新しいリンクは別のものになります。',
  stopped: '再び非公開になりました。',
  failed: 'うまくいきませんでした。もう一度お試しください。',
  noindex: '検索エンジンには表示されません。',
  remixedFrom: 'リミックス元',
  another: 'ほかの作品',
  removeParent: '元の作品なしで始める',
};
