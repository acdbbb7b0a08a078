import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { meaningsOf } from './lexicon.ts';
import { parsePrompt } from './parse.ts';
import { SENSE_RULES } from './word-senses.ts';

const vocabulary = await readVocabulary();
const read = (prompt: string) => parsePrompt(prompt, vocabulary);
const glyphs = (prompt: string): readonly string[] =>
  read(prompt).subjects.map(({ glyph }) => glyph);

it('names only meanings that the lexicon has', () => {
  const unknown = SENSE_RULES.flatMap(({ means, drawnAs }) => means ?? drawnAs ?? '').filter(
    (phrase) => phrase !== '' && meaningsOf(phrase).length === 0,
  );
  expect(unknown).toEqual([]);
});

it.each([
  ['fitness coach at the gym', 'coach bus on the highway', 'bus'],
  ['a blueprint of a house', 'an engineer with a blueprint', '@blueprint'],
  ['a birthday card with balloons', 'a boy giving his mom a card', 'envelope'],
  ['a discord server icon', 'a server with a tray in a restaurant', 'man'],
  ['personal trainer with a client', 'new trainers, product photo', 'running-shoe'],
  ['rock band poster', 'a big rock on the beach', 'rock'],
  ['rain drops on the glass', 'a glass of water', '@waterglass'],
  ['an elephant with its trunk up', 'an old tree trunk in the forest', '@stump'],
  ['a football match', 'a match burning in the dark', '@matchstick'],
  ['new year goals', 'a football goal', 'goal-net'],
  ['a robot unicorn', 'a robot and a unicorn', 'robot'],
  ['zombie chickens at night', 'a zombie at night', 'zombie'],
  ['a car with dragon wings', 'a dragon with wings', '@firedragon'],
  ['a car with gold wheels', 'a wheel', 'wheel'],
  ['a green coat on a wooden hanger', 'a wooden hanger', '@hanger'],
  ['a volcano model', 'a model in a coat', 'woman'],
  ['a croissant on brown paper', 'paper and a pen', 'page-facing-up'],
  ['oil on canvas, ship at sea', 'an oil barrel at a rig, oil', 'oil-drum'],
  ['venice in rich blues and oranges', 'a basket of oranges', 'tangerine'],
  ['a bow on a violin', 'a girl with a bow in her hair', 'ribbon'],
  ['the restaurant staff', 'a wizard with a staff', '@wizardstaff'],
  ['a film poster', 'a movie camera', 'movie-camera'],
  ['a fish swimming across the screen', 'a screen on the wall', 'television'],
  ['a family at an aquarium with fish', 'fish swimming in an aquarium', '@fishtank'],
  ['an ambulance with its siren flashing', 'a siren on a rock', 'mermaid'],
  ['a bee flying a figure eight', 'a figure in a cloak', 'person'],
  ['a lamp, purple orange', 'a fresh orange', 'tangerine'],
  ['a traffic light cycling through colors', 'a man cycling', 'bicycle'],
  ['bike wheels turning', 'a wheel', 'wheel'],
  ['award winning photo of a lion', 'a boy with an award', 'trophy'],
  ["children's book illustration of a fox", 'a child with a book', 'open-book'],
  ['a dog running towards the camera', 'a photographer with a camera', 'camera'],
  ['a dog chasing a ball', 'an elephant balancing on a ball', '@beachball'],
  ['a lion next to a ball', 'a sea lion with a ball', '@beachball'],
])('%s shows another thing than %s', (other, literal, glyph) => {
  expect(glyphs(other)).not.toContain(glyph);
  expect(glyphs(literal)).toContain(glyph);
});

it('reports what is only drawn by a rare meaning', () => {
  expect(read('a cat, climate change').words.notDrawn).toContain('change');
  expect(glyphs('the national team, regular and official')).not.toContain('person-in-suit');
  expect(read('a national treasure').words.standIns).not.toContainEqual({
    word: 'national',
    as: 'person',
  });
});

