import type { SettingName } from '../language/setting-name.ts';
import type { Stage } from '../stage/stage.ts';
import { abstract } from './abstract.ts';
import { airfield } from './airfield.ts';
import { battlefield } from './battlefield.ts';
import { beach } from './beach.ts';
import { busstop } from './bus-stop.ts';
import { canyon } from './canyon.ts';
import { cave } from './cave.ts';
import { city } from './city.ts';
import { cliff } from './cliff.ts';
import { station } from './country-station.ts';
import { court } from './court.ts';
import { courtyard } from './courtyard.ts';
import { cove } from './cove.ts';
import { desert } from './desert.ts';
import { flatlay } from './flat-lay.ts';
import { forest } from './forest.ts';
import { golfcourse } from './golf-course.ts';
import { hall } from './halls/halls.ts';
import { runway } from './halls/runway.ts';
import { hills } from './hills.ts';
import { hotspring } from './hot-spring.ts';
import { interior } from './interior.ts';
import { isle } from './isle.ts';
import { jungle } from './jungle.ts';
import { junkyard } from './junkyard.ts';
import { lake } from './lake.ts';
import { market } from './market.ts';
import { mountain } from './mountain.ts';
import { oasis } from './oasis.ts';
import { ocean } from './ocean.ts';
import { openSky } from './open-sky.ts';
import { mars, moonscape } from './other-worlds.ts';
import { park } from './park.ts';
import { passage } from './passages/inside.ts';
import { alley, bamboo, canal } from './passages/lanes.ts';
import { screenAvenue, western } from './passages/town-streets.ts';
import { plaza } from './plaza.ts';
import { pondgarden } from './pond-garden.ts';
import { pool } from './pool.ts';
import { road } from './road.ts';
import { rooftop } from './rooftop.ts';
import { room } from './room.ts';
import { savanna } from './savanna.ts';
import { shipdeck } from './ship-deck.ts';
import { site } from './sites.ts';
import { skislope } from './ski-slope.ts';
import { snowfield } from './snowfield.ts';
import { space } from './space.ts';
import { stadium } from './stadium.ts';
import { steps } from './steps.ts';
import { street } from './street.ts';
import { swamp } from './swamp.ts';
import { synth } from './synth.ts';
import { terrace } from './terrace.ts';
import { terraces } from './terraces.ts';
import { theatre } from './theatre.ts';
import { underwater } from './underwater.ts';
import { village } from './village.ts';
import { wallside } from './wall-behind.ts';
import { harbour, pier } from './waterfront.ts';
import { wedding } from './wedding.ts';
import { zengarden } from './zen-garden.ts';

/**
 * Furnishes an empty stage: sets its horizon, ground, water and light and adds the layers of the
 * place. Every layer is periodic in the loop's phase.
 */
export type PaintSetting = (stage: Stage) => Promise<void> | void;

