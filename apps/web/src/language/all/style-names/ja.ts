import type { PromptStyle } from '@loopwright/contract';

/** What styles are called, for each part of the product that offers them. */
export const styles: Readonly<Record<PromptStyle, string>> = {
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
};
