import { beforeAll, expect, it } from 'vitest';
import { readVocabulary } from '../../node/read-art-pack.ts';
import { textOf } from '../tokenize.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { readText } from './translate.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

it.each([
  // Where somebody is without a thing that is named.
  ['porte bleue, un chat devant', 'blue door , a cat in front'],
  ['blaue Tür, davor eine Katze', 'blue door , a cat in front'],
  ['un castillo, delante un dragón', 'a castle , a dragon in front'],
  ['chat à la fenêtre, dehors il neige', 'cat at the window , snowing outside'],
  ['夜のコンビニ、外は雪', 'convenience store in night , snow outside'],
  // Two adjectives of one noun.
  ['ours avec une écharpe rayée bleue et blanche', 'bear with a blue and white striped scarf'],
  ['una casa azul y un perro blanco', 'a blue house and a white dog'],
  ['una niña con una regadera azul', 'a girl with a blue watering can'],
  ['un parque otoñal', 'a autumnal park'],
  ['una flor roja entre todas las blancas', 'a red flower among all the white ones'],
  // One word for "on" and "over", and for "of" and "off".
  ['arcoíris sobre la ciudad', 'rainbow over the city'],
  ['un ours sur la table', 'a bear on the table'],
  ['enfant saute du canapé', 'child jumping off sofa'],
  ['gâteau à la fraise', 'cake with strawberry'],
  ['une fille à la plage', 'a girl at the beach'],
  ["chiot l'air coupable", 'puppy looking guilty'],
  ['père apprend à son fils à nager', 'father teaching his son to swimming'],
  ['dans un café', 'in a cafe'],
  ['un gato en un café', 'a cat in a cafe'],
  // German adjectives without an ending say how somebody acts.
  ['Torwart schaut dem Ball traurig hinterher', 'goalkeeper looking at the ball sadly'],
  ['Mann hält stolz einen Pokal', 'man proudly holding a trophy'],
  ['Hund wartet traurig vor der Tür', 'dog sadly waiting in front of the door'],
  ['mit kleinen Zitronen, bunte Wimpel', 'with small lemons , colorful pennants'],
  ['niña mirando por la ventana del tren', 'girl looking out of the train window'],
  ['Mädchen schaut aus dem Fenster', 'girl looking out of the window'],
  ['un faro con olas gigantes', 'a lighthouse with giant waves'],
  ['Maler mit Farben', 'painter with paints'],
  ['Café in ruhigen Farben', 'cafe in calm colors'],
  ['une vieille maison en pierre', 'a old stone house'],
  ['Frau mit Brille strickt', 'woman with glasses knitting'],
  ['Frau mit Apfelkorb', 'woman with basket of apples'],
  ['Hund wartet an der Tür auf sein Herrchen', 'dog waiting at the door for his gentleman'],
  ['carte avec un ourson pour bébé', 'card with a teddy bear for baby'],
  // Japanese.
  ['びっくりした顔の柴犬', 'surprised shiba'],
  ['嬉しそうな顔でケーキを見る女の子', 'happy girl looking at cake'],
  ['悲しそうに座る二匹の猫', 'two sad cat sitting'],
  ['疲れて寝ている会社員', 'tired office worker sleeping'],
  ['水たまりで紙の船で遊ぶ子どもたち', 'children playing in puddles with paper boat'],
  ['紙飛行機を飛ばす子ども', 'child flying paper airplane'],
  ['風に揺れる花', 'flowers swaying in wind'],
  ['パンダの親子', 'mother panda and baby panda'],
  // What is around, above and behind.
  ['雲の上を泳ぐクジラ', 'whale swimming above the clouds'],
  ['植物に覆われたビル', 'office building covered in plants'],
  ['霧に包まれた森', 'forest in fog'],
  ['花びらが舞う中で踊る少女', 'girl dancing in falling petals'],
  ['海を眺める少女の後ろ姿', 'girl from behind looking at sea'],
  ['ライオンの顔のアップ', 'lion face close up'],
  ['桜が咲く川沿いの道', 'path in riverbank with cherry tree'],
  ['満開の桜の並木道', 'road between rows of cherry trees in full bloom'],
  ['小さな島に建つ家', 'scene house on small island'],
  ['紫陽花と傘の女の子', 'girl with hydrangea and umbrella'],
  // No number is said of what is seen in numbers.
  ['かぼちゃとコウモリ', 'pumpkins and bats'],
  ['大きなかぼちゃ', 'big pumpkin'],
  ['城を背景に立つ騎士', 'knight standing in front of castle'],
  ['色鉛筆で描いた森の動物たち', 'colored pencil drawing , animals in forest'],
  ['紺色の背景に白い音符', 'navy blue background , white musical note'],
  ['風船のロゴ', 'balloon logo'],
  // Manners.
  ['幻想的、写実的', 'dreamlike , realistic'],
  ['油絵タッチで、切ない雰囲気', 'oil painting , bittersweet atmosphere'],
  ['しっとりした雰囲気', 'soft atmosphere'],
  ['虹と傘を持った男の子', 'boy holding umbrella and rainbow'],
  ['怒っている先生と笑っている生徒', 'angry teacher and student laughing'],
  [
    '怒っている先生と笑っている悲しい犬と泣いている赤ちゃん',
    'angry teacher and laughing sad dog and baby crying',
  ],
  ['虹と傘を持った男の子がかわいい部屋', 'cute room with boy holding umbrella and rainbow'],
  ['レモンと葉っぱのパターン', 'pattern of lemons and leaves'],
  ['おにぎりのゆるいキャラクター', 'cute onigiri character'],
])('%s', (prompt, english) => {
  expect(textOf(readText(prompt, vocabulary).tokens)).toBe(english);
});

it('takes the rest of a prompt for German where the whole of it is', () => {
  const prompt = 'Poster mit dem Spruch "Weniger ist mehr", minimalistisch';
  expect(readText('Poster, minimalistisch', vocabulary, prompt).language).toBe('de');
  expect(readText('Poster, minimalist', vocabulary, 'Poster, minimalist').language).toBe('en');
});
