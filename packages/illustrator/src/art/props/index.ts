import type { PropTable } from '../prop-table.ts';
import { ABBEY_ISLAND } from './abbey-island.ts';
import { ANIMAL_THINGS } from './animal-things.ts';
import { ANIMALS } from './animals/index.ts';
import { ANTIQUES } from './antiques.ts';
import { APARTMENT_FURNITURE } from './apartment-furniture.ts';
import { APPLIANCES } from './appliances.ts';
import { BAKERY } from './bakery.ts';
import { BAKING_RACKS } from './baking-racks.ts';
import { BARRIERS } from './barriers.ts';
import { BEAUTY } from './beauty.ts';
import { BEDROOM_FURNITURE } from './bedroom-furniture.ts';
import { BIRD_CAGES } from './bird-cages.ts';
import { BLOCKS } from './blocks.ts';
import { BOARDS } from './boards.ts';
import { BOWLS } from './bowls.ts';
import { BRIDGES } from './bridges.ts';
import { BUTTONS } from './buttons.ts';
import { CAKES } from './cakes.ts';
import { CANOPY_BEDS } from './canopy-bed.ts';
import { CARDS_AND_ORNAMENTS } from './cards-and-ornaments.ts';
import { CAROUSEL } from './carousel.ts';
import { CHESS_PIECES } from './chess-pieces.ts';
import { CIRCUITS } from './circuits.ts';
import { CLOTHES } from './clothes.ts';
import { COOKING_VESSELS } from './cooking-vessels.ts';
import { COSMETICS } from './cosmetics.ts';
import { COUNTRY_HOUSES } from './country-houses.ts';
import { CRAFT } from './craft.ts';
import { CURIOS } from './curios.ts';
import { CUT_FRUITS } from './cut-fruits.ts';
import { CUTAWAY_HOUSE } from './cutaway-house.ts';
import { CYCLADIC_HOUSES } from './cycladic-houses.ts';
import { DEED_THINGS } from './deed-things.ts';
import { DESK_THINGS } from './desk-things.ts';
import { DESSERTS } from './desserts.ts';
import { DIAGRAMS } from './diagrams/index.ts';
import { DINNERS } from './dinners.ts';
import { DISPLAYS } from './displays.ts';
import { DRAGON_PUPPET } from './dragon-puppet.ts';
import { DRINKS } from './drinks.ts';
import { DWELLINGS } from './dwellings.ts';
import { EQUIPMENT } from './equipment.ts';
import { EVERYDAY_FOOD } from './everyday-food.ts';
import { FAIRY_HOUSES } from './fairy-houses.ts';
import { FAMOUS_BUILDINGS } from './famous-buildings.ts';
import { FAMOUS_TOWERS } from './famous-towers.ts';
import { FARM_THINGS } from './farm-things.ts';
import { FEAST_THINGS } from './feast-things.ts';
import { FERRIS_WHEEL } from './ferris-wheel.ts';
import { FILM_THINGS } from './film-things.ts';
import { FIR_BRANCH } from './fir-branch.ts';
import { FIRES } from './fires.ts';
import { FORKED_ROAD } from './forked-road.ts';
import { FRESH_FISH } from './fresh-fish.ts';
import { FROM_ABOVE } from './from-above.ts';
import { FRUITS } from './fruits.ts';
import { FURNITURE } from './furniture.ts';
import { GADGETS } from './gadgets.ts';
import { GAME_NETS } from './game-nets.ts';
import { GAMES } from './games.ts';
import { GARDEN_THINGS } from './garden-things.ts';
import { FAIR_SWEETS } from './gingerbread-heart.ts';
import { GLASSWARE } from './glassware.ts';
import { GREAT_STRUCTURES } from './great-structures.ts';
import { GREENHOUSE } from './greenhouse.ts';
import { GREENS } from './greens.ts';
import { GROUP_FURNITURE } from './group-furniture.ts';
import { GROWING_OUT_OF } from './growing-out-of.ts';
import { GROWN_TREES } from './grown-trees.ts';
import { GROWTH } from './growth.ts';
import { HANGING_THINGS } from './hanging-things.ts';
import { HARDWARE } from './hardware.ts';
import { HATS } from './hats.ts';
import { HEADGEAR_FROM_BEHIND } from './headgear-from-behind.ts';
import { HEADGEAR } from './headgear.ts';
import { HIGH_RISES } from './high-rises.ts';
import { HOLLY } from './holly.ts';
import { HORSE_CARRIAGES } from './horse-carriage.ts';
import { HOUSE_DOORS } from './house-door.ts';
import { HOUSE_THINGS } from './house-things.ts';
import { HOUSEHOLD } from './household.ts';
import { HOUSEPLANTS } from './houseplants.ts';
import { HOUSES_AND_WORKS } from './houses-and-works.ts';
import { BIRDS } from './hummingbird.ts';
import { INDUSTRIAL_MACHINES } from './industrial-machines.ts';
import { INSTRUMENTS } from './instruments.ts';
import { ISOMETRIC_ROOMS } from './isometric-rooms.ts';
import { JAPANESE_SIGHTS } from './japanese-sights.ts';
import { JAR_DRINKS } from './jar-drink.ts';
import { JEWELRY } from './jewelry.ts';
import { JOINTED_ARMS } from './jointed-arms.ts';
import { KITCHEN_GOODS } from './kitchen-goods.ts';
import { KITCHEN_RACKS } from './kitchen-racks.ts';
import { KITCHEN_TOOLS } from './kitchen-tools.ts';
import { LAMPS } from './lamps.ts';
import { LANDMARKS } from './landmarks.ts';
import { LARGE_THINGS } from './large-things.ts';
import { LAVENDER_BUSHES } from './lavender-bush.ts';
import { LETTERED_THINGS } from './lettered-things.ts';
import { MARKET_STALLS } from './market-stall.ts';
import { MARKS } from './marks.ts';
import { MASKS_AND_TAILORING } from './masks-and-tailoring.ts';
import { MEALS } from './meals.ts';
import { MOTORS } from './motors.ts';
import { NATIONAL_FLAGS } from './national-flags.ts';
import { NATURAL_WONDERS } from './natural-wonders.ts';
import { NOODLE_SHOP } from './noodle-shop.ts';
import { NOTABLE_BUILDINGS } from './notable-buildings.ts';
import { OCCASIONS } from './occasions.ts';
import { OPEN_CABINETS } from './open-cabinets.ts';
import { OPENED_THINGS } from './opened.ts';
import { OUTDOOR_MACHINES } from './outdoor-machines.ts';
import { OUTFITS } from './outfits.ts';
import { PACKAGING } from './packaging.ts';
import { PAELLA } from './paella.ts';
import { PANTRY } from './pantry.ts';
import { PAPER_TOYS } from './paper-toys.ts';
import { PARKED_PLANES } from './parked-plane.ts';
import { PASTIMES } from './pastimes.ts';
import { PENDANTS } from './pendants.ts';
import { PERCHES } from './perches.ts';
import { PET_CONE } from './pet-cone.ts';
import { PIECES } from './pieces.ts';
import { PLAYGROUND } from './playground.ts';
import { PLAYTHINGS } from './playthings.ts';
import { POST_AND_PAPER } from './post-and-paper.ts';
import { POTTED_PLANTS } from './potted-plants.ts';
import { POWDER } from './powder.ts';
import { PRINTS_AND_SIGNALS } from './prints-and-signals.ts';
import { PUSHED_THINGS } from './pushed-things.ts';
import { PUZZLE_BOARD } from './puzzle-board.ts';
import { RECORDS } from './records.ts';
import { REGALIA } from './regalia.ts';
import { RIDES } from './rides.ts';
import { ROADSIDE } from './roadside.ts';
import { ROCKETS } from './rockets.ts';
import { ROLE_GEAR } from './role-gear.ts';
import { ROLE_HATS } from './role-hats.ts';
import { ROOM_PIECES } from './room-pieces.ts';
import { ROPES } from './rope.ts';
import { SAUCES } from './sauces.ts';
import { SEASONAL } from './seasonal.ts';
import { SERVINGS } from './servings.ts';
import { SET_TABLES } from './set-tables.ts';
import { SHIPS_AND_AIRCRAFT } from './ships-and-aircraft.ts';
import { SHIPWRECKS } from './shipwreck.ts';
import { SHOES_AND_HELMETS } from './shoes-and-helmets.ts';
import { SHOP_FURNITURE } from './shop-furniture.ts';
import { SHOP_WINDOWS } from './shop-window.ts';
import { SHOPFRONTS } from './shopfronts.ts';
import { SHRINE } from './shrine.ts';
import { SIGNS } from './signs.ts';
import { SKY_CITY } from './sky-city.ts';
import { SKY_THINGS } from './sky.ts';
import { SLEEPING_BAGS } from './sleeping-bag.ts';
import { SMALL_BOATS } from './small-boats.ts';
import { SMALL_FOOD } from './small-food.ts';
import { SMALL_GOODS } from './small-goods.ts';
import { SMALL_PLACES } from './small-places.ts';
import { SOLIDS } from './solids.ts';
import { SPORTS } from './sports.ts';
import { STACK_LAYERS } from './stack-layers.ts';
import { STATIONERY } from './stationery.ts';
import { STEAM_AIRSHIP } from './steam-airship.ts';
import { STILL_LIFE } from './still-life.ts';
import { STONEWORK } from './stonework.ts';
import { STREET_POSTS } from './street-posts.ts';
import { STREET } from './street.ts';
import { STRINGS_AND_WINDS } from './strings-and-winds.ts';
import { STRUCTURES } from './structures.ts';
import { SUGAR_TREATS } from './sugar-treats.ts';
import { SUPPORTS } from './supports.ts';
import { SWEETS } from './sweets.ts';
import { SYMBOLS } from './symbols.ts';
import { TABLES_FROM_ABOVE } from './table-from-above.ts';
import { TABLE_WARE } from './table-ware.ts';
import { TERRACE_FURNITURE } from './terrace-furniture.ts';
import { TOOLS } from './tools.ts';
import { TOWERS } from './towers.ts';
import { TRADE_TOOLS } from './trade-tools.ts';
import { TRADITIONS } from './traditions.ts';
import { TRAINS } from './trains.ts';
import { UTENSILS } from './utensils.ts';
import { VEGETABLE_BEDS } from './vegetable-beds.ts';
import { VEGETABLES } from './vegetables.ts';
import { VEHICLES } from './vehicles.ts';
import { VESSELS } from './vessels.ts';
import { VIDEO_CALLS } from './video-calls.ts';
import { WASHING_THINGS } from './washing-things.ts';
import { WATER_PLANTS } from './water-plants.ts';
import { WAYS_TO_THE_SKY } from './ways-to-the-sky.ts';
import { WHEELED_VEHICLES } from './wheeled-vehicles.ts';
import { WHOLE_ICEBERG } from './whole-iceberg.ts';
import { WILD_PLANTS } from './wild-plants.ts';
import { WIRES } from './wires.ts';
import { WORK_VEHICLES } from './work-vehicles.ts';
import { WORKING_MACHINES } from './working-machines.ts';
import { WORKSHOP_THINGS } from './workshop-things.ts';
import { WORN_THINGS } from './worn.ts';

