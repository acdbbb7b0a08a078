import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createNodeHost } from '../node/index.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';
import { direct } from './direct.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = (await createNodeHost()).art;
});

/** "girl feed; girl hold carrot": who does what, and what is to whom. */
function drawn(prompt: string): string {
  const { subjects, relations } = direct(parsePrompt(prompt, vocabulary), vocabulary);
  const name = (index: number): string => subjects[index]?.glyph ?? '';
  const deeds = subjects.flatMap(({ glyph, motion }) => (motion ? [`${glyph} ${motion}`] : []));
  const ties = relations.map(({ from, to, kind }) => `${name(from)} ${kind} ${name(to)}`);
  return [...deeds, ...ties].join('; ');
}

describe('what is done to somebody near', () => {
  it.each([
    ['a girl feeding carrots to a pony', 'girl feed; girl hold carrot; girl beside @pony'],
    [
      'grandma knitting with a cat asleep on her lap',
      'old-woman knit; cat sleep; old-woman hold @knitting; old-woman on @armchair; cat lap old-woman',
    ],
    [
      'a boy sitting on his grandfather’s lap',
      'boy sit; old-man sit; boy lap old-man; old-man on @armchair',
    ],
    [
      'dad reading a book with his daughter on his lap',
      'man sit; girl sit; girl hold open-book; girl lap man; man on @armchair',
    ],
    [
      'mom putting a bandaid on her daughter’s knee',
      'woman crouch; woman hold adhesive-bandage; woman beside girl',
    ],
    ['a girl whispering a secret to her best friend', 'girl whisper; girl beside child'],
    [
      'a penguin giving a pebble to another penguin',
      'penguin give; penguin hold @pebbles; penguin beside penguin',
    ],
    ['a puppy licking a baby', 'dog comfort; dog beside baby'],
    ['two friends signing to each other', 'person sign; person sign; person beside person'],
    [
      'a couple looking at a phone',
      'man share; woman share; mobile-phone shared man; mobile-phone shared woman',
    ],
    ['two friends laughing over ice cream', 'person hold soft-ice-cream'],
    [
      'a witch brewing potion in a cauldron',
      'woman-mage stir; woman-mage hold spoon; woman-mage work @cauldron',
    ],
    [
      'a camper roasting marshmallows by the fire',
      'person toast; person beside @campfire; person hold @skewer; person around @campfire',
    ],
    [
      'a boy playing chess with his grandpa',
      'boy boardgame; old-man boardgame; boy around @chesstable; old-man around @chesstable',
    ],
    [
      'a dad building a sandcastle with his son',
      'man crouch; boy crouch; man beside @sandcastle; boy beside @sandcastle',
    ],
    [
      'a mother cooking with her daughter',
      'woman stir; girl stir; woman hold spoon; girl hold spoon; woman work pot-of-food; girl work pot-of-food',
    ],
    ['kids playing in the snow', 'child throw; child hold @snowball'],
    [
      'two kids building a snowman with a purple scarf',
      'child knead; child beside @snowman; @snowman hold scarf',
    ],
    ['a girl comforting a boy', 'girl comfort; girl beside boy'],
    ['a couple whispering to each other', 'man whisper; man beside woman'],
    ["two sisters braiding each other's hair", 'woman braid; woman beside woman'],
    [
      'two women gossiping over coffee',
      'woman talk; woman talk; woman around @roundtable; woman around @roundtable',
    ],
    [
      'a boy sharing his sandwich with a dog',
      'boy share; dog share; boy beside dog; sandwich shared boy; sandwich shared dog',
    ],
    ["a man kneeling to tie his daughter's shoe", 'man crouch; man beside girl'],
    [
      'two women talking on a bench',
      'woman talk; woman talk; woman on @widebench; woman on @widebench; woman beside woman',
    ],
    ["a woman massaging her husband's shoulders", 'woman braid; woman beside man'],
    ["a puppy licking a boy's face", 'dog comfort; dog beside boy'],
    [
      'a man washing his dog in a bathtub',
      'man pet; man hold sponge; dog inside bathtub; man beside dog',
    ],
    ['a boy throwing a stick for his dog', 'boy throw; boy hold @stick'],
  ])('%s', (prompt, expected) => {
    expect(drawn(prompt)).toBe(expected);
  });

  it('shows a dentist with a patient in the practice', () => {
    const plan = direct(parsePrompt('a boy afraid of the dentist', vocabulary), vocabulary);
    expect(plan.setting).toBe('dentist');
  });

  it('brings two who clink glasses within reach of each other', () => {
    const [one, other] = layOutPrompt('two friends clinking beer mugs', vocabulary).all('person');
    expect(Math.abs(one!.x - other!.x)).toBeLessThan(one!.size * 0.7);
  });

  it('puts the brushed cat on the couch of the girl', () => {
    const { of } = layOutPrompt('girl brushing her cat on the couch', vocabulary);
    expect(of('cat').mounts).toHaveLength(1);
    expect(of('cat').order).toBeGreaterThan(of('girl').order);
  });

  it('shows somebody on a lap before the one who sits', () => {
    const { of } = layOutPrompt('a cat sleeping on a girl’s lap', vocabulary);
    expect(of('cat').x).toBe(of('girl').x);
    expect(of('cat').order).toBeGreaterThan(of('girl').order);
  });
});
