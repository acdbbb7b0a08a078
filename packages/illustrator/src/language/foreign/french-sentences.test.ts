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
  // The other word says what is done.
  ['un homme fait cuire des œufs', 'a man baking some eggs'],
  ['une femme fait un jogging', 'a woman jogging'],
  ['le facteur se fait poursuivre par un chien', 'the mail carrier chased by a dog'],
  ['un enfant fait un bonhomme de neige', 'a child building a snowman'],
  // What belongs to several, and some of them.
  ['le roi des animaux', 'the king of the animals'],
  ['affiche des saisons', 'poster of the seasons'],
  ['un homme qui cuisine des pâtes', 'a man who cooking some pasta'],
  ['une baguette, du fromage et du vin', 'a baguette , the cheese and the wine'],
  ['un chat qui regarde tomber la neige', 'a cat who looking at the snow falling'],
  ['un enfant apprend à nager', 'a child learning swimming'],
  ['un arbre plein de lanternes', 'a tree full of lanterns'],
  ['Il y a un chat sur le toit', 'there a cat on a rooftop'],
  // Several of a phrase are several of its first word, and a school is none of its rooms from outside.
  ['des bobines de fil', 'some spools of thread'],
  ["un bus devant l'école", 'a bus in front of the school'],
  ["des enfants à l'école", 'some children at school'],
  // Words that mean several things.
  ['un bûcheron scie du bois', 'a lumberjack sawing wood'],
  ['un chien dans le bois', 'a dog in the forest'],
  ['un chien dort dans sa niche', 'a dog sleeping in his dog house'],
  ['un homme qui rit aux éclats', 'a man who laughing'],
  ['un homme qui porte un seau', 'a man who carrying a bucket'],
  ['un homme qui porte un chapeau rouge', 'a man who wearing a red hat'],
])('%s is %s', (prompt, english) => {
  expect(textOf(readText(prompt, vocabulary).tokens)).toBe(english);
});
