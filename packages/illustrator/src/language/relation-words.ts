import { invert, standInsOf } from './phrases.ts';
import type { RelationName } from './relation.ts';
import type { Position } from './sense.ts';

/** Prepositions between two things that are drawn. */
const TABLE = {
  left: 'on the left of, to the left of, left of, on the left side of, on the left hand side of',
  right:
    'on the right of, to the right of, right of, on the right side of, on the right hand side of',
  on: 'on, on the back of, on the shell of, on the shoulder of, on the shoulders of, on the lap of, on the belly of, on the hump of, on the wing of, on the edge of, on the top of, at the top of, at the very top of, on top of, on the roof of, on the roofs of, on the hood of, on the bonnet of, on the handlebar of, on the handlebars of, on the bow of, on the deck of, on the rim of, atop, upon, onto, sat on, perched on, balanced on, aboard, over top of, off',
  under: 'under, beneath, below, underneath',
  above: 'above, over, high above, up above, hovering over, floating over',
  front:
    'in front of, before, facing, looking at, gazing at, staring at, watching, admiring, pointing at, toward, towards, against, confronting | buried under, buried beneath, buried in, drowning in, overwhelmed by',
  behind:
    'behind, in back of, hiding behind, hidden behind, hides behind, peeking from behind, peeking out from behind, peeking behind, peeking around, peeks around, peeking round, peeking out around, peering around, peeping around, peeping from behind, peeping out from behind, peeking over, peeks over, peeping over, peering over, peering from behind, poking out from behind, poking its head over, poking its head out from behind',
  beside:
    'next to, at, beside, near, by, alongside, close to, besides, next door to, together with, along with, accompanied by, among, amongst, amid, amidst, nearby | at the foot of, leaning on, leaning against, beyond',
  inside:
    'inside, inside of, living in, lives in, living inside, within, into, out of, coming out of, popping out of, trapped in, caught in, stuck in, sealed in, hidden in, hiding in, hiding inside, peeking out of, peeking from, peeking out from, peeping out of, sticking out of, poking out of, looking out of, leaning out of, climbing out of, crawling out of, jumping out of, bursting out of, growing out of, growing from, growing inside, sprouting from, blooming from, spilling out of, rising from, rising out of, flying out of, emerging from, with its head out of, with his head out of, with her head out of, sticking its head out of',
  around:
    'around, round, wrapped around, coiled around, draped around, wound around, twisted around, tied around, hanging around, circling around, all around, about',
  across:
    'across, crossing, along, going over, going across, goes over, driving over, driving across, passing over, crossing over, rolling over, riding over, traveling over, travelling over | through, past, down, up',
  larger:
    'bigger than, larger than, taller than, higher than, wider than, heavier than, fatter than, twice as big as, twice as large as, twice as tall as, twice the size of, three times as big as, three times the size of, ten times the size of, much bigger than, much larger than, much taller than, way bigger than',
  equal:
    'the size of, as big as, as large as, as tall as, as high as, as huge as, the same size as, the height of',
  in: 'in, wrapped in, wrapped up in, bundled in, bundled up in, swaddled in, snuggled in, snuggled up in, tucked in, nestled in, cuddled up in, dressed in, enclosed in',
};

export const RELATION_WORDS = invert<RelationName>(TABLE);
export const RELATION_STAND_INS = standInsOf(Object.values(TABLE));

/** Prepositions whose second part is what the first is said of: "a tub full of ducks". */
export const REVERSED_RELATION_WORDS = invert<RelationName>({
  around: 'surrounded by, encircled by, ringed by, orbited by',
  inside:
    'full of, filled with, packed with, containing, overflowing with, stuffed with, loaded with, loaded up with, laden with, stacked with, stacked high with, heaped with, piled with, piled high with, brimming with, crammed with, blooming with, blooms with, bursting with, sprouting with',
  on: 'covered in, covered with, topped with, decorated with, topped by, adorned with, crowned with',
  hold: 'held by, carried by, worn by, eaten by',
  ride: 'ridden by, driven by, piloted by',
  under: 'lit by, illuminated by, shaded by',
  larger:
    'smaller than, shorter than, tinier than, much smaller than, half the size of, half as big as, no bigger than',
  nose: 'on the nose of, on the snout of, on the tip of the nose of, on the beak of',
  mouth: 'in the mouth of, in the beak of, in the jaws of, between the teeth of',
  crown:
    'on the head of, on top of the head of, on the antlers of, on the horns of, between the ears of',
  neck: 'around the neck of, round the neck of',
});

const SAID_POSITIONS = invert<Position>({
  atop: 'on top, on its top, on its back, on his back, on her back, on their backs, on its shell, on his shell, on her shell, on their shells, on its hump, on its tail, on its belly, on his belly, on her belly, on its shoulder, on his shoulder, on her shoulder, on shoulder, on the shoulder, on one shoulder, on left shoulder, on right shoulder',
  neck: 'around its neck, around his neck, around her neck, around their necks, round its neck, round his neck, round her neck, on its neck',
  crown:
    'on its antlers, on its horns, on its forehead, between its ears, on head, on the head, on top of head, on its head, on his head, on her head, on their heads, on top of its head, on top of his head, on top of her head',
  mouth:
    'in its mouth, in his mouth, in her mouth, in their mouth, in the mouth, in its beak, in his beak, in her beak, in their beak, in the beak, in its teeth, in his teeth, in her teeth, in their teeth, in the teeth, in its jaws, in his jaws, in her jaws, in their jaws, in the jaws, in its snout, in his snout, in her snout, in their snout, in the snout, in mouth, in beak, in their mouths, in their beaks, between its teeth, between his teeth, between her teeth, between their teeth, between the teeth',
  nose: 'on its nose, on his nose, on her nose, on their nose, on the nose, on its snout, on his snout, on her snout, on their snout, on the snout, on its beak, on his beak, on her beak, on their beak, on the beak, on its muzzle, on his muzzle, on her muzzle, on their muzzle, on the muzzle, on the tip of its nose, on the tip of his nose, on the tip of her nose, on the tip of their nose, on the tip of the nose, on their noses, on nose',
  hand: 'on his hand, on her hand, on his finger, on her finger, on his chest, on her chest, on its chest, on my chest, in its paws, in its paw, in its claws, in its trunk, in its hand, in its hands, in his hand, in his hands, in her hand, in her hands, in their hands, in hand, in his arms, in her arms, in its arms, in his fist, under his arm, under her arm',
  left: 'on the left, to the left, on the left side, on left, at left, at the left, on its left, in the left corner',
  right:
    'on the right, to the right, on the right side, on right, at right, at the right, on its right, in the right corner',
  behind:
    'in the background, in background, in the distance, in the back, on the horizon, far away, in the far distance, behind it, behind him, behind her, behind them, at the back',
  front:
    'in the foreground, in front, up front, in front of it, in front of him, in front of her, in front of them, at the front',
});

/** "perched on her shoulder" is on it. */
const PERCHED = [...SAID_POSITIONS]
  .filter(([said]) => /^on (?:its|his|her|their|the) /.test(said))
  .flatMap(([said, positions]) =>
    ['perched', 'balanced', 'balancing'].map((how) => [`${how} ${said}`, positions] as const),
  );
/** Said after a thing, of its place against the rest of the picture. */
export const POSITION_WORDS: ReadonlyMap<string, readonly Position[]> = new Map([
  ...SAID_POSITIONS,
  ...PERCHED,
]);
