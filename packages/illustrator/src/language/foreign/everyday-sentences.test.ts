import { beforeAll, describe, expect, it } from 'vitest';
import { readVocabulary } from '../../node/read-art-pack.ts';
import { parsePrompt } from '../parse.ts';
import type { Vocabulary } from '../vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

/** What is drawn of a prompt. */
function pictureOf(prompt: string) {
  const { subjects, relations, setting, time, weather } = parsePrompt(prompt, vocabulary);
  return {
    cast: subjects.map(({ glyph, count, colour, motion }) => ({ glyph, count, colour, motion })),
    related: relations.map(({ from, to, kind }) => `${from} ${kind} ${to}`),
    setting,
    time,
    weather,
  };
}

describe.each([
  // German prepositions and parted verbs.
  ['kuh steht auf der weide', 'cow standing on the pasture'],
  // Classes by what they teach.
  ['Yogakurs am Strand', 'yoga class on the beach'],
  ['una clase de yoga en la playa', 'a yoga class on the beach'],
  ['cours de yoga sur la plage', 'yoga class on the beach'],
  ['ビーチでヨガ教室', 'yoga class on the beach'],
  ['ein Schild an der Tür', 'a sign on the door'],
  ['frau fährt mit dem fahrrad', 'woman riding the bicycle'],
  ['papagei auf der schulter vom piraten', 'parrot on the shoulder of the pirate'],
  ['ein glas rotwein', 'a glass of red wine'],
  ['Eule als Lehrerin', 'owl dressed as a teacher'],
  ['schildkröte mit einem haus auf dem rücken', 'turtle with a house on its back'],
  // Names of two nouns, and the mark of whom something is done to.
  ['mercado de frutas', 'fruit market'],
  ['un helado de fresa', 'a strawberry ice cream'],
  ['una taza de café', 'a cup of coffee'],
  ['un hombre paseando a tres perros', 'a man walking three dogs'],
  ['un perro leyendo un cuento a los niños', 'a dog reading a story to the children'],
  ['un caracol con una casa en la espalda', 'a snail with a house on its back'],
  // Words as people type them.
  ['nino jugando con un tren de juguete', 'boy playing with a toy train'],
  ['une fille qui boit un the', 'a girl drinking a tea'],
  ['un chien qui monte une colline', 'a dog climbing a hill'],
  ['deux amoureux sous un arbre', 'a couple under a tree'],
  ['eine ente mit ihren küken', 'a duck with her chicks'],
  ['ein bär umarmt kleinen hasen', 'a bear hugging a small rabbit'],
  ['wolf heult den mond an', 'wolf howling at the moon'],
  ['kinder rodeln den hügel runter', 'children sledding down the hill'],
  ['mann rennt zum bus', 'man running to the bus'],
  ['meine tochter als prinzessin', 'my daughter as a princess'],
  ['un corazón de papel', 'a paper heart'],
  ['mi hermanita con un gato', 'my sister with a cat'],
  ['un submarino amarillo en el mar', 'a yellow submarine in the sea'],
  ['un mono en un árbol', 'a monkey in a tree'],
  ['un magicien qui sort un lapin de son chapeau', 'a magician pulling a rabbit out of his hat'],
  ['un bébé dans les bras de sa maman', "a baby in his mom's arms"],
  ['deux ours polaires', 'two polar bears'],
  ['un garçon à lunettes', 'a boy with glasses'],
  // Japanese clauses that describe a place or a thing, and words in the other kana.
  ['ネオンが光る夜の街', 'neon glowing in a city at night'],
  ['花が咲く庭', 'garden with flowers'],
  ['いちごが三つのったショートケーキ', 'shortcake with three strawberries'],
  ['電車で本を読む犬', 'dog reading a book on the train'],
  ['机の上のりんご', 'apple on a desk'],
  ['赤いリボンをつけたくま', 'bear wearing a red ribbon'],
  ['海で泳ぐくじら', 'whale swimming in the sea'],
  ['魔女がほうきで空を飛ぶ', 'witch flying on a broom in the sky'],
  ['メガネをかけたフクロウの先生', 'owl teacher wearing glasses'],
  ['キャンプファイヤーを囲む猫', 'cat around a camp fire'],
  ['猫にチーズをあげるネズミ', 'mouse giving cheese to cat'],
  ['カフェのロゴ', 'logo for a cafe'],
])('%s', (foreign, english) => {
  it(`is drawn as "${english}"`, () => {
    expect(pictureOf(foreign)).toEqual(pictureOf(english));
  });
});
