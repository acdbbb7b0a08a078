import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['connections'] = {
  title: '連携アカウント',
  intro: 'パスワードを覚えなくても、ワンクリックでログインできます。',
  connect: (provider) => `${provider}と連携`,
  disconnect: (provider) => `${provider}との連携を解除`,
  off: '未連携',
  since: (day) => `${day}から`,
  only: 'これが唯一のログイン方法です。先にパスワードを設定するか、別のアカウントと連携してください。',
  connecting: '連携しています…',
  disconnecting: '解除しています…',
  connected: (provider) =>
    `${provider}と連携しました。これからはこのアカウントでログインできます。`,
  disconnected: (provider) => `${provider}との連携を解除しました。`,
  notOffered: (provider) => `${provider}はこのサービスでは設定されていません。`,
  unfinished: (provider) => `${provider}とは連携されませんでした。変更はありません。`,
  failed: 'うまくいきませんでした。もう一度お試しください。',
};