/** The painter of each place. */
export const SETTINGS: Readonly<Record<SettingName, PaintSetting>> = {
  abstract,
  beach,
  canyon,
  cliff,
  cove,
  savanna,
  cave,
  city,
  desert,
  forest,
  hills,
  isle,
  jungle,
  lake,
  mars,
  moonscape,
  mountain,
  ocean,
  park,
  road,
  room,
  living: interior('living'),
  bedroom: interior('bedroom'),
  kitchen: interior('kitchen'),
  cafe: interior('cafe'),
  office: interior('office'),
  classroom: interior('classroom'),
  library: interior('library'),
  gym: interior('gym'),
  shop: interior('shop'),
  bathroom: interior('bathroom'),
  garage: interior('garage'),
  workshop: interior('workshop'),
  pottery: interior('pottery'),
  sewing: interior('sewing'),
  factory: interior('factory'),
  dentist: interior('dentist'),
  courtroom: interior('courtroom'),
  cell: interior('cell'),
  cinema: interior('cinema'),
  warehouse: interior('warehouse'),
  aquarium: interior('aquarium'),
  forge: interior('forge'),
  museum: interior('museum'),
  greenhouse: interior('greenhouse'),
  train: interior('train'),
  hospital: interior('hospital'),
  salon: interior('salon'),
  lab: interior('lab'),
  hall: interior('hall'),
  bookshop: interior('bookshop'),
  bakery: interior('bakery'),
  restaurant: interior('restaurant'),
  florist: interior('florist'),
  supermarket: interior('supermarket'),
  laundry: interior('laundry'),
  elevator: interior('elevator'),
  airport: interior('airport'),
  dojo: interior('dojo'),
  musicstudio: interior('musicstudio'),
  bar: interior('bar'),
  arcade: interior('arcade'),
  bowling: interior('bowling'),
  attic: interior('attic'),
  cockpit: interior('cockpit'),
  atelier: interior('atelier'),
  potions: interior('potions'),
  nook: interior('nook'),
  engawa: interior('engawa'),
  porch: interior('porch'),
  sauna: interior('sauna'),
  disco: interior('disco'),
  gamer: interior('gamer'),
  ramenshop: interior('ramenshop'),
  balcony: interior('balcony'),
  corridor: passage('corridor'),
  hallway: passage('hallway'),
  lockers: passage('lockers'),
  stacks: passage('stacks'),
  servers: passage('servers'),
  cellar: passage('cellar'),
  dungeon: passage('dungeon'),
  nave: passage('nave'),
  platform: passage('platform'),
  spaceship: passage('spaceship'),
  nursery: interior('nursery'),
  dressing: interior('dressing'),
  closet: interior('closet'),
  diner: interior('diner'),
  stable: interior('stable'),
  casino: interior('casino'),
  prokitchen: interior('prokitchen'),
  dining: interior('dining'),
  meeting: interior('meeting'),
  lobby: interior('lobby'),
  surgery: interior('surgery'),
  yogastudio: interior('yogastudio'),
  spa: interior('spa'),
  bunker: interior('bunker'),
  ballpit: interior('ballpit'),
  tunnel: passage('tunnel'),
  castlehall: passage('castlehall'),
  sewer: passage('sewer'),
  parkinggarage: passage('parkinggarage'),
  temple: passage('temple'),
  subwaycar: passage('subwaycar'),
  mall: passage('mall'),
  basement: interior('basement'),
  plaza,
  tomb: passage('tomb'),
  circus: hall('circus'),
  arena: hall('arena'),
  boxingring: hall('boxingring'),
  icerink: hall('icerink'),
  runway,
  playground: site('playground'),
  graveyard: site('graveyard'),
  fairground: site('fairground'),
  campsite: site('campsite'),
  farmyard: site('farmyard'),
  igloos: site('igloos'),
  huts: site('huts'),
  mushroomvillage: site('mushroomvillage'),
  candytown: site('candytown'),
  orchard: site('orchard'),
  forecourt: site('forecourt'),
  garden: site('garden'),
  backyard: site('backyard'),
  parkinglot: site('parkinglot'),
  constructionsite: site('constructionsite'),
  wallside,
  zoo: site('zoo'),
  suburb: site('suburb'),
  solarfarm: site('solarfarm'),
  skatepark: site('skatepark'),
  steps,
  harbour,
  pier,
  courtyard,
  terraces,
  zengarden,
  pondgarden,
  hotspring,
  station,
  wedding,
  alley,
  canal,
  bamboo,
  market,
  terrace,
  pool,
  rooftop,
  flatlay,
  sky: openSky,
  snowfield,
  space,
  stadium,
  court,
  stage: theatre,
  street,
  synth,
  swamp,
  oasis,
  skislope,
  golfcourse,
  shipdeck,
  busstop,
  junkyard,
  battlefield,
  western,
  airfield,
  timessquare: screenAvenue,
  underwater,
  village,
};
