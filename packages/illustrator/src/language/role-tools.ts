import type { Tool } from './verbs.ts';

const hold = (glyph: string): Tool => ({ glyph, relation: 'hold' });
const ride = (glyph: string): Tool => ({ glyph, relation: 'ride' });

/** What people are known by: a surfer without a board is just a person. */
export const ROLE_TOOLS: Readonly<Record<string, Tool>> = {
  surfer: ride('@surfboard'),
  skateboarder: ride('skateboard'),
  snowboarder: ride('@snowboard'),
  skier: ride('@skis'),
  cyclist: ride('bicycle'),
  biker: ride('bicycle'),
  'mountain biker': ride('bicycle'),
  motorcyclist: ride('motorcycle'),
  boxer: hold('boxing-glove'),
  'soccer player': hold('soccer-ball'),
  'football player': hold('soccer-ball'),
  footballer: hold('soccer-ball'),
  goalkeeper: hold('soccer-ball'),
  'basketball player': hold('basketball'),
  'tennis player': hold('tennis'),
  'baseball player': hold('baseball'),
  'volleyball player': hold('volleyball'),
  'rugby player': hold('rugby-football'),
  dj: hold('headphone'),
  bodybuilder: hold('@barbell'),
  weightlifter: hold('@barbell'),
  'weight lifter': hold('@barbell'),
  strongman: hold('@barbell'),
  guitarist: hold('guitar'),
  bassist: hold('guitar'),
  musician: hold('guitar'),
  drummer: hold('drum'),
  pianist: hold('musical-keyboard'),
  violinist: hold('violin'),
  saxophonist: hold('saxophone'),
  'jazz musician': hold('saxophone'),
  photographer: hold('camera'),
  gamer: hold('video-game'),
  streamer: hold('headphone'),
};
