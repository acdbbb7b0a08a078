import { expect, it } from 'vitest';
import { withPartsOfVehicles } from './parts-of-vehicles.ts';
import { textOf, tokenize } from './tokenize.ts';

const reworded = (prompt: string): string => textOf(withPartsOfVehicles(tokenize(prompt)));

it.each([
  ['a backpack on the seat of a train', 'a backpack on the seat on the train'],
  ['a suitcase on the seat of an old bus', 'a suitcase on the old seat on the bus'],
  ['a backpack on a bus seat', 'a backpack on a seat on the bus'],
  ['a girl at the window of a bus', 'a girl at the bus window'],
  ['a boy in the back seat of a car', 'a boy in a car'],
  ['a dog looking out of the car window', 'a dog looking out of the car'],
  ['interior of an old subway train', 'old on the subway'],
  ['city seen from an airplane window at night', 'on the plane , city outside the window at night'],
  ['a view of mountains from a train window', 'on the train , mountains outside the window'],
])('what is on board of a vehicle is read as inside of it: %s', (prompt, expected) => {
  expect(reworded(prompt)).toBe(expected);
});

it.each([
  'a girl looking out from a train window',
  'a train in front of the window of a shop',
  'a row of seats in a cinema',
  'a woman buying a seat at the window',
])('leaves other seats and windows as they are: %s', (prompt) => {
  expect(reworded(prompt)).toBe(prompt);
});
