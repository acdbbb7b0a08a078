import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { PLAIN_TAKE } from '../plan/take.ts';
import { layOut } from './layout.ts';
import { boxOf, type Placement } from './placement.ts';

const { art } = await createNodeHost();
const FLOATING = new Set(['space', 'sky']);
const ASPECTS = [
  [480, 480],
  [480, 600],
  [854, 480],
  [480, 854],
] as const;

function stageOf(prompt: string, [width, height]: readonly [number, number] = [480, 480]) {
  const plan = direct(parsePrompt(prompt, art), art);
  const frame = {
    width,
    height,
    ground: FLOATING.has(plan.setting) ? null : 0.86,
    horizon: 0.6,
    water: plan.setting === 'ocean',
    window: null,
    take: PLAIN_TAKE,
  };
  const placements = layOut(plan, frame, (glyph) => art.categoryOf(glyph));
  return { plan, frame, placements, of: finder(plan, placements) };
}

const finder =
  (plan: ScenePlan, placements: readonly Placement[]) =>
  (glyph: string): Placement[] =>
    placements.filter(({ subject }) => plan.subjects[subject]?.glyph === glyph);

const one = (found: Placement[]): Placement => {
  const [placement] = found;
  if (!placement || found.length !== 1) throw new Error(`Expected one actor, not ${found.length}.`);
  return placement;
};

