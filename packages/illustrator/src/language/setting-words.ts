import { invert, standInsOf } from './phrases.ts';
import type { SettingName } from './setting-name.ts';

/** Places that the picture is then set in. */
const SETTING_TABLE = {
  beach:
    'beach, seaside, by the sea, along the sea, along the coast, along the shore, along the beach, by the ocean, beside the sea, near the sea, at the sea, at the seaside, shore, seashore, coast, coastline, sandy beach, tropical beach, shoreline, coastal road, coast road, coastal highway, lagoon, tropical lagoon, blue lagoon, tropical island, island, on an island, on a tropical island, tropical islands, islands, paradise island, desert island, desert island beach, on a desert island, deserted island, island paradise, maldives, bora bora, hawaii, caribbean, tahiti | polynesia, fiji, seychelles, phuket, bali beach, boardwalk, santa monica, santa barbara, santa cruz, malibu, venice beach, miami beach, copacabana, bondi beach',
  ocean:
    'ocean, sea, wave, waves, at sea, high seas, open sea, ocean wave, ocean waves, sea waves, on the water, big wave, giant wave, huge wave, great wave, the great wave, the great wave off kanagawa, crashing wave, breaking wave, tsunami, tidal wave, barrel wave, monster wave, crashing waves, giant waves, huge waves, big waves, breaking waves | pacific, atlantic',
  underwater:
    'underwater, under the sea, under water, under the ocean, beneath the sea, beneath the ocean, beneath the waves, under the waves, coral reef, reef, deep sea, deep ocean, bottom of the ocean, bottom of the sea, ocean floor, sea floor, seabed | aquarium, kelp forest, atlantis',
  city: 'city, skyline, downtown, metropolis, urban, cityscape, city skyline, night city, city lights, skyscrapers, skyscraper, buildings, megacity | rome, cairo, agra, new york, new york city, nyc, tokyo, manhattan, rooftops, over the roofs, above the roofs, london, paris, berlin, hong kong, shanghai, chicago, san francisco, madrid, barcelona, munich, hamburg, vienna, seoul, bangkok, singapore, dubai, sydney, los angeles, miami, las vegas, toronto, mexico city, buenos aires, istanbul, moscow, prague, budapest, milan, florence, naples, lyon, marseille, brussels, stockholm, osaka, shibuya, shinjuku, akihabara, asakusa, kamakura, ginza, dotonbori, yokohama, kobe, mumbai, beijing, havana, edinburgh, krakow, dubrovnik, salzburg, seville, athens, verona, siena, bologna, copenhagen, zurich, heidelberg, tallinn, warsaw, dublin, jerusalem, damascus, samarkand, seattle, boston, detroit, atlanta, houston, philadelphia, new orleans, montreal, vancouver, melbourne, auckland, frankfurt, taipei, kuala lumpur, jakarta, manila, doha, abu dhabi, johannesburg, cape town, nairobi, sao paulo, rio, rio de janeiro, bogota, delhi, new delhi, kolkata, bangalore, kathmandu, hanoi, saigon, ho chi minh city, busan',
  street:
    'street, city street, sidewalk, pavement, street corner, crosswalk, zebra crossing, pedestrian crossing, street crossing, intersection, rush hour, heavy traffic, rush hour traffic, traffic jam | neighborhood, neighbourhood',
  alley:
    'alley, alleys, alleyway, alleyways, back alley, cobblestone street, cobblestone alley, cobbled street, cobbled lane, cobblestone lane, narrow street, narrow alley, narrow lane, old town alley, old town street, old town, old city center, historic center, side street, backstreet, back street, village street, shopping street, shop street, street of shops, row of shops, small shops, diagon alley, old street, cozy street, medieval street, italian street, chinatown street, chinatown alley, european street, desert town, desert village, desert city | lane, laneway, passage, passageway, arcade street, shopping arcade, covered market street, lisbon, porto, chinatown, medina, kasbah, hutong, kyoto, gion',
  canal:
    'canal, canals, venice canal, venice canals, canal street, canal houses, amsterdam canal, grand canal | venice, amsterdam, bruges, waterway, burano, speicherstadt, warehouse district',
  bamboo:
    'bamboo forest, bamboo grove, bamboo forests, bamboo path, bamboo forest path, bamboo trail, bamboo woods, bamboo thicket | bamboo garden, arashiyama',
  forest:
    'forest, woods, woodland, trees, enchanted forest, fairy forest, magical forest, magic forest, mystical forest, enchanted woods, magical woods, enchanted wood, fairytale forest, pine forest, autumn forest, clearing, forest clearing, grove | redwoods, taiga',
  jungle:
    'jungle, rainforest, rain forest, tropical forest, tropics, tropical jungle | amazon, mangrove',
  desert:
    'desert, dunes, sand dunes, dune, sandy desert, wasteland, sahara, salt flat, salt flats, salt desert | egypt, outback',
  canyon:
    'canyon, canyons, grand canyon, cappadocia, badlands, rock formations, hoodoos, red rocks, monument valley, rocky desert, desert canyon, bryce canyon, antelope canyon | gorge, ravine, rocky landscape, petra',
  savanna:
    'savanna, savannah, african savanna, african savannah, african plains, serengeti, safari | tall grass, steppe, kenya',
  cliff:
    'cliff, cliffs, cliffside, sea cliff, sea cliffs, clifftop, cliff edge, edge of a cliff, ocean cliff, rocky cliff, rocky coast | headland, cinque terre, amalfi, amalfi coast, santorini, big sur, moher',
  cove: 'cove, coves, hidden cove, rocky cove, bay, rocky bay, inlet, fjord, fjords, norwegian fjord, norwegian fjords, calanque, calanques, sea cave, secluded beach, hidden beach | big sur coast, capri, na pali, algarve, ha long bay, halong bay',
  mountain:
    'mountain, mountains, peak, peaks, mountain top, mountaintop, summit, mountain landscape, mountain range, highlands, ridge, snowy mountain, snowy mountains, snow capped mountains, snow capped mountain, snowcapped mountains, snow capped peaks, snowy peaks, valley, mountain valley, alpine meadow, alpine valley | alpine, alps, himalayas, everest, volcano landscape, andes, rockies, scotland, switzerland',
  space:
    'space, outer space, cosmos, galaxy, galaxies, spiral galaxy, spiral galaxies, andromeda galaxy, nebulae, nebulas, universe, nebula, orbit, zero gravity, cosmic, deep space, interstellar, starfield, among the stars, in orbit, black hole, event horizon, supermassive black hole, hyperspace, warp speed, light speed, lightspeed, hyperspeed, warp drive, hyperdrive, hyperspace jump, warp tunnel | solar system, asteroid field, wormhole',
  mars: 'mars, red planet, martian, surface of mars, mars base, mars colony, red desert planet, red planet desert | alien planet, desert planet, alien world, strange planet, barren planet, distant planet, another planet, alien desert, alien landscape, exoplanet',
  moonscape:
    'on the moon, from the moon, seen from the moon, moon surface, surface of the moon, lunar, lunar surface, moonscape, moon landscape, moon base, lunar base',
  sky: 'sea of clouds, in the night sky, across the night sky, through the night sky, in the starry sky, across the starry sky, through the starry sky, sky, clouds, above the clouds, through the clouds, in the clouds, in the air, midair, mid air, cloudy sky, blue sky, clear sky, sky full of clouds | heaven',
  hills:
    'hill, hills, rolling hills, meadow, meadows, field, fields, green hills, grass, grassland, countryside, prairie, pasture, on the grass, in the grass, hilltop, hillside, greenery, farmland, lawn | plantation, wildflowers, moor, ireland, shire',
  garden:
    'garden, gardens, vegetable garden, vegetable patch, veggie patch, vegetable bed, flower garden, rose garden, cottage garden, english garden, herb garden, secret garden, in the garden, in a garden, kitchen garden, sunny garden, garden patch, walled garden',
  backyard:
    'backyard, back yard, yard, front yard, back garden, front garden, in the backyard, in the yard',
  balcony:
    'balcony, apartment balcony, city balcony, on a balcony, on the balcony, on my balcony, balcony garden, sunny balcony',
  village:
    'village, town, hamlet, small town, little town, villages, towns, townscape | hometown, favela, hillside town, hill town, shanty town, mountain village, alpine village, medieval village, medieval town',
  park: 'park, city park | avenue, tree lined avenue, row of trees, cherry blossom avenue, picnic',
  stadium:
    'stadium, soccer stadium, football stadium, baseball stadium, soccer field, football field, football pitch, soccer pitch, stadium field | baseball field, world cup, olympics, ballpark',
  playground:
    'playground, childrens playground, children s playground, kids playground, playgrounds, school playground, play area, schoolyard, school yard',
  graveyard:
    'graveyard, cemetery, graveyards, churchyard, spooky graveyard, old graveyard, old cemetery, burial ground | necropolis, military cemetery',
  fairground:
    'carnival, fairground, amusement park, theme park, funfair, fun fair, county fair, state fair, luna park | fair, circus grounds, kermesse',
  campsite:
    'campsite, camp site, camping site, campground, camping ground, camping trip, summer camp, forest camp, base camp | camp, glamping',
  farmyard:
    'farm, farmyard, farm yard, ranch, barnyard, family farm, farmstead, homestead, farm life | petting zoo',
  igloos: 'igloo village, igloos, inuit village, igloo camp, eskimo village',
  huts: 'hut village, african village, tribal village, village of huts, huts, primitive village | hobbit village',
  mushroomvillage:
    'mushroom village, mushroom houses, mushroom house village, fairy village, gnome village, smurf village, village of mushrooms, toadstool village, mushroom town',
  candytown:
    'candy town, candy land, candyland, candy village, candy world, candy kingdom, land of sweets, land of candy, gingerbread village, gingerbread town, candy city, sugar town, world of candy, town of candy, sweets town, dessert land, cake town',
  orchard:
    'apple orchard, orchard, orchards, fruit orchard, apple orchards, apple farm | cherry orchard, peach orchard, olive grove, orange grove, lemon grove, citrus grove',
  parkinglot: 'parking lot, car park, parking lots, parking area, parking space',
  constructionsite: 'construction site, building site, construction zone, construction yard',
  zoo: 'zoo, zoos, zoological garden | safari park, wildlife park',
  suburb: 'suburb, suburbs, suburbia, suburban street, suburban neighborhood, residential street',
  skatepark: 'skatepark, skate park, skateboard park, skate plaza, at the skatepark',
  solarfarm: 'solar farm, solar farms, solar park, field of solar panels, solar field',
  forecourt:
    'gas station, petrol station, filling station, service station, gas stations, old gas station, retro gas station, fuel station',
  steps:
    'stone steps, stone stairs, steps, stair, stairs, stairway, stone stairway, stone staircase, mossy steps, temple steps, shrine steps, steps up, stairs up, outdoor stairs, garden steps, flight of steps, mountain steps',
  harbour:
    'harbor, harbour, marina, fishing harbor, fishing harbour, small harbor, small harbour, fishing port, port, old harbor, old port, yacht harbor, yacht harbour, waterfront, quay, quayside, wharf, fishing village, fishing town, harbor town, harbour town, harbor village, harbour village, port town, coastal town, coastal village, seaside town, seaside village | docks, seaport, portofino',
  pier: 'pier, jetty, dock, wooden pier, wooden dock, lake pier, wooden jetty, boat dock, lake dock, boardwalk pier, fishing pier, santa monica pier, seaside pier, brighton pier, end of a dock, end of the dock, end of a pier',
  courtyard:
    'courtyard, inner courtyard, riad courtyard, riad, cloister, atrium, spanish courtyard, hidden courtyard, sunny courtyard, palace courtyard, hacienda, castle courtyard | school courtyard, monastery garden, andalusian patio',
  terraces:
    'rice terraces, rice terrace, terraced fields, terraced rice fields, rice paddies, rice paddy, rice field, rice fields, terraced hills, tea terraces, terraced hillside, bali rice fields, paddy field, paddy fields | terraces, tea plantation, tea fields, tea field, tea garden',
  zengarden:
    'zen garden, japanese rock garden, rock garden, raked sand garden, raked gravel, dry garden, karesansui, stone garden, meditation garden',
  pondgarden:
    'japanese garden, japanese gardens, koi pond, pond garden, garden pond, japanese tea garden, chinese garden, oriental garden',
  hotspring:
    'hot spring, hot springs, onsen, thermal spring, thermal springs, thermal bath, thermal baths, outdoor bath, open air bath, natural hot spring, thermal pool, geothermal pool',
  station:
    'train station in the countryside, country train station, rural train station, small train station, countryside train station, country station, rural station, village station, outdoor train station, train station, railway station, at a train station, at the train station, train platform, railway platform, train station platform, on a train platform, at a train platform',
  wedding:
    'wedding ceremony, at a wedding, at the wedding, at her wedding, at his wedding, at their wedding, at our wedding, outdoor wedding, outdoor wedding ceremony, garden wedding, wedding venue, wedding party, wedding reception, wedding scene, rustic wedding, boho wedding',
  disco:
    'disco, at a disco, disco floor, dance floor, dancefloor, discotheque, nightclub, night club, club, dance club, disco party, rave, at a rave, in the club, at the club',
  gamer:
    'gamer room, gaming room, gaming setup, gamer setup, game room, gamer bedroom, streamer room, gaming bedroom, streaming room, rgb room, rgb gaming room, gaming desk, gaming station',
  ramenshop:
    'ramen shop, ramen bar, ramen restaurant, ramen stall, ramen stand, noodle shop, noodle bar, noodle stand, izakaya, sushi bar, ramen house, noodle house, japanese restaurant, japanese diner, ramen place, udon shop, soba shop',
  nook: 'reading nook, cozy reading nook, book nook, reading corner, window seat, window nook, cozy nook, nook, bay window, cozy corner',
  engawa:
    'engawa, japanese veranda, japanese porch, tea house, teahouse, japanese tea house, japanese room, tatami room, ryokan, japanese house interior, tea ceremony room, zen room | washitsu, chashitsu',
  porch:
    'porch, front porch, back porch, veranda, verandah, farmhouse porch, wraparound porch, cabin porch, on the porch, on a porch | loggia, pergola',
  sauna: 'sauna, finnish sauna, steam room, sauna room',
  dojo: 'dojo, karate dojo, martial arts dojo, judo dojo, training hall, kung fu school | sumo ring, ninja dojo',
  musicstudio:
    'music studio, recording studio, sound studio, studio booth, recording booth, podcast studio, home studio, music room, vocal booth, mixing room, radio studio, dj booth, music production studio',
  bar: 'bar, cocktail bar, jazz bar, jazz club, whiskey bar, wine bar, hotel bar, irish pub, pub, beer bar, speakeasy, dive bar, sports bar, bar counter, at the bar, in a bar, bar interior, pub interior, saloon | tavern, taproom, brewpub, medieval tavern, brewery interior',
  arcade:
    'arcade, video arcade, game arcade, arcade room, retro arcade, game center, arcade hall, arcade machines, arcade cabinets, penny arcade',
  bowling:
    'bowling alley, bowling lane, bowling center, bowling hall, bowling alleys, bowling lanes',
  attic:
    'attic, attic room, attic bedroom, attic rooms, loft bedroom, bedroom in the attic, room under the roof, dusty attic, loft room, old attic, garret | loft',
  cockpit:
    'cockpit, spaceship cockpit, starship bridge, ship bridge, bridge of a spaceship, bridge of a starship, spaceship bridge, spaceship window, control room, space cockpit, command center, in a spaceship, in the cockpit, spacecraft cockpit, inside a rocket | mission control',
  atelier:
    'art studio, artist studio, artists studio, painting studio, painter s studio, painters studio, artist s studio, atelier, painter studio, art room, drawing class | sculpture studio, photo studio',
  potions:
    'wizard s room, wizards room, tower room, wizard tower room, wizards tower room, wizard room, witch s kitchen, witch kitchen, witch s room, potion room, potions room, potion lab, alchemist lab, alchemy lab, alchemist s lab, alchemist workshop, apothecary, apothecary shop, potion shop, magic workshop, wizard s study, wizard study, wizard s workshop, wizard workshop, alchemist s workshop, wizard s library, wizard s potion room, sorcerer s study',
  corridor:
    'corridor, corridors, hospital corridor, hospital hallway, office corridor, ward corridor, empty corridor, fluorescent corridor, in a hospital corridor, in the hospital corridor, in a hospital hallway | backrooms, the backrooms, psychiatric ward, asylum',
  hallway:
    'hallway, hotel corridor, hotel hallway, hallways, mansion hallway, long hallway, carpeted hallway, creepy hallway',
  lockers:
    'locker room, lockers, school corridor, school hallway, school lockers, locker hallway, changing room',
  stacks:
    'library aisle, library aisles, library stacks, tall shelves, tall bookshelves, towering bookshelves, floor to ceiling bookshelves, between bookshelves, between the bookshelves, rows of bookshelves, grand library, ancient library, old library, magical library, gothic library, huge library, endless library, medieval library, book aisle',
  servers:
    'server room, data center, data centre, server server racks, server corridor | mainframe room',
  cellar:
    'cellar, wine cellar, vaulted cellar, beer cellar, wine vault | cellar vault, barrel room, wine cave',
  dungeon:
    'dungeon, prison corridor, castle dungeon, cell block | crypt, catacombs, torture chamber',
  nave: 'cathedral interior, church interior, chapel interior, inside a church, inside a cathedral, inside the church, inside the cathedral, in a church, in the church, in church, in a cathedral, church nave, nave, church pews, church aisle, wedding aisle, cathedral nave, stained glass windows | gothic cathedral interior, monastery interior, abbey interior',
  platform:
    'subway platform, subway station, metro station, metro platform, underground station, tube station, underground platform, subway station platform, station platform | train station interior, platform 9 3 4, on a subway platform, on the subway platform, on a metro platform, in a subway station, in the subway, in the metro',
  spaceship:
    'spaceship interior, spaceship corridor, space station interior, spaceship hallway, starship corridor, starship interior, inside a spaceship, inside a space station, inside the spaceship, on a spaceship, on board a spaceship, sci fi corridor, sci fi hallway, futuristic corridor | on a space station, aboard the spaceship',
  nursery:
    'nursery, baby room, baby s room, babys room, nursery room, playroom, kids room, children s room, childrens room, kids bedroom, child s room, toy room | kindergarten room, daycare, day care',
  dressing:
    'dressing room, backstage, backstage at the theater, backstage at the theatre, makeup room, make up room, vanity room, green room, theater dressing room, backstage dressing room, backstage at a fashion show',
  closet:
    'walk in closet, closet, walk in wardrobe, in a closet, in her closet, in the closet, dressing closet, big closet | fitting room',
  diner:
    'diner, retro diner, american diner, 50s diner, 1950s diner, old diner, burger joint, at a diner, in a diner, fast food restaurant, burger restaurant, roadside diner | milk bar, snack bar',
  stable:
    'horse stable, horse stables, stable interior, in a stable, in the stable, barn interior, inside a barn, inside the barn, in a barn, in the barn, horse barn, horse stall, hayloft | cowshed, manger',
  casino:
    'casino, in a casino, in the casino, at a casino, at the casino, casino floor, las vegas casino, gambling hall | poker room',
  prokitchen:
    'restaurant kitchen, professional kitchen, commercial kitchen, hotel kitchen, industrial kitchen, busy kitchen, in a restaurant kitchen',
  dining:
    'dining room, dining hall, formal dining room, family dining room, dining area | mess hall, cafeteria, canteen',
  meeting:
    'meeting room, conference room, boardroom, board room, in a meeting room, in a conference room, conference hall | briefing room',
  lobby:
    'hotel lobby, lobby, hotel reception, reception desk, in a hotel lobby, front desk | reception, foyer',
  surgery:
    'operating room, operating theater, operating theatre, surgery room, in surgery, emergency room | icu, intensive care',
  airfield:
    'airport runway, airfield, landing strip, airstrip, airport tarmac, on the tarmac, aerodrome, air base, airport apron | air show, airshow',
  mall: 'mall, shopping mall, shopping center, shopping centre, department store, in a department store, department store interior, mall interior, at the mall, in the mall, in a mall, outlet mall | galleria',
  basement:
    'basement, in a basement, in the basement, dark basement, creepy basement, old basement, basement stairs, unfinished basement | boiler room basement, storage room',
  plaza:
    'plaza, town square, piazza, village square, city square, main square, public square, town plaza, old town square | zocalo',
  swamp:
    'swamp, swamps, swampland, bayou, marsh, marshes, wetland, wetlands, bog, mire, murky swamp, swampy, everglades, louisiana swamp | mangrove swamp, marshland',
  oasis: 'oasis, desert oasis, at an oasis, oases',
  skislope:
    'ski slope, ski slopes, slopes, on the slopes, ski resort, ski run, ski piste, piste, snowy slope, ski hill, down the slope, ski area, bunny slope | snowboard park',
  golfcourse:
    'golf course, golf courses, golf green, fairway, putting green, golf club, golf field, on the golf course, golf tournament | driving range, mini golf, minigolf',
  shipdeck:
    'ship deck, ship s deck, deck of a ship, on the deck of a ship, deck of a pirate ship, on the deck of a pirate ship, on a ship s deck, on deck of a ship, pirate ship deck, on a ship deck, deck of the ship, on the deck of the ship, boat deck, on the deck of a boat | deck of a cruise ship, cruise ship deck, yacht deck, deck of a yacht',
  busstop:
    'bus stop, bus shelter, at a bus stop, at the bus stop, bus station, waiting for the bus, waiting for a bus, bus stops | tram stop, bus terminal',
  battlefield:
    'battlefield, battle field, battleground, battle scene, medieval battle, epic battle, great battle, battle of knights, in battle, in the battle | war zone, warzone, war field, warfare',
  junkyard:
    'junkyard, junk yard, scrapyard, scrap yard, scrap heap, junk heap, wrecking yard | landfill, garbage dump, dump, rubbish dump, trash heap',
  western:
    'wild west, wild west town, western town, old west town, old west, cowboy town, wild west street, in the wild west, frontier town, old western town, the old west | high noon',
  timessquare:
    'times square, new york times square, times square new york | piccadilly circus, billboards everywhere',
  yogastudio:
    'yoga studio, pilates studio, meditation room, yoga room | ballet studio, dance studio',
  spa: 'spa, day spa, at a spa, at the spa, in a spa, spa room, massage room, spa day, wellness spa, spa treatment | wellness center',
  bunker:
    'bunker, underground bunker, fallout shelter, bomb shelter, in a bunker, doomsday bunker, nuclear bunker, underground shelter',
  ballpit:
    'ball pit, ballpit, ball pool, in a ball pit | indoor playground, play center, soft play',
  tunnel:
    'tunnel, road tunnel, mountain tunnel, highway tunnel, in a tunnel, through a tunnel, through the tunnel, car tunnel, underpass | railway tunnel, train tunnel',
  castlehall:
    'throne room, castle hall, great hall, castle interior, in a castle, inside a castle, in the castle, inside the castle, castle throne room, royal hall, royal court, knights hall, medieval hall, medieval castle interior | hall of a castle, banquet hall',
  sewer: 'sewer, sewers, in the sewer, sewer tunnel, in the sewers, drain tunnel',
  parkinggarage:
    'parking garage, underground parking, underground garage, parking structure, multi storey car park, underground car park, parking deck',
  temple:
    'temple interior, in a temple, inside a temple, in the temple, inside the temple, buddhist temple interior, shrine interior, temple hall, in a monastery, in the monastery, in a buddhist temple',
  subwaycar:
    'subway car, subway train, metro car, metro train, in a subway car, on a subway, on the subway, on a subway train, in the subway car, inside a subway car, on the metro, metro carriage, subway carriage, tube train, on the tube, subway interior, subway ride',
  tomb: 'pharaoh s tomb, pharaohs tomb, egyptian tomb, inside a pyramid, inside the pyramid, in a pyramid, in the pyramid, in a pharaoh s tomb, pyramid interior, egyptian temple, burial chamber, pyramid chamber, mummy s tomb',
  circus:
    'circus, circus ring, big top, in the circus ring, circus arena, at the circus, circus show, circus performance, inside a circus tent, in a circus tent, in the circus tent',
  arena:
    'arena, sports arena, indoor arena, basketball arena, sports hall, basketball stadium, basketball game, indoor court, indoor basketball court, nba game | gymnasium, school gym, colosseum arena, gladiator arena',
  boxingring:
    'boxing ring, wrestling ring, in the ring, boxing match, fight ring, wrestling match | mma cage, octagon, fight cage',
  icerink:
    'ice rink, skating rink, ice skating rink, hockey rink, ice arena, ice hockey rink, ice hockey game, hockey game, indoor ice rink',
  runway:
    'runway, catwalk, fashion runway, fashion show, fashion show runway, at a fashion show, on the runway, on the catwalk, runway show',
  room: 'room, cozy room, window, window sill, windowsill, window ledge, windowsills, house interior, interior, indoors, indoor, at home, cabin interior, desk, desktop, countertop, kitchen table, on a desk, on the desk',
  bathroom: 'bathroom | washroom, restroom, shower room',
  forge:
    'forge, smithy, blacksmith shop, blacksmith s shop, blacksmiths shop, blacksmith s forge, blacksmith forge, blacksmith workshop',
  courtroom:
    'courtroom, court room, court of law, in court, courthouse interior | tribunal, courthouse',
  cell: 'prison cell, jail cell, in prison, in jail, behind bars, prison, jail',
  cinema: 'cinema, cinemas, movie theater, movie theatre, film theater, cinema hall, at the movies',
  warehouse:
    'warehouse, warehouses, storehouse, storage hall, distribution center | depot, fulfillment center',
  aquarium:
    'at an aquarium, at the aquarium, public aquarium, aquarium hall, aquarium visit, visiting an aquarium, visiting the aquarium, aquarium tunnel, in front of an aquarium, in front of the aquarium',
  garage: 'garage, car garage, repair shop, auto shop | hangar',
  workshop:
    'workshop, woodworking shop, wood workshop, carpentry workshop, carpenter s workshop, carpenters workshop, woodshop, joinery | tool shed, shed interior, toy workshop, shoemaker s workshop',
  sewing:
    'sewing room, sewing studio, tailor shop, tailors shop, tailor s shop, tailor s workshop, dressmaker s studio, fashion studio, sewing workshop | costume shop',
  pottery: 'pottery studio, pottery workshop, ceramics studio, ceramic studio, pottery class',
  factory:
    'factory floor, factory hall, factory interior, in a factory, in the factory, inside a factory, inside the factory, assembly line, dark factory, old factory, steel factory | industrial hall, steel mill, machine room, boiler room',
  dentist:
    'at the dentist, dentist office, dentist s office, dentists office, dental office, dental clinic, at a dentist, dental practice',
  museum: 'museum, art gallery, art museum | gallery, exhibition, art show',
  greenhouse:
    'greenhouse, glasshouse, conservatory, winter garden, plant nursery | botanical garden',
  train:
    'on a train, on the train, in a train, train interior, train carriage, train compartment, train car, inside a train, train window, train window view, train ride window view, view from a train, view from the train, view from a train window, train ride view, through a train window, through the train window, by the train window | on a bus, on the bus, on a plane, on the plane, on an airplane, in an airplane, inside a bus, inside a plane, on the tram',
  hospital:
    'hospital room, hospital ward, clinic, doctors office, hospital bed, in a hospital, at the hospital, in the hospital, inside a hospital, hospital interior | pharmacy',
  salon:
    'salon, hair salon, beauty salon, barbershop, barber shop, hairdresser, hairdressers | nail salon, tattoo studio, tattoo parlor',
  lab: 'laboratory, lab, science lab, chemistry lab',
  hall: 'ballroom, marble hall, marble room, palace hall, marble interior, grand hall | mansion interior, palace interior, bank hall',
  living: 'living room, lounge | waiting room',
  bedroom:
    'bedroom, hotel room, guest room, in bed, student room, student bedroom, dorm room, teenagers room | dorm',
  kitchen: 'kitchen',
  cafe: 'cafe, café, corner cafe, cozy corner cafe, coffee shop, coffee house | tea room, coffeeshop',
  office: 'office, workplace, office space | cubicle, coworking space',
  court:
    'tennis court, basketball court, street court, street basketball court, outdoor court, outdoor basketball court, neighborhood court, playground court, city court, blacktop court, concrete court, volleyball court, badminton court, on the court, on court, sports court, ball court',
  classroom:
    'classroom, class room, school room, in class, in the class, at school, in school, in the school, in a school | lecture hall, kindergarten, exam week, exam season, exam hall, finals week, midterms, exam day, test day, school exam',
  library: 'library, library shelves, library stacks, between library shelves | study room',
  bookshop:
    'bookshop, bookstore, book shop, book store, used bookstore, old bookshop, bookshop window',
  bakery:
    'bakery, bakery shop, bakery counter, bakery display, pastry shop, patisserie | donut shop, cake shop, confectionery, pastry case',
  restaurant:
    'restaurant, italian restaurant, fine dining, fine dining restaurant, trattoria | bistro, steakhouse, pizzeria',
  florist: 'flower shop, florist, florist shop, florist s shop, flower store, flower shop window',
  supermarket:
    'supermarket, grocery store, grocery aisle, supermarket aisle | convenience store, corner store, grocery, groceries aisle',
  elevator:
    'in an elevator, in the elevator, inside an elevator, inside the elevator, stuck in an elevator, stuck in the elevator, elevator interior, elevator ride, in a lift, in the lift, inside a lift, stuck in a lift, in an office elevator, office elevator, elevator, lift interior',
  laundry: 'laundromat, laundry room, launderette, laundry, laundrette',
  airport:
    'airport, airport terminal, departure lounge, airport lounge, airport gate | departure hall',
  market:
    'market, markets, farmers market, farmer s market, street market, food market, flea market, outdoor market, night market, christmas market, market square, market stall, market stalls, market stand, fruit stand, fruit stall, flower stall, flower stand, food stall, food stalls, stall, stalls | farm shop, market hall, farm stand, bazaar, souk, lemonade stand, kiosk, food court, street food festival, summer festival, japanese festival, matsuri, festival stalls, village festival, street festival',
  terrace:
    'terrace, cafe terrace, café terrace, outdoor cafe, sidewalk cafe, sidewalk café, street cafe, street café, outdoor café, pavement cafe, bistro terrace, restaurant terrace, parisian cafe, parisian café, paris cafe | patio, beer garden',
  rooftop:
    'rooftop, on a rooftop, rooftop terrace, rooftop garden, roof garden, rooftop bar, roof terrace, rooftop party | roof, penthouse',
  pool: 'rooftop pool, rooftop swimming pool, sky pool, pool, swimming pool, poolside, by the pool, pool party, at the pool, water park, waterpark, aqua park, water slides, at a water park',
  gym: 'gym, fitness studio, weight room | fitness center, boxing gym',
  shop: 'hardware store, tool store, perfumery, butchery, delicatessen, deli, deli counter, toy store, toy shop, toyshop, sweets shop, chocolate shop, chocolatier, record store, record shop, vinyl shop, vinyl store, music store, music shop, antique shop, antique store, vintage shop, thrift store, thrift shop, curiosity shop, pet shop, pet store, magic shop, wand shop, gift shop, souvenir shop, ice cream parlor, ice cream parlour, ice cream shop, gelateria, gelato shop, fishmonger, shop, store, boutique, clothing store, clothes shop, shop window, fashion store',
  snowfield:
    'ice, arctic, antarctica, antarctic, north pole, south pole, tundra, snowfield, snowy landscape, snowy field, snowy hill, frozen, winter wonderland, winter landscape, frozen lake, frozen pond, frozen river, icy lake, ice covered lake | glacier, siberia, alaska, lapland, ice floe, ice age',
  cave: 'den, burrow, fox den, bear den, wolf den, in a den, in their den, in its den, cave, cavern, grotto, underground, ice cave, crystal cave | mine, lair',
  lake: 'moat, lake, pond, river, stream, creek, brook, rivers, riverside, lakeside, riverbank, waterfront, shimmering lake, calm lake, by the water, river bank',
  road: 'road, highway, route, motorway, freeway, country road, open road, asphalt, winding road, mountain road | mountain pass, racetrack, race track, track, speedway, railway, railroad, train tracks, route 66, raceway',
  stage:
    'stage, theater, theatre, on stage, crowd silhouettes, crowd silhouette, silhouetted crowd, silhouettes of the crowd, silhouette of the crowd, audience silhouettes, spotlight | concert, concert hall, opera, festival',
  abstract:
    'abstract, swirl, swirls, gradient, ombre, liquid, fluid, geometric, geometric shapes, shapes, waves of color, waves of colour, plain background, vibrant background, colorful background, colourful background, bright background, neutral background, studio background, studio backdrop, solid background, simple background, blank background, empty background, blob, blobs, colour waves, color waves, logo, icon, icons, app icon, line icon, line icons, minimal line icon, outline icon, line logo, emblem, logo design, minimal logo, minimalist logo, simple logo, mascot logo, minimal icon, minimalist icon, flat icon | pattern, patterns, psychedelic, kaleidoscope, fractal, mandala, marble texture, texture, wallpaper, seamless pattern, ripples, lava lamp, spiral, spirals, ink in water, optical illusion, hypnotic, tie dye, void',
};