it('draws one person of several words for the same one, and nobody for a costume', () => {
  expect(glyphs('a viking warrior woman')).toEqual(['woman', '@vikinghelm', 'axe']);
  expect(glyphs('a cat in a pirate costume')).toEqual(['cat', '@piratehat']);
  expect(glyphs('a dog in a shark onesie')).toEqual(['dog']);
});

it('draws nobody whom a picture is for', () => {
  expect(glyphs('album cover for our band, a lonely road')).toEqual([]);
  expect(read('a puppy for a pet shop banner').setting).toBeNull();
});

it('leaves those on the ground who have something in the air around them', () => {
  expect(read('a baker kneading dough, flour in the air').setting).not.toBe('sky');
  expect(read('a bird in the air').setting).toBe('sky');
});

it('lets the living smile, and not what they hold', () => {
  const smiling = read('a florist with three tulips in a shop, smiling').subjects;
  expect(smiling.find(({ expression }) => expression === 'happy')?.glyph).toBe('person');
});

it('reports what somebody cannot do besides', () => {
  expect(read('a dog running and then sleeping').words.notDrawn).toContain('sleeping');
  expect(read('a dog running').words.notDrawn).toEqual([]);
});

it('knows somebody who does something', () => {
  expect(glyphs('gif of someone dancing')).toEqual(['person']);
});

it('lets somebody on a bench do with the hands what is said besides', () => {
  const [man] = read('an old man sitting on a bench and feeding pigeons').subjects;
  expect(man?.motion).toBe('feed');
  expect(read('mein Hund liegt auf dem Sofa und schläft').subjects[0]?.motion).toBe('sleep');
});

it('counts what falls with the weather as drawn', () => {
  expect(read('a penguin with a red hat, snow falling').words.notDrawn).toEqual([]);
});

it('takes a time of the day for no number of clocks', () => {
  expect(read('Waschbär, der um 16:59 Uhr auf die Uhr schaut').words.notDrawn).toContain(
    '16:59 Uhr',
  );
});

it.each([
  ['un pingouin qui glisse sur la glace', ['penguin']],
  ['un chien qui court après un ballon', ['dog', 'soccer-ball']],
  ['ein Kind hält seinen Teddy fest', ['child', 'teddy-bear']],
  ['un astronauta montado en un caballo', ['astronaut', 'horse']],
])('reads words of other languages by their neighbors: %s', (prompt, things) => {
  expect(glyphs(prompt)).toEqual(things);
});

it('gives a band its instruments', () => {
  expect(glyphs('a band playing on stage')).toEqual(
    expect.arrayContaining(['microphone', 'guitar', 'drum']),
  );
  expect(glyphs('a band playing on stage')).not.toContain('soccer-ball');
  expect(glyphs('kids playing in the park')).toContain('soccer-ball');
});

it('letters to what somebody is welcomed', () => {
  expect(read('welcome to the server, neon sign').caption).toBe('Welcome to the server');
});

it('has the flowers of a bouquet in it', () => {
  expect(glyphs('a woman with a bouquet of colorful spring flowers')).toEqual(['woman', 'bouquet']);
});

it('has the leaves of a plant beside a thing and none in the air', () => {
  expect(glyphs('a bottle of olive oil with olive leaves')).toEqual(['@oilbottle', '@leafsprig']);
  expect(glyphs('skincare jar with aloe leaves')).toEqual(['@creamjar', '@aloe']);
  expect(read('skincare jar with aloe leaves').weather).toEqual([]);
});

it('takes wildflowers for cut ones where they are put into something', () => {
  expect(glyphs('wildflowers in a milk can')).toEqual(['@daisy', '@milkcan']);
  expect(read('a dog running through wildflowers').subjects).toHaveLength(1);
});

it('lets lanterns float that are named by it', () => {
  expect(read('a library with floating lanterns').subjects[0]?.motion).toBe('float');
});

it('knows what something only looks like in Japanese', () => {
  expect(glyphs('クッキーみたいな月')).toEqual(['@moon']);
});

it('shows the animals that cross something', () => {
  expect(glyphs('a chicken crossing the road')).toContain('@hen');
  expect(glyphs('a turtle crossing a finish line')).toContain('turtle');
  expect(glyphs('a zebra crossing the street')).toContain('zebra');
  expect(glyphs('a zebra crossing in london')).not.toContain('zebra');
});

