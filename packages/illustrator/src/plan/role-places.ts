import { singularPhrase } from '../language/inflection.ts';
import { isBuilding } from '../language/kinds-of-things.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { HABITATS } from '../things/habitats.ts';
import { OUTDOORS } from './rooms-of-furniture.ts';
import { isOutdoorWeather } from './settings-of-work.ts';

/** Where they are whatever they do, by the whole of their name. */
const PLACES: readonly (readonly [words: string, place: SettingName])[] = [
  ['remote worker', 'living'],
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
  ['lighthouse keeper', 'cliff'],
  ['marathon runner, sprinter', 'road'],
  ['conductor', 'stage'],
  ['falconer, eagle hunter', 'mountain'],
  ['fencer', 'gym'],
  ['beekeeper', 'garden'],
  ['climber, rock climber, mountaineer, hiker, backpacker', 'mountain'],
  ['monk', 'courtyard'],
  ['nun', 'courtyard'],
  ['priest, vicar, pastor', 'nave'],
  ['pharaoh', 'desert'],
  ['cupid', 'sky'],
  ['journalist, reporter', 'street'],
  ['spy, secret agent', 'alley'],
  ['grim reaper, reaper', 'forest'],
  ['actor', 'stage'],
  ['acrobat', 'stage'],
  ['wrestler', 'gym'],
  ['boxer, kickboxer, female boxer, male boxer', 'boxingring'],
  ['karate fighter, karateka, karate master, martial artist, judo fighter', 'dojo'],
  ['hockey player, ice hockey player, ice skater, figure skater', 'snowfield'],
  ['cheerleader, coach, athlete, umpire', 'stadium'],
  ['captain, ship captain, sea captain, sailor', 'harbour'],
  ['explorer', 'jungle'],
  ['miner, coal miner, gold miner', 'cave'],
  ['flight attendant, stewardess', 'airport'],
  ['rower', 'lake'],
  ['sculptor', 'atelier'],
  ['cleaner, janitor', 'hallway'],
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

/** Where people of a trade are at work, by the last word of their name. */
const WORKPLACES: readonly (readonly [roles: RegExp, place: SettingName])[] = [
  [/\b(hairdresser|barber|hair ?stylist|makeup artist|beautician)$/, 'salon'],
  [/\b(teacher|tutor|professor)$/, 'classroom'],
  [/\b(dentist)$/, 'dentist'],
  [/\b(doctor|nurse|surgeon|vet|veterinarian|pharmacist)$/, 'hospital'],
  [/\b(mechanic|electrician|handyman)$/, 'garage'],
  [/\b(plumber)$/, 'bathroom'],
  [/\b(carpenter|joiner|woodworker|cabinetmaker|luthier|weaver)$/, 'workshop'],
  [/\b(potter|ceramicist)$/, 'pottery'],
  [/\b(welder)$/, 'factory'],
  [/\b(seamstress|tailor|dressmaker|fashion designer)$/, 'sewing'],
  [/\b(florist)$/, 'florist'],
  [/\b(receptionist|concierge|bellhop|bellboy)$/, 'lobby'],
  [/\b(barista)$/, 'cafe'],
  [/\b(bartender)$/, 'bar'],
  [/\b(baker)$/, 'bakery'],
  [/\b(waiter|waitress)$/, 'restaurant'],
  [/\b(cashier)$/, 'supermarket'],
  [/\b((shop|sales) (assistant|girl)|(store|sales) clerk|shopkeeper)$/, 'shop'],
  [/\b(librarian)$/, 'library'],
  [/\b(scientist|chemist|researcher)$/, 'lab'],
  [/\b(chef|cook)$/, 'kitchen'],
];

/** Where somebody works; null where the trade has no place of its own. */
export function workplaceOf(subject: Subject): SettingName | null {
  const role = subject.role ?? singularPhrase(subject.word);
  return WORKPLACES.find(([roles]) => roles.test(role))?.[1] ?? null;
}

/** Where somebody is thought of who is named by what they are, as long as they do nothing that has a place. */
const HAUNTS: readonly (readonly [roles: RegExp, place: SettingName])[] = [
  [/\b(cowboy|cowgirl|sheriff|outlaw|gunslinger|bandit)$/, 'desert'],
  [/\b(pirate|buccaneer|pirate captain)$/, 'shipdeck'],
  [/\b(ninja|samurai|geisha)$/, 'bamboo'],
  [/\b(clown|ringmaster|trapeze artist)$/, 'circus'],
  [/\b(superhero|super hero|superheroine|superwoman|superman|vigilante)$/, 'rooftop'],
  [
    /\b(businessman|businesswoman|businessperson|businesspeople|business (?:person|people|partner)|ceo|executive)$/,
    'office',
  ],
  [/\b(thief|burglar|robber)$/, 'alley'],
  [/\b(lifeguard)$/, 'beach'],
  [/\b(viking)$/, 'cliff'],
  [/\b(king|queen|emperor|empress)$/, 'castlehall'],
  [/\b(zombie|vampire|skeleton|ghoul|dracula|ghost)$/, 'graveyard'],
  [/\b(farmer|farmhand|milkmaid)$/, 'farmyard'],
  [/\b(caveman|cavewoman)$/, 'cave'],
];

/** The place that goes with a role; null for most. */
export function hauntOf({ word }: Subject): SettingName | null {
  const role = singularPhrase(word);
  return HAUNTS.find(([roles]) => roles.test(role))?.[1] ?? null;
}

/** The workplace of a person by profession, unless they are on their way or outdoors. */
export function settingOfRole(
  { subjects: [first, ...others], weather }: PromptSpec,
  vocabulary: Vocabulary,
): SettingName | null {
  const hasRole = first?.person != null || first?.role !== undefined;
  if (!hasRole || isOutdoorWeather(weather) || ON_THEIR_WAY.has(first.motion)) return null;
  if (others.some(({ glyph }) => OUTDOORS.test(glyph) || HABITATS.get(glyph) === 'hills'))
    return null;
  // Somebody beside a building is outdoors.
  if (others.some(({ glyph }) => isBuilding(glyph, vocabulary))) return null;
  return workplaceOf(first) ?? workplaceOfOther(others);
}

/** "a woman talking to a bartender": the place is where the only other person works. */
function workplaceOfOther(others: readonly Subject[]): SettingName | null {
  const people = others.filter(({ person }) => person !== null);
  const [other] = people;
  return people.length === 1 && other?.count === 1 ? workplaceOf(other) : null;
}

/** They are on their way somewhere, and not at work. */
const ON_THEIR_WAY: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  'run',
  'push',
  'walk',
  'ride',
  'drive',
  'fly',
  'swim',
  'surf',
  'dance',
  'sleep',
  'jump',
  'fight',
]);
