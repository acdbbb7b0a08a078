import { describe, expect, it } from 'vitest';
import { withoutUnseenLooks } from './looks-in-names.ts';

const read = (...drawn: readonly string[]) =>
  withoutUnseenLooks({ drawn, standIns: [], notDrawn: [] });

describe('words for looks in names of things and places', () => {
  it.each([
    ['old gas station', 'gas station', 'old'],
    ['creepy hallway', 'hallway', 'creepy'],
    ['Cozy blanket', 'blanket', 'Cozy'],
    ['rusty nail', 'nail', 'rusty'],
    ['hidden cove', 'cove', 'hidden'],
  ])('are reported where the picture is that of the name alone: %s', (word, name, look) => {
    expect(read(word)).toEqual({ drawn: [name], standIns: [], notDrawn: [look] });
  });

  it.each([
    'old typewriter',
    'old man',
    'little girl',
    'cozy reading nook',
    'wooden fence',
    'hot air balloon',
  ])('are drawn where they show, or say what it is: %s', (word) => {
    expect(read(word)).toEqual({ drawn: [word], standIns: [], notDrawn: [] });
  });
});