/** Things that no emoji shows, drawn by hand. A prop fills the unit square and stands on y = 1. */
export const PROPS: PropTable = {
  ...ANIMALS,
  ...BARRIERS,
  ...GAME_NETS,
  ...POWDER,
  ...VIDEO_CALLS,
  ...TERRACE_FURNITURE,
  ...NOODLE_SHOP,
  ...HEADGEAR_FROM_BEHIND,
  ...SKY_CITY,
  ...GREENHOUSE,
  ...JAPANESE_SIGHTS,
  ...NOTABLE_BUILDINGS,
  ...HOUSES_AND_WORKS,
  ...OUTDOOR_MACHINES,
  ...HOUSE_THINGS,
  ...BEDROOM_FURNITURE,
  ...GARDEN_THINGS,
  ...HANGING_THINGS,
  ...HORSE_CARRIAGES,
  ...LAMPS,
  ...SMALL_BOATS,
  ...WASHING_THINGS,
  ...WORKING_MACHINES,
  ...PERCHES,
  ...ANIMAL_THINGS,
  ...DEED_THINGS,
  ...APPLIANCES,
  ...BAKERY,
  ...BEAUTY,
  ...COSMETICS,
  ...FIR_BRANCH,
  ...BLOCKS,
  ...ISOMETRIC_ROOMS,
  ...BOARDS,
  ...BIRDS,
  ...SLEEPING_BAGS,
  ...CLOTHES,
  ...SHOES_AND_HELMETS,
  ...NATURAL_WONDERS,
  ...WATER_PLANTS,
  ...WILD_PLANTS,
  ...CARDS_AND_ORNAMENTS,
  ...RECORDS,
  ...REGALIA,
  ...PASTIMES,
  ...STRINGS_AND_WINDS,
  ...MASKS_AND_TAILORING,
  ...CHESS_PIECES,
  ...CAKES,
  ...CRAFT,
  ...SHIPS_AND_AIRCRAFT,
  ...PARKED_PLANES,
  ...SHIPWRECKS,
  ...DESK_THINGS,
  ...FARM_THINGS,
  ...STREET_POSTS,
  ...WORKSHOP_THINGS,
  ...COOKING_VESSELS,
  ...KITCHEN_TOOLS,
  ...KITCHEN_GOODS,
  ...UTENSILS,
  ...DIAGRAMS,
  ...DINNERS,
  ...DESSERTS,
  ...SUGAR_TREATS,
  ...FRUITS,
  ...GREENS,
  ...EVERYDAY_FOOD,
  ...BOWLS,
  ...PACKAGING,
  ...PANTRY,
  ...DISPLAYS,
  ...SIGNS,
  ...LETTERED_THINGS,
  ...SKY_THINGS,
  ...DWELLINGS,
  ...EQUIPMENT,
  ...FAIRY_HOUSES,
  ...SHOP_FURNITURE,
  ...FAIR_SWEETS,
  ...BAKING_RACKS,
  ...HOUSE_DOORS,
  ...TABLES_FROM_ABOVE,
  ...LAVENDER_BUSHES,
  ...SAUCES,
  ...SHOP_WINDOWS,
  ...SHOPFRONTS,
  ...ROADSIDE,
  ...APARTMENT_FURNITURE,
  ...ROOM_PIECES,
  ...TOWERS,
  ...TRADE_TOOLS,
  ...TRAINS,
  ...GREAT_STRUCTURES,
  ...LANDMARKS,
  ...FAMOUS_TOWERS,
  ...FAMOUS_BUILDINGS,
  ...ABBEY_ISLAND,
  ...PAELLA,
  ...SHRINE,
  ...TRADITIONS,
  ...MARKS,
  ...STILL_LIFE,
  ...STONEWORK,
  ...STREET,
  ...BRIDGES,
  ...COUNTRY_HOUSES,
  ...CUTAWAY_HOUSE,
  ...GROWN_TREES,
  ...HIGH_RISES,
  ...GROWTH,
  ...VESSELS,
  ...GLASSWARE,
  ...GROWING_OUT_OF,
  ...FEAST_THINGS,
  ...OCCASIONS,
  ...OPEN_CABINETS,
  ...OPENED_THINGS,
  ...SMALL_PLACES,
  ...INSTRUMENTS,
  ...JEWELRY,
  ...FROM_ABOVE,
  ...FURNITURE,
  ...GROUP_FURNITURE,
  ...FIRES,
  ...LARGE_THINGS,
  ...TABLE_WARE,
  ...TOOLS,
  ...ROPES,
  ...SPORTS,
  ...STACK_LAYERS,
  ...SUPPORTS,
  ...JAR_DRINKS,
  ...KITCHEN_RACKS,
  ...CANOPY_BEDS,
  ...VEGETABLE_BEDS,
  ...PENDANTS,
  ...SET_TABLES,
  ...MARKET_STALLS,
  ...POTTED_PLANTS,
  ...STATIONERY,
  ...OUTFITS,
  ...PET_CONE,
  ...WIRES,
  ...PAPER_TOYS,
  ...HATS,
  ...HEADGEAR,
  ...WORN_THINGS,
  ...VEGETABLES,
  ...VEHICLES,
  ...WHEELED_VEHICLES,
  ...WORK_VEHICLES,
  ...PUSHED_THINGS,
  ...RIDES,
  ...GAMES,
  ...HOUSEHOLD,
  ...ROCKETS,
  ...ROLE_GEAR,
  ...ROLE_HATS,
  ...SEASONAL,
  ...HOLLY,
  ...SERVINGS,
  ...CURIOS,
  ...CUT_FRUITS,
  ...CYCLADIC_HOUSES,
  ...STEAM_AIRSHIP,
  ...STRUCTURES,
  ...HOUSEPLANTS,
  ...MOTORS,
  ...JOINTED_ARMS,
  ...NATIONAL_FLAGS,
  ...PIECES,
  ...PLAYGROUND,
  ...PLAYTHINGS,
  ...ANTIQUES,
  ...SWEETS,
  ...MEALS,
  ...DRAGON_PUPPET,
  ...DRINKS,
  ...BUTTONS,
  ...GADGETS,
  ...CIRCUITS,
  ...INDUSTRIAL_MACHINES,
  ...CAROUSEL,
  ...FERRIS_WHEEL,
  ...FILM_THINGS,
  ...POST_AND_PAPER,
  ...PRINTS_AND_SIGNALS,
  ...HARDWARE,
  ...SMALL_FOOD,
  ...SMALL_GOODS,
  ...SOLIDS,
  ...SYMBOLS,
  ...WAYS_TO_THE_SKY,
  ...PUZZLE_BOARD,
  ...FORKED_ROAD,
  ...BIRD_CAGES,
  ...WHOLE_ICEBERG,
  ...FRESH_FISH,
};
