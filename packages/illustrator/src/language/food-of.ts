import { kinOf } from './kin.ts';

/** What an animal is fed with. */
const FOODS: readonly (readonly [eater: RegExp, food: string])[] = [
  [/dog|wolf|poodle/, 'bone'],
  [/cat|penguin|seal|dolphin|whale|otter|polar-bear/, 'fish'],
  [/rabbit|horse|goat|ewe|cow|donkey|deer|guinea|hamster|unicorn/, 'carrot'],
  [/bird|duck|swan|goose|pigeon|chick|dove|rooster|parrot|fish/, 'bread'],
  [/monkey|gorilla|orangutan|elephant/, 'banana'],
  [/baby/, 'baby-bottle'],
];

export const foodOf = (eater: string): string =>
  FOODS.find(([kind]) => kind.test(kinOf(eater)))?.[1] ?? 'red-apple';
