export const VEHICLES_AND_BUILDINGS: Readonly<Record<string, string>> = {
  automobile:
    'car, cars, sedan, hatchback, beetle car, vehicle, convertible, classic car, cadillac, tesla, mini cooper, volkswagen, toy car, jalopy, limousine, flying car, old car, vintage car, delorean',
  'racing-car':
    'racing car, race car, racecar, sports car, formula 1 car, f1 car, ferrari, lamborghini, porsche, supercar, formula one car, batmobile, go kart, go cart, hot rod',
  'sport-utility-vehicle':
    'suv, jeep, van, camper, camper van, minivan, rv, campervan, motorhome, land rover',
  'pickup-truck': 'pickup, pickup truck, pick up truck, monster truck',
  'delivery-truck':
    'truck, delivery truck, taco truck, food truck, ice cream truck, lorry, moving truck, ice cream van, mail truck, delivery van',
  'articulated-lorry': 'semi truck, trailer, big rig, eighteen wheeler, tank',
  'fire-engine': 'fire truck, fire engine, firetruck',
  'police-car': 'police car, cop car',
  ambulance: 'ambulance',
  taxi: 'taxi, cab, yellow cab, taxi cab',
  bus: 'bus, coach, school bus, double decker bus, double decker, buses, yellow bus',
  tractor: 'tractor, bulldozer, excavator, combine, digger, harvester, snowplow, lawnmower',
  motorcycle: 'motorcycle, motorbike, harley, chopper, dirt bike',
  'motor-scooter': 'vespa, moped, motor scooter, scooter',
  'kick-scooter': 'kick scooter',
  bicycle: 'bicycle, bike, tricycle, mountain bike, unicycle, penny farthing, tandem',
  skateboard: 'skateboard, longboard, hoverboard, skate board',
  'roller-skate': 'roller skate, roller skates, rollerblades, skates, roller blades',
  'ice-skate': 'ice skate, ice skates',
  '@surfboard': 'surfboard, surf board, paddleboard, paddle board, boogie board',
  '@snowboard': 'snowboard, snow board',
  '@skis': 'ski, skis, ski board',
  '@snowmobile': 'snowmobile, snow mobile, ski doo',
  sled: 'sleigh, sled, toboggan, sledge, santas sleigh, dog sled, bobsled',
  '@carpet': 'magic carpet, flying carpet',
  '@wagon': 'wagon, covered wagon, cart, wheelbarrow, caravan, rickshaw, handcart',
  '@carriage':
    'carriage, horse carriage, coach carriage, pumpkin carriage, chariot, stagecoach, buggy, baby carriage, stroller',
  '@minecart': 'minecart, mine cart, mining cart',
  locomotive:
    'train, steam train, locomotive, steam engine, steam locomotive, hogwarts express, freight train, toy train, orient express, polar express',
  'high-speed-train':
    'high speed train, shinkansen, bullet train, subway train, maglev, monorail train, metro train',
  tram: 'tram, streetcar, trolley, cable car, san francisco tram',
  sailboat:
    'boat, sailboat, ship, pirate ship, sailing ship, sailing boat, yacht, viking ship, galleon, longship, schooner, sail boat, vessel, tall ship, dinghy, fishing boat, catamaran, ghost ship, junk ship, boats, ships',
  '@paperboat': 'paper boat, origami boat, toy boat, paper ship',
  '@raft': 'raft, wooden raft, log raft',
  '@gondola': 'gondola, venetian gondola',
  '@submarine': 'submarine, yellow submarine, sub marine, u boat, bathyscaphe',
  canoe: 'canoe, kayak, rowboat, rowing boat, row boat, wooden boat',
  speedboat: 'speedboat, speed boat, jet ski, jetski, hovercraft',
  'motor-boat': 'motor boat, motorboat, tugboat, fishing trawler, tug boat',
  ship: 'cruise ship, ocean liner, titanic, cargo ship, container ship, steamship, battleship, warship, steamboat, aircraft carrier, cruise liner',
  airplane:
    'airplane, aeroplane, jet, jumbo jet, passenger plane, jet plane, airliner, fighter jet, spitfire, paper airplane, paper plane',
  'small-airplane':
    'plane, small plane, biplane, propeller plane, glider, seaplane, drone, toy plane',
  helicopter: 'helicopter, chopper helicopter',
  parachute: 'parachute, paraglider, skydiver, paratrooper, hang glider',
  '@hotairballoon': 'hot air balloon, hot air balloons, air balloon',
  '@airship': 'airship, zeppelin, blimp, dirigible, steampunk airship',
  rocket:
    'rocket, spaceship, space ship, rocket ship, spacecraft, space rocket, space shuttle, starship, missile, rocketship, shuttle, lunar lander, apollo, falcon 9, millennium falcon',
  'flying-saucer': 'ufo, flying saucer, alien ship, alien spaceship, saucer, ufos, mothership',
  satellite: 'satellite, space station, space probe, iss, telescope satellite, hubble, sputnik',
  kite: 'kite, dragon kite',
  wheel: 'wheel, tire, tyre, water wheel',
  anchor: 'anchor',
  'ring-buoy': 'lifebuoy, life ring, inner tube, pool float, buoy, pool ring, swim ring',
  castle:
    'castle, fortress, palace, fairytale castle, fairy tale castle, fort, citadel, medieval castle, disney castle, hogwarts, kingdom, stronghold',
  '@sandcastle': 'sandcastle, sand castle',
  'japanese-castle':
    'japanese castle, pagoda, japanese temple, chinese temple, dojo, japanese pagoda',
  'shinto-shrine': 'torii, torii gate, shrine, shinto shrine, japanese gate, gate',
  'hindu-temple': 'temple, hindu temple, taj mahal, ancient temple',
  'classical-building':
    'museum building, parthenon, greek temple, acropolis, colosseum, bank building, pantheon, white house, ruins, roman temple, capitol, courthouse',
  school: 'school, schoolhouse, school building',
  bank: 'bank, bank vault',
  church: 'church, cathedral, chapel, monastery, notre dame',
  mosque: 'mosque, minaret',
  house:
    'house, home building, suburban house, villa, cottage house, little house, mansion, houses, gingerbread house, manor, bungalow, hobbit house, farmhouse, farm house',
  'house-with-garden': 'cottage, house with a garden, house with garden, country house',
  '@cabin':
    'cabin, log cabin, wooden cabin, log house, wood cabin, snowy cabin, shed, lodge, chalet, ski lodge, shack, cabin in the woods',
  hut: 'hut, straw hut, thatched hut, beach hut, tiki hut, tiki bar, yurt',
  'derelict-house':
    'haunted house, haunted mansion, abandoned house, derelict house, ruined house, spooky house, creepy house, old house',
  '@barn': 'barn, red barn, stable, farm building, stables, silo',
  '@igloo': 'igloo, ice house',
  '@tent': 'tent, camping tent, tipi, teepee, tepee, camp tent',
  'circus-tent': 'circus tent, big top, marquee',
  '@lighthouse': 'lighthouse, light house, beacon',
  '@windmill': 'windmill, wind mill, wind turbine, dutch windmill, windmills, mill, watermill',
  '@pyramid': 'pyramid, pyramids, egyptian pyramid, sphinx, ziggurat, mayan temple, aztec temple',
  '@bridge':
    'bridge, stone bridge, golden gate bridge, wooden bridge, arch bridge, footbridge, red bridge, rope bridge, drawbridge, brooklyn bridge, suspension bridge, viaduct, aqueduct',
  '@fountain': 'fountain, water fountain, stone fountain, trevi fountain, birdbath, bird bath',
  '@well': 'well, wishing well, water well, stone well',
  'tokyo-tower':
    'tower, eiffel tower, tokyo tower, radio tower, clock tower, big ben, leaning tower of pisa, clocktower, wizard tower, wizards tower, watchtower, cn tower, space needle',
  'statue-of-liberty': 'statue of liberty, lady liberty',
  'office-building':
    'office building, apartment building, tower block, building, skyscraper building, high rise',
  'ferris-wheel': 'ferris wheel, big wheel, london eye',
  'roller-coaster': 'roller coaster, rollercoaster',
  'carousel-horse': 'carousel, merry go round, carousel horse, rocking horse',
  '@slide': 'slide, playground slide, water slide',
  '@swing': 'swing, tree swing, swing set, swings, rope swing, tire swing',
  '@streetlamp':
    'street lamp, streetlight, street light, lamp post, lamppost, lantern post, streetlamp, street lamps, street lights, gas lamp',
  'horizontal-traffic-light': 'traffic light, traffic lights, stoplight',
  'stop-sign': 'stop sign, road sign',
  '@signpost': 'signpost, sign post, wooden sign, signboard, sign',
  '@fence': 'fence, picket fence, wooden fence, gate fence, white fence',
  '@mailbox': 'mailbox, mail box, letterbox, letter box, post box',
  '@bench': 'bench, park bench, wooden bench, pew',
  '@haybale': 'hay bale, haybale, hay, haystack, bale of hay, straw bale',
  '@pond': 'small pond, fish pond, duck pond',
};
