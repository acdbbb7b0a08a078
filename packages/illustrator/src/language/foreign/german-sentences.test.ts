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
  // What is said in front of a noun stands behind it in English.
  ['Eine mit Blumen gefüllte Gießkanne', 'a watering can filled with flowers'],
  ['Ein in Schal und Mütze gewickelter Hund', 'a dog wrapped in scarf and beanie'],
  ['ein auf dem Sofa schlafender Hund', 'a dog sleeping on the sofa'],
  ['ein Fest mit geschmückten Kühen', 'a party with decorated cows'],
  // The perfect, in main clauses and behind a pronoun.
  ['Der Hund ist in die Pfütze gefallen', 'the dog falling in the puddles'],
  ['Das Kind ist auf dem Sofa eingeschlafen', 'the child falling asleep on the sofa'],
  ['Der Hund, der die Wurst gestohlen hat', 'the dog who stealing the sausage'],
  ['Ein Bär ist im Schornstein steckengeblieben', 'a bear stuck in chimney'],
  // Verbs at the end of clauses.
  [
    'Eine Frau, die mit ihrem Hund am Strand spazieren geht',
    'a woman who going for a walk with her dog on the beach',
  ],
  [
    'Oma strickt, während der Kater mit der Wolle spielt',
    'grandma knitting , while the cat playing with the yarn',
  ],
  ['Ein Roboter, der Wäsche aufhängt', 'a robot who hanging laundry'],
  // When something is done, and in which year.
  ['Kinder spielen nach der Schule', 'children playing after school'],
  ['ein müder Arzt nach der Nachtschicht', 'a tired doctor after the night shift'],
  ['Torte zum 60. Geburtstag', 'cake at 60th birthday'],
  // A relative clause without a comma before it.
  ['ein pinguin der eis verkauft', 'a penguin who selling ice cream'],
  ['ein haus der familie brennt', 'a house of the family on fire'],
  // Whom and with what somebody fights, and what is on a door.
  ['ritter kämpft mit löffel gegen schnecke', 'knight fighting with spoon against snail'],
  [
    'Der Ritter kämpft mit einem Löffel gegen die Schnecke',
    'the knight fighting with a spoon against the snail',
  ],
  ['Kranz an der roten Haustür', 'wreath on the red front door'],
  // What something is taken out of.
  [
    'Der Bäcker holt frische Brezeln aus dem Ofen',
    'the baker taking fresh pretzels out of the oven',
  ],
  ['Ein Hund trinkt aus einer Tasse', 'a dog drinking from a cup'],
  ['Die Feuerwehr rettet eine Katze vom Baum', 'firefighters rescuing a cat from tree'],
  // A place stands first, or a verb behind "zu".
  ['Vor dem Haus steht ein rotes Auto', 'a red car standing in front of the house'],
  ['Auf der Mauer sitzt eine Katze und gähnt', 'a cat sitting on the wall and yawning'],
  ['Im Garten blühen Tulpen und Rosen', 'in garden blooming tulips and roses'],
  ['Ein Bär versucht, Fahrrad zu fahren', 'a bear trying , cycling'],
  ['Ein Haus wie ein Schuh', 'a house like a shoe'],
  ['Hund rutscht übers Eis', 'dog sliding over ice'],
  // Several in a group, and one of a group.
  ['Eine Herde Schafe', 'a herd of ewes'],
  ['ein Strauß roter Rosen', 'a bouquet of red roses'],
  ['Surfende Omas', 'surfing grandmas'],
  ['das Fahrrad seines Enkels', 'the bicycle of his grandson'],
  ['Schüler jubeln', 'students cheering'],
  ['müder Büroangestellter', 'tired office worker'],
  // Parted verbs that are listed with their object.
  ['Ein Kind packt ein Geschenk aus', 'a child opening a present'],
  ['Ein Affe hält sich die Ohren zu', 'a monkey covering his ears'],
  ['Ein Hase rennt vor dem Fuchs davon', 'a rabbit running away from the fox'],
  ['Oma fällt vom Stuhl', 'grandma falling off the chair'],
  ['ein Nilpferd im Puppenröckchen', 'a hippopotamus in skirt'],
  ['Hamburger Hafen', 'hamburg harbor'],
  ['Marmeladenbrot', 'bread'],
  // What is on somebody, and what somebody has.
  [
    'eine Frau, der ein kleiner Vogel auf der Schulter sitzt',
    'a woman with a little bird sitting on its shoulder',
  ],
  [
    'ein Pirat, dessen Papagei auf der Schulter sitzt',
    'a pirate with parrot sitting on its shoulder',
  ],
  ['ein Mann, auf dessen Kopf ein Huhn sitzt', 'a man with a chicken sitting on its head'],
  ['ein Mann, dessen Hut wegfliegt', 'a man whose hat flying'],
  ['Drache, der über einem Dorf Feuer speit', 'dragon who breathing fire over a village'],
  ['Papa bringt seiner Tochter das Fahrradfahren bei', 'dad teaching his daughter cycling'],
  [
    'Ein Junge hält seiner kleinen Schwester den Regenschirm',
    'a boy holding the umbrella over his little sister',
  ],
  ['Katze winkt mit der Pfote', 'cat waving with its paw'],
  ['Erdbeereis', 'strawberry ice cream'],
  ['Sterne an der Decke', 'stars on the ceiling'],
  // The same verb for wearing and carrying.
  ['Ein Mann trägt eine Kiste', 'a man carrying a box'],
  ['Ein Mann trägt einen Hut', 'a man wearing a hat'],
])('%s is %s', (prompt, english) => {
  expect(textOf(readText(prompt, vocabulary).tokens)).toBe(english);
});
