import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

const planOf = (prompt: string) => {
  const spec = direct(parsePrompt(prompt, vocabulary), vocabulary);
  const names = spec.subjects.map(({ glyph, motion }) => (motion ? `${glyph} ~${motion}` : glyph));
  const links = spec.relations.map(({ from, to, kind }) => `${from} ${kind} ${to}`);
  return `${spec.setting}: ${[...names, ...links].join('; ')}`;
};

describe('deeds of every day', () => {
  it.each([
    ['a man doing push-ups', 'gym: man ~pushup'],
    ['a man peeking over a wall', 'hills: man; @longwall; 0 behind 1'],
    ['a soldier crawling', 'hills: man ~crawl; @soldierhelm; 0 hold 1'],
    ['a spider crawling', 'forest: spider ~walk'],
    ['a man singing in the shower', 'bathroom: man ~sing; shower; 0 hold 1'],
    ['a frog singing on a lily pad', 'lake: frog ~sing; @lilypad; microphone; 0 on 1; 0 hold 2'],
    [
      'a kid helping an old lady cross the street',
      'street: child ~holdhands; old-woman ~holdhands; 0 hug 1',
    ],
    ['students taking an exam', 'classroom: person ~write; page-facing-up; 0 work 1'],
    ['a guy sleeping at the bar', 'bar: man ~sleep; @counter; 0 work 1'],
    ['a man on his knees', 'hills: man ~kneel'],
    ['a man doing dogeza', 'hills: man ~prostrate'],
    ['a kid tying his shoe', 'hills: boy ~crouch'],
    ['students raising their hands in class', 'classroom: person ~wave'],
    ['a girl ice skating', 'snowfield: girl ~skate'],
    ['a girl walking her dog', 'hills: girl ~walk; dog ~walk; @leash; 0 beside 1; 0 hold 2'],
    ['a dog walker in the park', 'park: person ~walk; dog ~walk; @leash; 0 beside 1; 0 hold 2'],
    ['two kids walking while holding hands', 'hills: child ~holdhands; child ~holdhands; 0 hug 1'],
    [
      'an elephant spraying water on a bird',
      'savanna: elephant ~breathe; bird ~sit; droplet; 0 hold 2; 0 beside 1',
    ],
    ['a girl on roller skates', 'hills: girl ~rollerskate'],
    ['a boy on ice skates', 'snowfield: boy ~skate'],
    ['a dad baking a cake, flour everywhere', 'kitchen: man ~knead; @cake; 0 work 1'],
    ['a girl making a snow angel', 'snowfield: girl ~lie'],
    ['a man hitchhiking', 'street: man ~thumbsup'],
    ['a dj mixing', 'stage: person ~deejay; headphone; @turntable; 0 hold 1; 0 work 2'],
    ['a boy playing with blocks', 'living: boy ~crouch; @buildingblocks; 0 beside 1'],
    ['a cat taking a shower', 'bathroom: cat ~idle; shower; 0 hold 1'],
    ['a man carrying a surfboard', 'beach: man; @surfboard; 0 hold 1'],
    ['a woman cleaning a window', 'living: woman ~paint; sponge; 0 hold 1'],
    ['a man looking through binoculars', 'hills: man ~photo; @binoculars; 0 hold 1'],
    ['a cat playing with yarn', 'living: cat ~bounce; yarn; 0 beside 1'],
    ['a man digging a hole', 'hills: man ~sweep; hole; @shovel; 0 beside 1; 0 hold 2'],
    ['a woman wrapping a gift', 'living: woman ~knead; wrapped-gift; 0 work 1'],
    ['a man opening the fridge', 'kitchen: man ~pet; @fridge ~openclose; 0 beside 1'],
    ['two kids building a sandcastle', 'beach: child ~crouch; @sandcastle; 0 beside 1'],
    ['a horse peeking over a fence', 'hills: horse; @fence; 0 behind 1'],
    ['a dad throwing his baby in the air', 'hills: man ~toss; baby; 0 beside 1'],
    [
      'a boy crying because his ice cream fell on the ground',
      'hills: boy; soft-ice-cream; 1 front 0',
    ],
    ['a girl crying because she dropped her ice cream', 'hills: girl; soft-ice-cream; 1 front 0'],
    ['a boy lying on the grass looking at clouds', 'hills: boy ~lie'],
    ['a teacher pointing at a globe', 'classroom: person ~point; @deskglobe; 0 beside 1'],
    ['kids having a water balloon fight', 'hills: child ~throw; @waterballoon; 0 hold 1'],
    ['a kid blowing a dandelion', 'hills: child ~blow; @dandelion; 0 hold 1'],
    ['a girl blowing bubbles', 'hills: girl ~blow; @bubblewand; 0 hold 1'],
    ['a girl blowing bubble gum bubbles', 'hills: girl ~blow'],
    ['a woman painting her nails', 'living: woman ~knit; @nailpolish; 0 hold 1'],
    ['two engineers studying blueprints', 'hills: construction-worker; @blueprint; 0 hold 1'],
    ['a cat in bed, a lamp next to the bed', 'bedroom: cat; @lamp; bed; 1 beside 2; 0 inside 2'],
    ['a gymnast balancing on a beam', 'gym: person ~balance; @balancebeam; 0 on 1'],
    ['a girl crying into her pillow', 'bedroom: girl; @pillow; 0 hold 1'],
    [
      'a girl collecting shells in a bucket',
      'beach: girl ~crouch; spiral-shell; @bucket; 0 beside 1; 0 hold 2',
    ],
    ['a woman putting on a red hat', 'hills: woman; top-hat; 0 hold 1'],
    ['a couple walking holding hands', 'hills: man ~holdhands; woman ~holdhands; 0 hug 1'],
  ])('%s', (prompt, plan) => {
    expect(planOf(prompt)).toBe(plan);
  });
});

it('pushes a cart through a supermarket for groceries', () => {
  const { subjects, relations, setting } = direct(
    parsePrompt('a woman shopping for groceries with a full cart', vocabulary),
    vocabulary,
  );
  expect(setting).toBe('supermarket');
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['woman', 'shopping-cart']);
  expect(relations).toMatchObject([{ from: 0, to: 1, kind: 'beside' }]);
});

it('draws no heart that a doctor listens to', () => {
  const { subjects } = direct(
    parsePrompt("doctor listening to a child's heart with a stethoscope", vocabulary),
    vocabulary,
  );
  expect(subjects.map(({ glyph }) => glyph)).not.toContain('red-heart');
});
