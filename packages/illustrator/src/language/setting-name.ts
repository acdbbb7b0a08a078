import type { SiteName } from './sites.ts';

/** A place that can be painted. */
export type SettingName =
  | 'beach'
  | 'ocean'
  | 'underwater'
  | 'city'
  | 'street'
  | 'forest'
  | 'jungle'
  | 'desert'
  | 'mountain'
  | 'space'
  | 'mars'
  | 'moonscape'
  | 'sky'
  | 'hills'
  | 'village'
  | 'park'
  | 'room'
  | 'living'
  | 'bedroom'
  | 'kitchen'
  | 'cafe'
  | 'office'
  | 'classroom'
  | 'library'
  | 'gym'
  | 'shop'
  | 'bathroom'
  | 'garage'
  /** Of a carpenter. */
  | 'workshop'
  | 'pottery'
  | 'sewing'
  /** Inside of one. */
  | 'factory'
  | 'dentist'
  | 'courtroom'
  /** Of a prison. */
  | 'cell'
  | 'cinema'
  | 'warehouse'
  /** Before its wall of glass. */
  | 'aquarium'
  /** Of a blacksmith. */
  | 'forge'
  | 'museum'
  | 'greenhouse'
  /** Inside a train, a bus or a plane. */
  | 'train'
  | 'hospital'
  | 'salon'
  | 'lab'
  /** Of marble, with columns. */
  | 'hall'
  | 'bookshop'
  | 'bakery'
  | 'restaurant'
  | 'florist'
  | 'supermarket'
  | 'laundry'
  /** Inside of one. */
  | 'elevator'
  | 'airport'
  | 'dojo'
  | 'musicstudio'
  | 'bar'
  | 'arcade'
  | 'bowling'
  | 'attic'
  /** Of a spaceship. */
  | 'cockpit'
  | 'atelier'
  /** Where wizards and alchemists work. */
  | 'potions'
  /** A seat at a window between shelves of books. */
  | 'nook'
  /** The veranda of a Japanese house. */
  | 'engawa'
  | 'porch'
  | 'sauna'
  | 'disco'
  | 'gamer'
  | 'ramenshop'
  | 'balcony'
  | 'corridor'
  | 'hallway'
  | 'lockers'
  /** Between the shelves of a library. */
  | 'stacks'
  | 'servers'
  | 'cellar'
  | 'dungeon'
  /** Of a church. */
  | 'nave'
  /** Of a railway under the ground. */
  | 'platform'
  | 'spaceship'
  | 'nursery'
  /** Backstage, with mirrors. */
  | 'dressing'
  | 'closet'
  | 'diner'
  | 'stable'
  | 'casino'
  /** Of a restaurant. */
  | 'prokitchen'
  | 'dining'
  | 'meeting'
  /** Of a hotel. */
  | 'lobby'
  | 'surgery'
  | 'yogastudio'
  | 'spa'
  | 'bunker'
  | 'ballpit'
  /** Of a road. */
  | 'tunnel'
  | 'castlehall'
  | 'sewer'
  | 'parkinggarage'
  /** The inside of one. */
  | 'temple'
  | 'subwaycar'
  | 'mall'
  | 'basement'
  /** The square of a town, with a fountain. */
  | 'plaza'
  /** In a pyramid. */
  | 'tomb'
  /** In a big top. */
  | 'circus'
  /** For basketball, under a roof. */
  | 'arena'
  | 'boxingring'
  | 'icerink'
  /** Of a fashion show. */
  | 'runway'
  /** A narrow street of old houses. */
  | 'alley'
  /** Between houses that stand in the water. */
  | 'canal'
  /** A path between bamboo. */
  | 'bamboo'
  | SiteName
  | 'wallside'
  /** Of stone, up a slope. */
  | 'steps'
  | 'harbour'
  /** Boards that lead out onto a lake. */
  | 'pier'
  | 'courtyard'
  /** Of rice. */
  | 'terraces'
  | 'zengarden'
  /** A Japanese garden with a bridge over its pond. */
  | 'pondgarden'
  /** Warm water between rocks. */
  | 'hotspring'
  /** Of a railway in the country. */
  | 'station'
  /** A ceremony in a garden. */
  | 'wedding'
  /** The square of a town, with stalls. */
  | 'market'
  /** Tables before a café. */
  | 'terrace'
  /** Beside a swimming pool. */
  | 'pool'
  /** Above a city. */
  | 'rooftop'
  /** A surface seen from above, with things laid on it. */
  | 'flatlay'
  /** Water between walls of rock. */
  | 'cove'
  /** Above the sea. */
  | 'cliff'
  /** Chimneys of rock. */
  | 'canyon'
  /** One in open water, seen from the sea. */
  | 'isle'
  | 'savanna'
  | 'snowfield'
  | 'cave'
  | 'lake'
  | 'road'
  | 'stadium'
  /** For tennis or basketball. */
  | 'court'
  | 'stage'
  | 'swamp'
  | 'oasis'
  /** With a lift beside it. */
  | 'skislope'
  | 'golfcourse'
  /** Of a sailing ship. */
  | 'shipdeck'
  | 'busstop'
  | 'junkyard'
  /** After a battle with swords and spears. */
  | 'battlefield'
  /** For airplanes. */
  | 'airfield'
  /** A street of the Wild West. */
  | 'western'
  /** Between walls of screens. */
  | 'timessquare'
  | 'synth'
  | 'abstract';
