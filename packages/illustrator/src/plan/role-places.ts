import { singularPhrase } from '../language/inflection.ts';
import type { SettingName, Subject } from '../language/spec.ts';

const PLACES: readonly (readonly [words: string, place: SettingName])[] = [
  [
    'office worker, office employee, employee, boss, salesman, banker, manager, accountant, lawyer, secretary',
    'office',
  ],
  [
    'soccer player, football player, footballer, goalkeeper, goalie, striker, referee, rugby player, baseball player',
    'stadium',
  ],
  ['scuba diver, diver, freediver, snorkeler, snorkeller', 'underwater'],
  ['witch, witches, sorceress, enchantress, wizard, mage, sorcerer, warlock', 'forest'],
  ['blacksmith', 'forge'],
  ['bodybuilder, weightlifter, weight lifter, strongman, gymnast', 'gym'],
];

const PLACE_OF: ReadonlyMap<string, SettingName> = new Map(
  PLACES.flatMap(([words, place]) =>
    words.split(', ').map((word): [string, SettingName] => [word, place]),
  ),
);

/** Where somebody is at home who is named by what they do; null for most. */
export const placeOfRole = ({ person, word }: Subject): SettingName | null =>
  person === null ? null : (PLACE_OF.get(singularPhrase(word)) ?? null);