it.each([
  ['an arrow hitting the middle of a target', ['bullseye']],
  ['work life balance, scale and heart', ['balance-scale', 'red-heart']],
  ['an hourglass with sand running out', ['hourglass-not-done']],
])('knows what illustrations of business mean: %s', (prompt, glyphs) => {
  expect(read(prompt).subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
});

it('has no lion where people dance in its costume', () => {
  expect(glyphs('lion dancers in the street')).not.toContain('lion');
  expect(glyphs('a lion dancing')).toContain('lion');
});

it('has no band on its logo', () => {
  expect(glyphs('band logo, a skull')).toEqual(['skull']);
});

it('sees the heart of a latte in its foam, and no surf', () => {
  expect(glyphs('a latte with a heart drawn in the foam')).toEqual(['@latteart']);
  expect(read('a latte with a heart drawn in the foam')).toMatchObject({
    setting: null,
    style: null,
  });
});

it('has no stage at a festival of lanterns', () => {
  expect(read('lantern festival, kids with paper lanterns').setting).not.toBe('stage');
});

it('has no treasure chest where a part of the body is meant', () => {
  expect(glyphs('a man on the floor, a battery hovering above the chest')).not.toContain('@chest');
  expect(glyphs('a father with a baby asleep on his chest')).not.toContain('@chest');
  expect(glyphs('a pirate with gold above the chest')).toContain('@chest');
});

it.each(['a woman frying oyster omelettes', 'a crab cake on a plate'])(
  'shows no sea food beside the dish that it is in: %s',
  (prompt) => {
    expect(glyphs(prompt).some((glyph) => glyph === 'oyster' || glyph === 'crab')).toBe(false);
  },
);

it.each([
  ['a walrus who runs a small bakery', null],
  ['a woman who runs along the beach', 'run'],
  ['five people squeezed under a shelter', null],
])('knows whether a verb is done with the body: %s', (prompt, motion) => {
  expect(read(prompt).subjects[0]?.motion).toBe(motion);
});

it('reads a tidy desk as the desk that somebody sits at', () => {
  const { relations } = read('a woman sits at a tidy desk');
  expect(relations.map(({ kind }) => kind)).toEqual(['work']);
});

it('has meat on a plate of lamb', () => {
  expect(glyphs('a plate of lamb and rice')).not.toContain('ewe');
  expect(glyphs('a lamb in a field')).toContain('ewe');
});

it('knows the blades of what turns, wheels for small animals and what is shown while one waits', () => {
  expect(glyphs('windmill blades turning over a field')).toEqual(['@windmill']);
  expect(glyphs('a windmill, its blades turning')).not.toContain('dagger');
  expect(glyphs('a blade in a stone')).toContain('dagger');
  expect(glyphs('a hamster in a wheel')).toContain('@hamsterwheel');
  expect(read('loading animation with a cat chasing its tail').subjects[0]?.motion).toBe(
    'chasetail',
  );
});

it('does not let confetti burst, as fireworks do', () => {
  expect(read('a cat with confetti popping out').words.notDrawn).toEqual(['popping']);
  expect(read('fireworks popping over a lake').words.notDrawn).toEqual([]);
});

it.each([
  ['a dog in foam', 'bathtub'],
  ['a boy in a bubble bath', 'bathtub'],
])('seats in a bathtub who is in foam that is no surf: %s', (prompt, glyph) => {
  expect(glyphs(prompt)).toContain(glyph);
  expect(read(prompt).setting).not.toBe('ocean');
});

it('does not count foam on somebody as drawn', () => {
  expect(read('a cat covered in foam').words.notDrawn).toContain('foam');
});

it('lets petals fall, and not who is named before them', () => {
  const { subjects, airs } = read('bride and groom, falling white petals');
  expect(subjects.map(({ motion }) => motion)).not.toContain('fall');
  expect(airs).toMatchObject([{ weather: 'petals', colour: 'white' }]);
});