export const SETTING_WORDS = invert<SettingName>(SETTING_TABLE);
export const SETTING_STAND_INS = standInsOf(Object.values(SETTING_TABLE));

/**
 * Places named by one of their parts: they decide only when no other place is named. The place does not show the parts
 * behind the bar.
 */
const HINT_TABLE = {
  jungle: 'vines',
  gym: 'gym equipment, workout',
  terrace: 'table outside, table outdoors, outdoor table, outside table',
  classroom: 'blackboard, chalkboard',
  room: 'candlelight, by candlelight, table, shelf, carpet floor, fireplace, curtains, curtain, wardrobe, floor, wall, ceiling, lamp light, home',
  snowfield: 'snowbank, snowdrift | icicles, icicle, sleigh ride',
  sky: 'air, horizon, skies, heavens, cloudscape',
  hills: 'flowerbed, flower bed, haystack, rural, landscape, nature | crops, soil',
  forest:
    'undergrowth, waterfall, waterfalls, branch, tree branch, branches, twig, forest floor | leaf litter, moss, fern, ferns',
  city: 'neon city | apartment, apartments',
  subwaycar: 'subway, metro',
  street:
    'lamppost, traffic, heavy traffic, rush hour, rush hour traffic, city traffic, zebra crossing, pedestrian crossing, storefront, neon sign, neon signs, billboard, shops | curb, gutter',
  ocean: 'tide, surf break, horizon at sea, swell, current, foam | deck, sailing trip',
  beach: 'sand, seashells, shells, palm beach, coastal',
  cave: 'stalactites, crystals',
  lake: 'reeds, shallow water, water, water surface, reflection, lily pads',
  mountain: 'rocky, rocks, crag | lava flow',
  space: 'stars and planets, constellation, constellations, planets',
  stage: 'stage lights, audience, spotlights',
  disco: 'glow stick, glow sticks, glowstick, glowsticks, light stick, light sticks',
  park: 'picnic blanket, park bench',
  road: 'finish line | race, road trip, motorcade',
  abstract:
    'product shot, product photo, product photography, product render, packshot, product ad, advertisement, podium display, studio shot, studio',
  desert: 'sandstorm | tumbleweed, tumbleweeds, mirage',
};

export const SETTING_HINTS = invert<SettingName>(HINT_TABLE);
export const HINT_STAND_INS = standInsOf(
  Object.entries(HINT_TABLE).map(([place, words]) => `${place}, ${words}`),
);
