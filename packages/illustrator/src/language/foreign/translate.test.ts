import { beforeAll, describe, expect, it } from 'vitest';
import { readVocabulary } from '../../node/read-art-pack.ts';
import { parsePrompt } from '../parse.ts';
import type { PromptSpec } from '../spec.ts';
import type { Vocabulary } from '../vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

/** What is in the picture, without the user's words. */
function meaningOf(prompt: string) {
  const { subjects, relations, setting, time, weather, style, without }: PromptSpec = parsePrompt(
    prompt,
    vocabulary,
  );
  const cast = subjects.map(({ glyph, count, colour, motion }) => ({
    glyph,
    count,
    colour,
    motion,
  }));
  const related = relations.map(({ from, to, kind }) => ({ from, to, kind }));
  return { cast, related, setting, time, weather, style, without };
}

it.each([
  ['la Santa Familia al atardecer', [], ['Santa Familia']],
  ['une mouette devant le Mont-Saint-Romain', ['@seagull'], ['Mont-Saint-Romain']],
  ['un perro con Papá Noel', ['dog', 'santa-claus'], []],
  ['Un Perro En La Playa', ['dog'], []],
])('reads names that it does not know as one: %s', (prompt, cast, notDrawn) => {
  const { subjects, words } = parsePrompt(prompt, vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(cast);
  expect(words.notDrawn).toEqual(notDrawn);
});

describe.each([
  ['de', 'a green dragon flying over a castle', 'ein grüner Drache fliegt über eine Burg'],
  ['de', 'two dogs with sunglasses on the beach', 'zwei Hunde mit Sonnenbrille am Strand'],
  ['de', 'a beach without palm trees', 'ein Strand ohne Palmen'],
  ['de', 'a cup of coffee on a wooden table', 'eine Tasse Kaffee auf einem Holztisch'],
  ['es', 'a big black dog sleeping in a forest', 'un perro negro grande durmiendo en un bosque'],
  ['es', 'three penguins dancing in the snow', 'tres pingüinos bailando en la nieve'],
  ['es', 'a guitar next to a campfire in a forest', 'una guitarra junto a una fogata en un bosque'],
  ['fr', 'a girl with a red balloon in the park', 'une fille avec un ballon rouge dans le parc'],
  ['fr', 'a dragon flying over a castle', "un dragon qui vole au-dessus d'un château"],
  ['ja', 'two dogs running at the beach at sunset', '夕暮れの海辺を走る二匹の犬'],
  ['ja', 'a bear riding a bicycle, watercolor', '自転車に乗るクマ、水彩画'],
  ['de', 'a house on fire', 'ein Haus in Flammen'],
  ['de', 'a red ball to the left of a dog', 'ein roter Ball links neben einem Hund'],
  ['de', 'two cats, the right one with a hat', 'zwei Katzen, die rechte mit einem Hut'],
  ['de', 'eleven candles', 'elf Kerzen'],
  ['es', 'twelve candles', 'doce velas'],
  ['es', 'a dog and a cat on the left', 'un perro y un gato a la izquierda'],
  ['es', 'a cat dressed as a pirate', 'un gato como pirata'],
  ['fr', 'eight oysters', 'huit huîtres'],
  ['ja', 'a dog to the left of a cat', '猫の左に犬'],
  ['ja', 'a cat on the left, a dog on the right', '左に猫、右に犬'],
  ['ja', 'a cat dressed as an astronaut', '宇宙飛行士の格好をした猫'],
  ['ja', 'children playing in a park', '子どもたちが公園で遊んでいる'],
  ['de', 'a woman with long blue hair', 'eine Frau mit langen blauen Haaren'],
  ['fr', 'an old man with a white beard', 'un vieil homme à la barbe blanche'],
  ['ja', 'a dog sleeping under a cherry tree', '桜の木の下で昼寝する犬'],
  ['fr', 'a rabbit reading a book', 'un lapin qui lit un livre'],
  ['fr', 'a witch with a chocolate cake', 'une sorcière avec un gâteau au chocolat'],
  ['es', 'two friends toasting with beer', 'dos amigos brindando con cerveza'],
  ['ja', 'a frog holding an umbrella in the rain', '雨の中で傘をさすカエル'],
  ['ja', 'a black cat in space', '宇宙の黒い猫'],
  ['ja', 'a girl wearing a kimono and a cat', '猫と着物の女の子'],
  ['ja', 'a dog riding a bicycle in a park', '公園の犬が自転車に乗っている'],
  ['ja', 'a girl in a kimono riding a bicycle', '着物の女の子が自転車に乗っている'],
  ['ja', 'a dancing cat', '踊ってる猫'],
  ['ja', 'bakery logo, a bear wearing an apron', 'パン屋さんのロゴ、くまがエプロンをつけている'],
  ['es', 'lemons and a dog', 'unos limones y un perro'],
  ['es', 'telephones on a table', 'unos telefonos en una mesa'],
  ['es', 'a dog sitting on the sofa', 'un perro sentado en el sofa'],
  ['fr', 'a castle in the forest', 'un chateau dans la foret'],
  ['fr', 'a cat surfing', 'un chat qui fait du surf'],
  ['fr', 'a tired dog on a radiator', 'un chien fatigué sur un radiateur'],
  [
    'fr',
    'a unicorn for the birthday of my daughter',
    "une licorne pour l'anniversaire de ma fille",
  ],
  ['de', 'a tired dachshund with a coffee mug', 'ein müder Dackel mit Kaffeetasse'],
  ['es', 'a female teacher with a book', 'una profesora con un libro'],
  ['ja', 'a tanuki toasting with beer', 'ビールで乾杯するたぬき'],
  ['ja', 'a surprised cat', 'びっくりする猫'],
  ['de', 'a rabbit eating a carrot', 'ein Kaninchen, das eine Karotte isst'],
  ['de', 'a cat chased by a dog', 'eine Katze wird von einem Hund gejagt'],
  ['de', 'a bear catching a fish', 'ein Bär hat einen Fisch gefangen'],
  ['de', 'a dog eating a sausage', 'ein Hund will eine Wurst fressen'],
  ['de', 'a child brushing teeth', 'ein Kind putzt sich die Zähne'],
  ['de', 'a dog on the roof of the barn', 'ein Hund auf dem Dach der Scheune'],
  ['de', 'apples and a girl', 'aepfel und ein maedchen'],
  ['de', 'a dog with a hat', 'Kannst du mir bitte ein Bild von einem Hund mit Hut malen?'],
  ['de', 'a dog with a gift', 'ein Hund mit einem Geschenk für meine Tochter'],
  ['de', 'a salesman with ice cream on the beach', 'Eisverkäufer am Strand'],
  ['es', 'a cat with a hat', 'quiero una imagen de un gato con sombrero para mis alumnos'],
  ['es', 'a salesman with balloons', 'un vendedor de globos'],
  ['es', 'a teenage witch', 'una bruja adolescente'],
  ['es', 'a man chased by a dog', 'un hombre perseguido por un perro'],
  ['es', 'a cat sitting on a rock', 'un gato sentado en una roca'],
  ['es', 'an abandoned train station', 'una estación de tren abandonada'],
  ['de', 'a bear holding a red balloon', 'ein Bär der einen roten Ballon hält'],
  ['de', 'two children playing soccer in the garden', 'zwei Kinder, die im Garten Fußball spielen'],
  [
    'de',
    'a fox sitting in a boat and reading a book',
    'ein Fuchs, der in einem Boot sitzt und ein Buch liest',
  ],
  [
    'de',
    'a boy blowing out the candles on the cake',
    'ein Junge pustet die Kerzen auf der Torte aus',
  ],
  ['de', 'a cake covered with cherries', 'eine Torte mit Kirschen bedeckt'],
  ['de', 'a cat sleeping on a sofa', 'eine Katze beim Schlafen auf einem Sofa'],
  ['de', 'children baking cookies', 'Kinder beim Plätzchenbacken'],
  ['de', 'a young woman with a boy', 'eine junge Frau mit einem Jungen'],
  ['de', 'a couple and some dogs', 'ein Paar und ein paar Hunde'],
  ['de', 'a bear in a christmas kitchen', 'ein Bärchen in einer Weihnachtsküche'],
  ['de', 'a teddy bear with a balloon', 'Teddybär mit Luftballon'],
  ['fr', 'a child eating an ice cream', 'un enfant en train de manger une glace'],
  ['fr', 'a cat on a bed reading a book', 'un chat sur un lit qui lit un livre'],
  ['fr', 'a blue door with flowers', 'une porte bleue avec des fleurs'],
  ['fr', 'a dog wearing a hat', 'un chien qui porte un chapeau'],
  ['fr', 'a pink elephant with a rose', 'un éléphant rose avec une rose'],
  ['fr', 'friends riding bicycles', 'des amis faisant du vélo'],
  ['fr', 'a cat with sunglasses', 'un chat avec des lunettes de soleil'],
  ['fr', 'a cat and a croissant', 'un chat et un croissant'],
  ['fr', 'a pizza with mushrooms and ham', 'une pizza aux champignons et au jambon'],
  ['fr', 'two rabbits by the pond', "deux lapins au bord de l'étang"],
  [
    'de',
    'a parrot and a pirate with a young lion',
    'ein Papagei und ein Pirat mit einem jungen Löwen',
  ],
  ['de', 'a dog dressed as a chef', 'ein Hund als Koch'],
  ['de', 'a boy flying a kite', 'ein Junge lässt einen Drachen steigen'],
  ['de', 'a sailboat on a stormy sea', 'ein Segelboot auf stürmischer See'],
  ['de', 'a house at a lake with ducks', 'ein Haus an einem See mit Enten'],
  ['de', 'a baby rabbit in a bakery', 'ein Hasenbaby in einer Bäckerei'],
  ['fr', 'hot air balloons over the mountains', 'montgolfières au-dessus des montagnes'],
  ['de', 'a knight fighting a dragon', 'ein Ritter kämpft gegen einen Drachen'],
  ['ja', 'a mother hugging a crying baby', '泣いている赤ちゃんを抱っこするお母さん'],
  ['ja', 'a girl sitting on a bench reading a book', 'ベンチに座って本を読む女の子'],
  ['ja', 'a girl with an umbrella walking on a rainy day', '雨の日に傘をさして歩く女の子'],
  ['ja', 'a whale flying in the sky and a cloud', '空を飛ぶクジラと雲'],
  ['ja', 'three dolphins swimming in the sea', '海で泳ぐイルカが三頭'],
  ['ja', 'a strawberry cake', 'いちごのケーキ'],
  ['ja', 'a cat surrounded by flowers', '花たちに囲まれた猫'],
  ['ja', 'a child riding a bicycle in a park', '公園を自転車で走る子供'],
  ['ja', 'a wolf looking at the moon', '月を見上げるオオカミ'],
  ['ja', 'a sheep reading a book under a tree', '木陰で本を読む羊'],
  ['ja', 'a house with a red roof and a car', '赤い屋根の家と車'],
  ['ja', 'a sloth sleeping in a hammock', 'ハンモックで寝るナマケモノ'],
  ['ja', 'two people dancing', '踊る二人'],
  ['es', 'light blue balloons', 'globos celestes'],
  ['es', 'a girl at a bus stop', 'una niña en la parada del autobús'],
  ['es', 'a boy hugging the dog', 'un niño abrazando a su perro'],
  ['es', 'fish swimming among corals', 'peces nadando entre corales'],
  ['es', 'a full moon over the sea', 'luna llena sobre el mar'],
  ['es', 'a red dress', 'un vestido de color rojo'],
  ['fr', 'a mail carrier chased by a dog', 'un facteur poursuivi par un chien'],
  ['fr', 'two old men dancing', 'deux vieux qui dansent'],
  ['fr', 'a sheep', 'dessine-moi un mouton'],
  ['fr', 'a sleeping cat', "peux-tu me dessiner une image d'un chat qui dort"],
  ['fr', 'cutting boards', 'des planches à découper'],
  ['fr', 'a small and happy cat', 'un petit chat mais content'],
  ['fr', 'a cabin with smoke from the chimney', 'une cabane avec de la fumée de la cheminée'],
  ['fr', 'a singer on stage with a guitar', 'un chanteur sur scène avec une guitare'],
  ['fr', 'a dad carrying the girl', 'un papa qui porte sa fille'],
  ['fr', 'a castle, pixel art', "pixel art d'un château fort"],
  ['ja', 'a cat', '猫の絵を描いてください'],
  ['ja', 'many cats in a room', '猫がたくさんいる部屋'],
  ['ja', 'a cat with big eyes', '目が大きい猫'],
  ['ja', 'an otter juggling', 'ジャグリングするカワウソ'],
])('%s', (language, english, foreign) => {
  it(`reads "${foreign}" as "${english}"`, () => {
    expect(meaningOf(foreign)).toEqual(meaningOf(english));
    expect(parsePrompt(foreign, vocabulary).language).toBe(language);
  });
});

it.each([
  'a robot in a park',
  'a son and a chat with an ours',
  'die hard',
  'six roses on a table',
  'a corgi, style of van gogh',
])('takes English for English: %s', (prompt) => {
  expect(parsePrompt(prompt, vocabulary).language).toBe('en');
});

it('reads "constructor", which is a property of every object', () => {
  expect(meaningOf('un constructor con un perro en la calle')).toEqual(
    meaningOf('un albañil con un perro en la calle'),
  );
});

it('reads English words inside of another language', () => {
  const { style, language } = parsePrompt('ein Fuchs im Wald, glowing neon', vocabulary);
  expect([style, language]).toEqual(['neon', 'de']);
});

it('lists words in the spelling of the user', () => {
  expect(parsePrompt('ein Whippet und ein Fuchs im Zyqxwald', vocabulary).words).toEqual({
    drawn: ['Fuchs'],
    standIns: [
      { word: 'Whippet', as: 'greyhound' },
      { word: 'Zyqxwald', as: 'forest' },
    ],
    notDrawn: [],
  });
});

describe('a Japanese word that is not in the dictionary', () => {
  const wordsOf = (prompt: string) => parsePrompt(prompt, vocabulary).words;

  it('is the kind of thing that it ends with', () => {
    expect(wordsOf('公園で走る紀州犬').standIns).toEqual([{ word: '紀州犬', as: 'dog' }]);
  });

  it('is listed with its endings', () => {
    expect(wordsOf('猫が拭掃除している').notDrawn).toEqual(['拭掃除している']);
  });

  it('is whole, whatever it begins with', () => {
    const { subjects, words } = parsePrompt('豆腐屋の朝', vocabulary);
    expect(subjects).toEqual([]);
    expect(words.notDrawn).toEqual(['豆腐屋']);
  });

  it('is a sound that is said twice', () => {
    expect(wordsOf('どろんどろんと歩く猫').notDrawn).toEqual(['どろんどろんと']);
  });

  it('is a measure that nothing shows', () => {
    expect(wordsOf('六畳の部屋').notDrawn).toEqual(['六畳の']);
  });

  it('is a whole loanword', () => {
    expect(wordsOf('ズバリオトンと猫').notDrawn).toEqual(['ズバリオトン']);
    expect(parsePrompt('マリオネット', vocabulary).subjects).toEqual([]);
  });

  it('may be polite', () => {
    expect(wordsOf('お弁当').notDrawn).toEqual([]);
  });
});

it('shows nothing of what a Japanese illustration shall look like', () => {
  const { subjects, words } = parsePrompt(
    'シャツを着た猫、レコードのジャケットみたいなイラストで',
    vocabulary,
  );
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['cat', 't-shirt']);
  expect(words.notDrawn).toEqual(['レコードのジャケットみたいな']);
});

it('names Japanese postpositions as they are written', () => {
  const { words } = parsePrompt('桜の木の下で眠る猫', vocabulary);
  expect([...words.drawn, ...words.notDrawn]).not.toContain('under');
});

describe('what French only compares with or puts before', () => {
  it.each([
    ['des livres qui volent comme des oiseaux', 'comme des oiseaux'],
    ["un chien avant l'école", "avant l'école"],
    ['un enfant qui joue à la marelle', 'joue à la marelle'],
    ['une licorne qui refuse de danser', 'refuse de danser'],
  ])('is not drawn: %s', (prompt, notDrawn) => {
    const { subjects, words } = parsePrompt(prompt, vocabulary);
    expect(subjects).toHaveLength(1);
    expect(words.notDrawn.join(' ')).toContain(notDrawn);
  });
});