describe('who stands where', () => {
  it('fills an elevator with an animal that is stuck in it', () => {
    expect(one(stageOf('a giraffe stuck in an elevator').of('giraffe')).size).toBeGreaterThan(0.7);
  });

  it('draws as many as were asked for', () => {
    expect(stageOf('three red balloons over a city').of('balloon')).toHaveLength(3);
    expect(stageOf('ten penguins walking on ice').of('penguin')).toHaveLength(10);
  });

  it.each([
    ['a castle with birds', 'castle', 'bird'],
    ['a cottage with chickens in front', 'house', 'chicken'],
    ['a lighthouse and a man', '@lighthouse', 'man'],
  ])('makes the building large that is named first: %s', (prompt, building, other) => {
    const { placements, plan } = stageOf(prompt);
    const sizeOf = (pattern: RegExp): number =>
      Math.max(
        ...placements
          .filter(({ subject }) => pattern.test(plan.subjects[subject]?.glyph ?? ''))
          .map(({ size }) => size),
      );
    expect(sizeOf(new RegExp(building))).toBeGreaterThan(
      2 * sizeOf(new RegExp(`^${other}|rooster`)),
    );
  });

  it('makes what stands in yards smaller than the house behind it', () => {
    const { of } = stageOf('a mailbox in front of a house');
    expect(one(of('house')).size).toBeGreaterThan(1.5 * one(of('@mailbox')).size);
  });

  it('gives each animal a stool of its own, and lets two share one chair', () => {
    const xsOf = (prompt: string) =>
      new Set(
        stageOf(prompt)
          .of('cat')
          .map(({ x }) => x),
      ).size;
    expect(xsOf('three cats on stools')).toBe(3);
    expect(xsOf('two cats on a chair')).toBe(1);
  });

  it('lets the knight ride before the castle', () => {
    const { of } = stageOf('a castle and a knight on a horse');
    expect(one(of('castle'))).toMatchObject({ role: 'back', mounts: [] });
  });

  it('lets insects fly indoors, smaller than the things they visit', () => {
    const { of } = stageOf('a honey jar on a wooden table with bees');
    for (const bee of of('honeybee')) {
      expect(bee.airborne).toBe(true);
      expect(bee.size).toBeLessThan(one(of('@honeyjar')).size);
    }
  });

  it('spreads the wings of birds in the air', () => {
    expect(one(stageOf('a bird in the sky').of('@flyingbird')).motion).toBe('fly');
  });

  it('piles up those that are on top of each other', () => {
    const [pile, ...others] = stageOf('a stack of turtles').placements;
    expect(others).toEqual([]);
    expect(pile?.mounts.map(({ subject }) => subject)).toEqual([0, 0]);
  });

  it('lets somebody hang in the air below a balloon', () => {
    const [monkey] = stageOf('a monkey hanging from a balloon').placements;
    expect(monkey).toMatchObject({ airborne: true, mounts: [{ manner: 'hanging' }] });
  });

  it.each(['leaf', 'cloud'])('hangs a %s over the head of who is under it', (roof) => {
    const { plan, placements } = stageOf(`a girl under a ${roof}`);
    const [girl, above] = plan.subjects.map((_, i) => placements.find((p) => p.subject === i));
    expect(above?.airborne).toBe(true);
    expect(above?.x).toBeCloseTo(girl?.x ?? 0, 0);
    expect(above?.y).toBeLessThan((girl?.y ?? 0) - (girl?.size ?? 0));
  });

  it('draws an open lid behind all who are in the suitcase', () => {
    const kittens = stageOf('two kittens in a suitcase').placements;
    expect(kittens.map(({ mounts }) => mounts[0]?.drawn)).toEqual([true, false]);
  });

  it('seats a rider above its mount', () => {
    const { plan, placements } = stageOf('a knight riding a horse');
    const rider = one(placements as Placement[]);
    expect(plan.subjects[rider.subject]?.glyph).not.toBe('horse');
    expect(rider.mounts).toHaveLength(1);
    expect(plan.subjects[rider.mounts[0]?.subject ?? -1]?.glyph).toBe('horse');
    expect(rider.mounts[0]?.rise).toBeGreaterThan(0.3);
  });

  it('lets animals without a cup bend down to drink', () => {
    expect(one(stageOf('a deer drinking at a lake').of('deer')).motion).toBe('graze');
    expect(one(stageOf('a bear drinking coffee').of('bear')).motion).toBe('drink');
  });

  it('seats who goes down a slide on its chute', () => {
    for (const prompt of ['a kid sliding down a slide', 'a dog on a slide']) {
      const { of, placements } = stageOf(prompt);
      const slide = one(of('@slide'));
      const rider = one(placements.filter((placement) => placement !== slide));
      expect(rider.motion).toBe('slide');
      expect(rider.y).toBeLessThan(slide.y - 0.05);
      expect(Math.abs(rider.x - slide.x)).toBeLessThan(slide.size / 2);
    }
  });

  it('lets who splashes leap in shallow water alone', () => {
    expect(one(stageOf('a fish splashing underwater').of('tropical-fish')).motion).toBe('swim');
    expect(one(stageOf('a boy splashing in a puddle').of('boy')).motion).toBe('splash');
  });

  it('puts grass before the mouth of who grazes', () => {
    const { of } = stageOf('a horse grazing');
    const [horse, grass] = [one(of('horse')), one(of('@grasstuft'))];
    expect(horse.facing).toBe(grass.x > horse.x ? 'right' : 'left');
    expect(Math.abs(grass.x - horse.x)).toBeLessThan(horse.size * 0.6);
  });

  it('tips what is knocked over away from the hand, and what stands on a table over its edge', () => {
    const over = stageOf('a robot knocking over a lamp');
    const [robot, lamp] = [one(over.of('robot')), one(over.of('@lamp'))];
    const away = Math.sign(lamp.x - robot.x);
    expect(Math.sign(lamp.turn ?? 0)).toBe(away);
    expect(robot.facing).toBe(away > 0 ? 'right' : 'left');

    const off = stageOf('a cat knocking a mug off a table');
    const [cat, mug] = [one(off.of('cat')), one(off.of('@coffee'))];
    const towards = Math.sign(cat.x - mug.x);
    expect(Math.sign(mug.turn ?? 0)).toBe(towards);
    expect(mug.seatShift * towards).toBeGreaterThan(0.3);
  });

  it('lets what falls hang in the air beside what it falls from', () => {
    for (const prompt of ['a cat falling off a sofa', 'an apple falling from a tree']) {
      const { placements } = stageOf(prompt);
      const faller = placements.find(({ subject }) => subject === 0);
      const other = placements.find(({ subject }) => subject === 1);
      expect(faller?.airborne).toBe(true);
      expect(faller?.y).toBeLessThan(other?.y ?? 0);
      expect(Math.abs((faller?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThan(0.1);
    }
  });

  it('puts players on both sides of their table, and drivers into open cars', () => {
    const chess = stageOf('two men playing chess');
    const table = one(chess.of('@chesstable'));
    const [left, right] = chess.of('man').toSorted((a, b) => a.x - b.x);
    expect(left?.x).toBeLessThan(table.x);
    expect(right?.x).toBeGreaterThan(table.x);
    expect([left?.facing, right?.facing]).toEqual(['right', 'left']);
    const { plan, placements } = stageOf('a frog driving a car');
    const mount = placements[0]?.mounts[0];
    expect(plan.subjects[mount?.subject ?? -1]?.glyph).toBe('@convertible');
  });

  it('puts small animals into the arms of people, and baskets on their heads', () => {
    expect(stageOf('a girl hugging a cat').placements[0]?.held).toEqual([1]);
    expect(stageOf('a boy hugging a teddy bear').placements[0]?.held).toEqual([1]);
    expect(stageOf('a man hugging a bear').placements[0]?.held).toEqual([]);
    expect(stageOf('a woman with a basket on her head').placements[0]?.held).toEqual([1]);
  });

  it('flies high over a place that is to be seen below', () => {
    const whale = one(stageOf('a whale floating over a small town').of('whale'));
    const other = one(stageOf('a whale floating in a small town').of('whale'));
    expect([whale.y < other.y, whale.size < other.size]).toEqual([true, true]);
  });

  it('leaves room for the balloons above the head of their holder', () => {
    const topOf = (prompt: string): number => {
      const { placements, frame } = stageOf(prompt);
      return boxOf(placements[0]!, frame).top;
    };
    expect(topOf('a girl with a bunch of balloons')).toBeGreaterThan(0.35);
    expect(topOf('a girl with a balloon')).toBeGreaterThan(0.15);
  });

  it('jumps above a trampoline that stays on the ground', () => {
    const { placements, of } = stageOf('a panda jumping on a trampoline');
    const mat = one(of('@trampoline'));
    expect(placements.find(({ subject }) => subject === 0)?.y).toBeLessThan(mat.y - 0.05);
  });

  it('gives one phone to those who take a selfie together', () => {
    const { placements } = stageOf('three friends taking a selfie');
    expect(placements.filter(({ held }) => held.length > 0)).toHaveLength(1);
  });

  it('hangs a sloth below its branch, and puts builders on both sides of what they build', () => {
    const { placements, plan } = stageOf('a sloth hanging from a tree branch');
    const [sloth] = placements;
    expect(placements).toHaveLength(1);
    expect(plan.subjects[sloth?.mounts[0]?.subject ?? -1]?.glyph).toBe('@branch');
    expect(sloth?.mounts[0]?.manner).toBe('hanging');
    const { of } = stageOf('two kids building a sandcastle on the beach');
    const castle = one(of('@sandcastle'));
    const xs = of('child').map(({ x }) => x);
    expect(xs.some((x) => x < castle.x) && xs.some((x) => x > castle.x)).toBe(true);
  });

  it('gathers people on the ground around a fire, and lets a moon circle the earth', () => {
    const { of } = stageOf('a family sitting around a campfire');
    const fire = one(of('@campfire'));
    const people = [...of('man'), ...of('woman'), ...of('child')];
    expect(people.map(({ orbit }) => orbit)).toEqual([null, null, null]);
    expect(people.some(({ x }) => x < fire.x) && people.some(({ x }) => x > fire.x)).toBe(true);
    expect(one(stageOf('a moon orbiting the earth').of('@moon')).orbit).not.toBeNull();
  });

  it('puts a bunch of balloons into one hand', () => {
    const { of, plan } = stageOf('a girl holding a bunch of balloons');
    expect(of('balloon')).toHaveLength(0);
    expect(one(of('girl')).held.map((index) => plan.subjects[index]?.glyph)).toEqual(['balloon']);
  });

  it('stacks a cat in a box on a table', () => {
    const { plan, placements } = stageOf('a cat in a box on a table');
    const glyphs = one(placements as Placement[]).mounts.map(
      ({ subject }) => plan.subjects[subject]?.glyph,
    );
    expect(glyphs).toEqual(['@table', '@box']);
  });

  it.each([
    ['a tiny village inside a snow globe', '@smallvillage', '@snowglobe'],
    ['a goldfish in a light bulb', '@goldfish', 'light-bulb'],
    ['a rose under a glass dome', 'rose', '@glassdome'],
    ['a moon inside a birdcage', '@moon', '@birdcage'],
  ])('fits what is behind glass into it: %s', (prompt, content, vessel) => {
    const { of, plan } = stageOf(prompt);
    const inner = one(of(content));
    const [glass] = inner.mounts;
    expect(plan.subjects[glass?.subject ?? -1]?.glyph).toBe(vessel);
    expect(inner.size).toBeLessThan((glass?.size ?? 0) * 0.6);
    expect(glass?.size).toBeLessThan(0.8);
  });

  it.each(['a cactus in a boot', 'flowers growing out of a skull', 'a kitten in a sock'])(
    'lets it look out of what hides the rest: %s',
    (prompt) => {
      const { placements } = stageOf(prompt);
      expect(placements.every(({ mounts }) => mounts[0]?.manner === 'inside')).toBe(true);
    },
  );

  it.each([
    ["a butterfly on a cat's nose", 'cat'],
    ["a snake around a man's neck", 'man'],
  ])('lets animals that are small enough be worn: %s', (prompt, owner) => {
    const { placements, of } = stageOf(prompt);
    expect(placements).toHaveLength(1);
    expect(one(of(owner)).held).toHaveLength(1);
  });

  it('lays who is curled around something before its foot', () => {
    const { of } = stageOf('a fox curled around a lantern');
    const fox = one(of('fox'));
    const lantern = one(of('@lantern'));
    expect(fox.x).toBeCloseTo(lantern.x, 2);
    expect(fox.order).toBeGreaterThan(lantern.order);
    expect(lantern.size).toBeGreaterThan(fox.size * 0.8);
  });

  it('lets a dog look over a fence that is wider than it', () => {
    const { of } = stageOf('a dog behind a fence');
    const dog = one(of('dog'));
    const fence = one(of('@fence'));
    expect(fence.order).toBeGreaterThan(dog.order);
    expect(fence.size).toBeGreaterThan(dog.size * 1.2);
    expect(fence.x).toBeCloseTo(dog.x, 2);
  });

  it('draws a shared glass behind those in it', () => {
    const fish = stageOf('two goldfish in a fishbowl').of('@goldfish');
    expect(fish.map(({ mounts }) => mounts[0]?.drawn)).toEqual([true, false]);
  });

  it('puts two on one sofa side by side, and draws the sofa once', () => {
    const cats = stageOf('two cats on a sofa').of('cat');
    expect(cats).toHaveLength(2);
    expect(cats[0]?.x).toBe(cats[1]?.x);
    expect(cats[0]?.seatShift).toBeLessThan(cats[1]?.seatShift ?? 0);
    expect(cats.flatMap(({ mounts }) => mounts).filter(({ drawn }) => drawn)).toHaveLength(1);
  });

  it('puts who hugs so close that they touch', () => {
    const { of } = stageOf('a bear and a fox hugging');
    const bear = one(of('bear'));
    const fox = one(of('fox'));
    expect(fox.x - bear.x).toBeLessThan((bear.size + fox.size) / 2);
    expect([bear.attends, fox.attends]).toEqual(['hug', 'hug']);
  });

  it('lets an actor behind a tree look out beside it', () => {
    const { of } = stageOf('a fox behind a tree');
    const fox = one(of('fox'));
    const tree = one(of('@leaftree'));
    expect(tree.order).toBeGreaterThan(fox.order);
    expect(Math.abs(tree.x - fox.x)).toBeGreaterThan(0.05);
  });

  it('leaps over a log, not past it', () => {
    const { of } = stageOf('a horse jumping over a log');
    const horse = one(of('horse'));
    const log = one(of('@log'));
    expect(horse.x).toBeCloseTo(log.x, 1);
    expect(horse.y + horse.size / 2).toBeLessThan(log.y);
  });

  it('keeps a moon smaller than the planet it circles', () => {
    const { of } = stageOf('a moon orbiting a planet');
    expect(one(of('@moon')).size).toBeLessThan(one(of('ringed-planet')).size / 2);
  });

  it('gives two one umbrella to share', () => {
    const holders = stageOf('two cats sharing an umbrella').of('cat');
    expect(holders.map(({ held }) => held.length)).toEqual([1, 0]);
  });

  it('brings a pair together under one umbrella', () => {
    const apart = (prompt: string): number => {
      const { of } = stageOf(prompt);
      return Math.abs(one(of('man')).x - one(of('woman')).x);
    };
    expect(apart('a couple walking under an umbrella')).toBeLessThan(
      apart('a couple walking') * 0.8,
    );
  });

  it.each(['three penguins sharing one umbrella', 'three penguins under an umbrella'])(
    'gives the umbrella to the middle one of %o',
    (prompt) => {
      const holders = stageOf(prompt).of('penguin');
      expect(holders.map(({ held }) => held.length)).toEqual([0, 1, 0]);
    },
  );

  it('lets different riders share a bench', () => {
    const { of, placements } = stageOf('a panda and a koala sitting on a bench');
    expect(placements).toHaveLength(2);
    expect(one(of('panda')).seatShift).toBeLessThan(one(of('koala')).seatShift);
    expect(one(of('koala')).mounts[0]?.subject).toBe(one(of('panda')).mounts[0]?.subject);
    expect(placements.flatMap(({ mounts }) => mounts).filter(({ drawn }) => drawn)).toHaveLength(1);
  });

  it('keeps left to the left and right to the right', () => {
    const left = stageOf('a cat to the left of a dog');
    expect(one(left.of('cat')).x).toBeLessThan(one(left.of('dog')).x);
    const right = stageOf('a cat to the right of a dog');
    expect(one(right.of('cat')).x).toBeGreaterThan(one(right.of('dog')).x);
    const bird = stageOf('a bird to the left of a cat');
    expect(one(bird.of('bird')).x).toBeLessThan(one(bird.of('cat')).x);
  });

  it('sets what is above higher than what is below', () => {
    const { of } = stageOf('a dragon flying above a castle');
    expect(one(of('@firedragon')).y).toBeLessThan(one(of('castle')).y - 0.3);
    const moon = stageOf('a cow jumping over the moon');
    expect(one(moon.of('cow')).y).toBeLessThan(one(moon.of('@moon')).y);
  });

  it('sets what is behind further back and lower in order', () => {
    const { of } = stageOf('a cat behind a dog');
    expect(one(of('cat')).order).toBeLessThan(one(of('dog')).order);
    expect(one(of('cat')).y).toBeLessThan(one(of('dog')).y);
  });

  it('sends what goes around on an orbit', () => {
    const { of } = stageOf('five butterflies around a sunflower');
    const flower = one(of('sunflower'));
    const butterflies = of('butterfly');
    expect(butterflies).toHaveLength(5);
    expect(new Set(butterflies.map(({ phaseOffset }) => phaseOffset)).size).toBe(5);
    for (const { orbit } of butterflies) expect(orbit?.x).toBeCloseTo(flower.x, 1);
  });

  it('gives what is held or worn to its holder', () => {
    const { plan, placements } = stageOf('a hedgehog with a balloon and a crown');
    const held = one(placements as Placement[]).held.map((index) => plan.subjects[index]?.glyph);
    expect(new Set(held)).toEqual(new Set(['balloon', 'crown']));
  });

  it('lets things alone stand on the table that the room is', () => {
    const { plan } = stageOf('a teapot and an apple on a table');
    expect(plan.setting).toBe('room');
    expect(plan.subjects.map(({ glyph }) => glyph)).toEqual(['teapot', 'red-apple']);
  });

  it('makes a mouse smaller than an elephant, in either order', () => {
    for (const prompt of ['a mouse and an elephant', 'an elephant and a mouse']) {
      const { of } = stageOf(prompt);
      const ratio = one(of('elephant')).size / one(of('mouse')).size;
      expect(ratio).toBeGreaterThan(2);
      expect(ratio).toBeLessThan(5);
    }
  });

  it('brings those together who do something to each other', () => {
    const { of } = stageOf('a girl feeding a horse');
    const [girl, horse] = [one(of('girl')), one(of('horse'))];
    expect(horse.x - girl.x).toBeLessThan((girl.size + horse.size) / 2);
    expect([girl.facing, horse.facing]).toEqual(['right', 'left']);
    expect(girl.order).toBeGreaterThan(horse.order);
  });

  it('lets the chaser run behind the chased', () => {
    for (const prompt of ['a cat chasing a mouse', 'a mouse chased by a cat']) {
      const { of } = stageOf(prompt);
      expect(one(of('cat')).x).toBeLessThan(one(of('mouse')).x);
      expect([one(of('cat')).motion, one(of('mouse')).motion]).toEqual(['run', 'run']);
    }
  });

  it('gives each of a couple a bicycle', () => {
    const riders = stageOf('a couple riding a bicycle').placements;
    expect(riders.map(({ mounts }) => mounts.length)).toEqual([1, 1]);
  });

  it('turns huggers towards each other', () => {
    const { of } = stageOf('a dog hugging a cat in the park');
    expect([one(of('dog')).facing, one(of('cat')).facing]).toEqual(['right', 'left']);
    expect(one(of('cat')).x - one(of('dog')).x).toBeLessThan(0.35);
  });

  it('makes a giant larger and a tiny one smaller', () => {
    const size = (prompt: string): number => one(stageOf(prompt).of('robot')).size;
    expect(size('a tiny robot')).toBeLessThan(size('a robot'));
    expect(size('a giant robot')).toBeGreaterThan(size('a robot'));
  });

  it('keeps what can fly on the floor of a room, and the moon behind the land', () => {
    const { of } = stageOf('a knight having tea with a dragon in the living room');
    expect(one(of('@firedragon')).airborne).toBe(false);
    expect(one(stageOf('a dragon flying').of('@firedragon')).airborne).toBe(true);
    expect(one(stageOf('a desert with a big full moon').of('@moon')).order).toBeLessThan(8);
  });

  it('lets a strawberry fall into a splash, and a unicorn stand on a rainbow', () => {
    const splash = stageOf('a strawberry dropping into a milk splash');
    const { top } = boxOf(one(splash.of('@splash')), splash.frame);
    expect(one(splash.of('strawberry')).y).toBeLessThan(top);
    const [unicorn] = stageOf('a unicorn on a rainbow').of('unicorn');
    expect(unicorn?.mounts).toHaveLength(1);
  });

  it('makes room for the lettering', () => {
    const { of, frame } = stageOf('a giraffe jumping "HAPPY BIRTHDAY"');
    expect(boxOf(one(of('giraffe')), frame).top).toBeGreaterThan(0.2);
  });
});

const CROWDS = [
  'a cat',
  'an enormous elephant',
  'two penguins dancing',
  'three red balloons floating above a city at night',
  'twelve ducks on a lake',
  'nine balloons in the sky',
  'a giant giraffe riding a bicycle',
  'a knight riding a dragon above a castle',
  'three rabbits in a hot air balloon',
  'a satellite orbiting the earth',
  'a whale swimming underwater with two jellyfish',
  'a boy, a girl, a dog, a cat and a rabbit in the park',
  'a panda jumping "HELLO"',
];

describe.each(ASPECTS)('in a frame of %i by %i', (...size) => {
  it.each(CROWDS)('nothing of "%s" leaves it', (prompt) => {
    const { placements, frame } = stageOf(prompt, size);
    expect(placements.length).toBeGreaterThan(0);
    for (const placement of placements) {
      const { left, right, top, bottom } = boxOf(placement, frame);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.001);
      expect(Math.max(right, bottom)).toBeLessThanOrEqual(1.001);
    }
  });
});
