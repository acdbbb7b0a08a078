/** What became of a city, or how its houses were built: gables and spires, or domes and minarets. */
export type TownLookName =
  | 'ruined'
  | 'overgrown'
  | 'futuristic'
  | 'old'
  | 'domed'
  | 'parisian'
  | 'japanese';

/** The way that the ground leans for those who go there. */
export type InclineName = 'up' | 'down';

/** A manner of furnishing. */
export type DecorName =
  | 'modern'
  | 'luxury'
  | 'scandinavian'
  | 'boho'
  | 'japanese'
  | 'rustic'
  /** White, with hardly anything in it. */
  | 'minimal';

/** What a room of a home has and looks like. */
export interface RoomLook {
  readonly decor: DecorName | null;
  /** Color name of its sofa or bed. */
  readonly clothColour: string | null;
  readonly hasBigWindows: boolean;
  readonly isFullOfPlants: boolean;
  /** Against its wall, behind those who are in the room. */
  readonly hasFireplace: boolean;
  readonly hasStockings: boolean;
  readonly hasBookshelf: boolean;
  readonly hasDoor: boolean;
  /** Color name of the door; absent: as doors of homes are. */
  readonly doorColour?: string | null;
  /** Its sofa is there although things stand before it. */
  readonly hasSofa: boolean;
  /** A tree in a pot beside the wall. */
  readonly hasPottedTree: boolean;
}

/** What grows on a field. */
export interface Crop {
  readonly name: CropName;
  /** Colour name, null for the plant's own. */
  readonly colour: string | null;
}

/** Parts of the world with houses of their own. */
export type RegionName =
  | 'japan'
  | 'aegean'
  | 'orient'
  /** Of a big city at night, between signs of light. */
  | 'neon'
  /** Of white villages in the south of Spain. */
  | 'whitewashed'
  /** Of towns between the Alsace and Bavaria: beams in plaster. */
  | 'timbered';

/** What is celebrated. */
export type FestivalName =
  | 'halloween'
  | 'christmas'
  | 'birthday'
  | 'newyear'
  | 'lunarnewyear'
  | 'diwali'
  | 'easter'
  | 'valentine'
  | 'thanksgiving'
  | 'eid'
  | 'hanukkah'
  | 'stpatrick'
  | 'dayofthedead'
  | 'mothersday';

/** What of the land can be added to a place. */
export type LandformName =
  | 'river'
  | 'waterfall'
  | 'peaks'
  | 'puddles'
  | 'mud'
  | 'path'
  /** A road that goes from the viewer into the distance. */
  | 'roadahead'
  | 'road'
  | 'rails'
  | 'breaker'
  /** Pairs of them that look out of the dark. */
  | 'eyes'
  /** White bars on a road, for those who cross it. */
  | 'crossing'
  /** Cars in a jam. */
  | 'traffic'
  | 'tornado'
  /** Vines, weeds and cracks of an abandoned place. */
  | 'overgrowth'
  /** Water over the ground. */
  | 'flood'
  /** Stars drawn out to lines. */
  | 'hyperspace'
  /** Beside the black hole, drawn out into it. */
  | 'swallowedstar'
  | 'fuji'
  | 'volcano'
  /** Behind the land. */
  | 'sea'
  /** A hill by itself, on which a building stands. */
  | 'knoll'
  /** A steep rock or a high cliff, on which a building stands. */
  | 'summit'
  /** Clouds around land that is above them. */
  | 'cloudsea'
  /** Drifting ice instead of an island. */
  | 'floe'
  | 'frozenlake'
  /** A river towards the viewer, with a bank at each end of the bridge. */
  | 'underbridge'
  /** Before those who drink from it. */
  | 'nearwater'
  /** In space. */
  | 'blackhole'
  | 'galaxy'
  /** Of glass, over a settlement on another planet. */
  | 'domes';

/** A plant that fields are full of. */
export type CropName =
  | 'sunflower'
  | 'tulip'
  | 'poppy'
  | 'lavender'
  | 'bluebell'
  | 'canola'
  | 'wheat'
  | 'corn'
  | 'cotton'
  | 'pumpkin'
  | 'cabbage'
  | 'rose'
  | 'daisy'
  | 'daffodil'
  | 'vine'
  | 'soil'
  | 'flower';

/** The light of the hour. */
export type TimeOfDay = 'day' | 'sunrise' | 'sunset' | 'night';

/** What is in the air. */
export type WeatherName =
  | 'rain'
  | 'storm'
  | 'snow'
  | 'fog'
  | 'petals'
  | 'feathers'
  | 'leaves'
  | 'confetti'
  | 'bubbles'
  | 'sparks'
  | 'fireflies'
  | 'hearts'
  | 'aurora'
  | 'embers'
  | 'flames'
  | 'stars'
  | 'steam'
  | 'fireworks'
  | 'wind'
  | 'notes'
  | 'dust'
  /** A flock that flies far away. */
  | 'birds';
