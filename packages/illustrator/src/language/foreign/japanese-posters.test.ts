import { expect, it } from 'vitest';
import { readVocabulary } from '../../node/read-art-pack.ts';
import { bearerOf } from '../../plan/text-bearer.ts';
import { parsePrompt } from '../parse.ts';

const vocabulary = await readVocabulary();

it.each([
  // What is announced, above an offer or below a title.
  ['ヨガ教室のチラシ、「無料体験受付中」', 'ヨガ教室\n無料体験受付中'],
  ['美術展のポスター、「印象派の光」、睡蓮', '印象派の光\n美術展'],
  ['夏セールのポスター、「サマーセール 最大50%OFF」', 'サマーセール 最大50%OFF'],
  ['「本日開店」「全品半額」のチラシ', '本日開店\n全品半額'],
  ['クリスマス会のお知らせ、12月20日14時', 'クリスマス会のお知らせ\n12月20日14時'],
  // When and where.
  [
    '夏祭りのチラシ、花火、日時は8月10日18時から、場所は中央公園',
    '夏祭り\n8月10日18時から · 中央公園',
  ],
  [
    '音楽発表会のポスター、タイトル「春のしらべ」、会場：市民ホール',
    '春のしらべ\n音楽発表会 · 市民ホール',
  ],
  // Who is looked for, and what somebody is invited to.
  ['迷い猫のポスター、「探しています」、三毛猫', '迷い猫\n探しています'],
  ['犬の迷子のポスター', '迷い犬'],
  ['ハロウィンパーティーの招待状、かぼちゃ', 'ハロウィンパーティー\nご招待'],
  // What costs how much.
  [
    'ラーメン屋のメニュー、醤油ラーメン800円、餃子400円',
    'ラーメン屋のメニュー\n醤油ラーメン 800円\n餃子 400円',
  ],
  // What a shop is called.
  ['寿司屋のロゴ、魚と波、店名「鮨 海」', '鮨 海'],
  ['2026年午年の年賀状、「賀正」', '賀正\n2026年'],
])('%j letters %j', (prompt, caption) => {
  const spec = parsePrompt(prompt, vocabulary);
  expect(spec.caption).toBe(caption);
  expect(spec.words.notDrawn).toEqual([]);
});

it('letters an opening once', () => {
  const { caption } = parsePrompt('カフェのオープン告知ポスター、「GRAND OPEN」', vocabulary);
  expect(caption).toBe('GRAND OPEN');
});

it('shows the animal that is looked for once', () => {
  const { subjects } = parsePrompt('犬の迷子のポスター、茶色の柴犬', vocabulary);
  expect(subjects).toHaveLength(1);
});

it.each([
  ['「トイレはこちら」と書かれた矢印付きの青い看板', 'トイレはこちら', '看板'],
  ['「MOON」と書かれた月の絵が描かれたTシャツ', 'MOON', 'Tシャツ'],
])('%j is lettered on what the noun names', (prompt, text, bearer) => {
  const { subjects } = parsePrompt(prompt, vocabulary);
  const said = bearerOf(prompt, text, subjects, vocabulary);
  expect(subjects[said?.subject ?? -1]?.source).toBe(bearer);
});
