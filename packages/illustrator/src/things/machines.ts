import type { MotionName } from '../language/motion-name.ts';

/** Larger than those who repair them, who lie under them to do it. */
const HEAVY_VEHICLES =
  /^(automobile|taxi|bus|minibus|delivery-truck|pickup-truck|articulated-lorry|sport-utility-vehicle|racing-car|tractor|@(sportscar|vintagecar|classicsportscar|campervan|vintagetruck|steamtrain))$/;

/** Repaired with a wrench as well. */
const OTHER_MACHINES =
  /^(motorcycle|motor-scooter|bicycle|locomotive|airplane|small-airplane|helicopter|rocket|robot|@(oven|washer|fridge|dishwasher|coffeemachine|excavator|ridemower|lawnmower|vendingmachine))$/;

export const isHeavyVehicle = (glyph: string): boolean => HEAVY_VEHICLES.test(glyph);

export const isMachine = (glyph: string): boolean =>
  isHeavyVehicle(glyph) || OTHER_MACHINES.test(glyph);

/** Its lamps from left to right are green, yellow and red. */
export const isTrafficLight = (glyph: string): boolean => glyph === 'horizontal-traffic-light';

/** With lights that flash on their roofs. */
export const isEmergencyVehicle = (glyph: string): boolean =>
  /^(police-car|ambulance|fire-engine)$/.test(glyph);

/** So tall that lamps on it warn planes at night. */
export const isTower = (glyph: string): boolean =>
  /^(?:tokyo-tower|@(?:eiffel|glasstower|concretetower|towercrane|liftingcrane|watertower|windturbine|chimney|radiotower|oilrig|goldengate|suspensionbridge))$/.test(
    glyph,
  );

/** Trains and trams. */
export const ON_RAILS =
  /^(@steamtrain|@electrictrain|@bullettrain|locomotive|railway-car|tram|tram-car|high-speed-train|bullet-train|mountain-railway|metro|light-rail|train|@sidetram)$/;

/** Things with a part that turns or swings by itself, so that the whole thing stands still. */
const WITH_MOVING_PARTS =
  /^@(windmill|windturbine|fan|hamsterwheel|washer|vinyl|turntable|ferriswheel|carousel|metronome|oneswing|grandfatherclock)$/;

/** Flies by blades that turn while the whole of it does not. */
export const hasRotors = (glyph: string): boolean =>
  /^(?:helicopter|small-airplane|@(?:drone|biplane))$/.test(glyph);

/** Boxes in which something turns that is not drawn apart: the whole of them never turns. */
export const turnsInside = (glyph: string): boolean =>
  /^(?:slot-machine|@microwave|@dishwasher)$/.test(glyph);

/** Its bars can rise from their base. */
export const isBarChart = (glyph: string): boolean => glyph === 'bar-chart';

/** On poles, whose cloth moves. */
export const isFlag = (glyph: string): boolean => /flag/.test(glyph);

/** The flag of a country, on a pole that stands on the ground. */
export const isNationalFlag = (glyph: string): boolean => glyph.startsWith('@flagof');

/** Hung with washing, which moves in the wind. */
export const isWashingLine = (glyph: string): boolean => /^@(clothesline|sheetline)$/.test(glyph);

/** "a flag fluttering", "waving", "flying", "dancing in the wind". */
const FLUTTERING: ReadonlySet<MotionName> = new Set<MotionName>([
  'wave',
  'float',
  'fly',
  'swing',
  'dance',
  'blow',
]);

/** Whether a thing does this by a part of its own, as a windmill turns by its sails and a flag waves its cloth. */
export const movesByPart = (glyph: string, motion: MotionName): boolean =>
  isFlag(glyph) || isWashingLine(glyph)
    ? FLUTTERING.has(motion)
    : (motion === 'spin' || motion === 'turn' || motion === 'swing') &&
      WITH_MOVING_PARTS.test(glyph);

const PASSENGER_VEHICLES =
  /^(?:automobile|taxi|bus|minibus|trolleybus|delivery-truck|pickup-truck|sport-utility-vehicle|ambulance|fire-engine|police-car|@(?:sportscar|vintagecar|classicsportscar|campervan|vintagetruck|schoolbus|limousine|foodtruck|icecreamtruck))$/;

/** Cars, vans and buses, which are larger than people. */
export const isPassengerVehicle = (glyph: string): boolean => PASSENGER_VEHICLES.test(glyph);
