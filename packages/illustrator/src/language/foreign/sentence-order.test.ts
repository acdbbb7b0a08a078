import { expect, it } from 'vitest';
import { readVocabulary } from '../../node/read-art-pack.ts';
import { textOf } from '../tokenize.ts';
import { readText } from './translate.ts';

const vocabulary = await readVocabulary();

it.each([
  // German places and receivers before what something is done to.
  ['Oma backt mit ihrer Enkelin Plätzchen', 'grandma baking cookies with her granddaughter'],
  ['Frau liest im Bett ein Buch', 'woman reading a book in bed'],
  ['ein Hund bringt Kindern Geschenke', 'a dog bringing gifts to children'],
  ['Junge gibt seiner Mutter eine Blume', 'boy giving a flower to his mother'],
  ['Hase malt Eier an', 'rabbit painting eggs'],
  ['Kinder spielen auf der Wiese Fußball', 'children playing soccer on the meadow'],
  // The pupils of a teacher, what somebody runs away from, and the hour.
  ['abuelo enseñando a pescar a su nieto', 'grandpa teaching his grandson fishing'],
  ['Die Maus, die vor der Katze davonläuft', 'the mouse who running away from the cat'],
  ['雨の日の紫陽花とカエル', 'hydrangea and frog in rainy day'],
  // Plurals as English spells them, whatever is a plural in another word.
  ['drei Hexen und zwei Füchse', 'three witches and two foxes'],
  ['Handcreme mit Mandelblüten', 'face cream with flowers'],
  ['una entrevista de trabajo', 'a job interview'],
  // Whom a business is for.
  ['Logo für einen Hundesalon', 'logo for a dog salon'],
  // What something is made of, and its shape.
  ['Elefant aus Wolken', 'elephant made of clouds'],
  ['un castillo hecho de libros', 'a castle made of books'],
  ['ours fait de fleurs', 'bear made of flowers'],
  ['本でできたお城', 'castle made of books'],
  ['ハート型の雲', 'cloud in the shape of heart'],
  ['Wolke in Form eines Herzens', 'cloud in the shape of heart'],
  ['herzförmiger Ballon', 'heart shaped balloon'],
  ['ein Ritter kämpft mit einem Schwert', 'a knight fighting with a sword'],
  // Women, as Spanish says without another word.
  ['dos amigas tomando café', 'two female friends drinking coffee'],
  // Readers with glasses have no reading glasses.
  ['búho con gafas leyendo un libro', 'owl with glasses reading a book'],
  ['bailaora de flamenco', 'flamenco dancer'],
  ['leona con sus cachorros', 'lioness with his babies'],
  ['feliz gato con rosas rojas', 'happy cat with red roses'],
  ['torneo de gatos 10 am', 'torneo of cats 10 am'],
  ['un burrito cargando flores', 'a donkey carrying flowers'],
  ['un burrito con queso', 'a burrito with cheese'],
  ['señor en su triciclo', 'man on his tricycle'],
  ['親子のカエル', 'mother frog and baby frog'],
  ['パンダの親子', 'mother panda and baby panda'],
  // Pasts.
  ['una niña encontro un tesoro', 'a girl finding a treasure'],
  ['le chat a volé le poisson', 'the cat stealing the fish'],
  // Japanese clauses.
  ['男の子が窓を砕く', 'boy 砕く window'],
  ['子豚が三匹並んでいる', 'three piglet side by side'],
  ['鳥居が並ぶ神社', 'shrine with torii'],
  ['店先に並ぶクロワッサン', 'croissants in a row in storefront'],
  ['のんびり釣りをするクマとキツネ', 'bear and fox fishing cozy'],
  ['サーモンを取ろうとする猫', 'cat grabbing salmon'],
  ['長靴の子供', 'child in boots'],
  ['フラミンゴの群れ', 'many flamingos'],
  ['キスを待つカエル', 'frog waiting for kissing'],
  ['羊を連れた羊飼い', 'shepherd with ewe'],
  ['お父さんと豆を投げる子供', 'child throwing beans and dad'],
  ['サメの着ぐるみを着た赤ちゃん', 'baby dressed as shark'],
  ['おばけ屋敷から逃げる子供たち', 'children fleeing from haunted house'],
  ['歯磨きをするワニの子供', 'baby crocodile brushing teeth'],
  ['りんごの入ったかご', 'basket with apple'],
  ['会議で寝ている上司', 'boss sleeping in a meeting'],
  ['ぱくぱく食べる猫', 'cat eating'],
  ['jirafa asomando la cabeza por la ventana', 'giraffe looking out of the window'],
  ['三匹の金魚が泳ぐ水槽', 'three goldfish swimming in fish tank'],
  ['自転車で坂道を下る高校生', 'student riding bicycle down hill'],
  ['ピアノを弾く女の子と踊る犬', 'dog dancing with girl playing the piano'],
  ['植物に覆われた図書館', 'library covered in plants'],
  // Full places, and words that have other forms in the plural.
  ['voller Strand im Sommer', 'crowded beach in summer'],
  ['das Kind hat ein Eis gegessen', 'the child eating a ice cream'],
  ['una ardilla con nueces', 'a squirrel with walnuts'],
  ['château en glace', 'castle made of ice'],
  ['Hund, dem ein Vogel auf dem Kopf sitzt', 'dog with a bird sitting on its head'],
  // Capitals tell nouns from adjectives.
  ['der Junge baut einen Turm', 'the boy building a tower'],
  ['Weihnachtsplätzchen auf einem Teller', 'christmas cookies on a plate'],
  // What the picture itself is.
  ['女の子が猫を抱いている絵', 'girl hugging cat'],
  ['hazme un dibujo de un perro', 'a sketch of a dog'],
])('%s is read as "%s"', (prompt, english) => {
  expect(textOf(readText(prompt, vocabulary).tokens)).toBe(english);
});
