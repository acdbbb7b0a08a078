export const VEHICLES_AND_BUILDINGS: Readonly<Record<string, string>> = {
  automobile:
    'car, cars, sedan, hatchback, car window, car windows | vehicle, tesla, toy car, flying car, delorean, bmw, mercedes',
  'racing-car':
    'racing car, race car, racecar, formula 1 car, f1 car, formula one car | batmobile, hot rod',
  '@sportscar':
    'sports car, sports cars, sportscar, sport car, supercar, supercars, super car, race sports car, coupe | ferrari, lamborghini, porsche, corvette, bugatti, mclaren, aston martin, maserati',
  '@classicsportscar':
    'vintage sports car, classic sports car, old sports car, retro sports car, vintage roadster, classic roadster',
  'sport-utility-vehicle': 'suv | jeep, rv, motorhome, land rover',
  minibus: 'minibus, van, minivan',
  'pickup-truck': 'pickup, pickup truck, pick up truck | monster truck',
  'delivery-truck': 'truck, delivery truck, delivery van | lorry, moving truck, mail truck',
  'articulated-lorry': 'semi truck | trailer, big rig, eighteen wheeler, tank',
  'fire-engine': 'fire truck, fire engine | firetruck',
  'police-car': 'police car | cop car',
  ambulance: 'ambulance',
  taxi: 'taxi, taxis | cab, yellow cab, taxi cab',
  bus: 'bus, buses | yellow bus, tour coach',
  '@doubledecker': 'double decker bus, double decker, double deck bus | london bus, routemaster',
  tractor: 'tractor | snowplow',
  '@combine':
    'combine harvester, combine harvesters, combine, harvester, harvesters, grain harvester, harvesting machine',
  motorcycle: 'motorcycle, motorbike | harley, chopper, dirt bike',
  'motor-scooter': 'vespa, motor scooter, scooter',
  'kick-scooter':
    'kick scooter, electric scooter, electric scooters, e scooter, e scooters, electric kick scooter',
  bicycle: 'bicycle, bike, mountain bike | penny farthing',
  skateboard: 'skateboard, skate board | longboard, hoverboard',
  'roller-skate': 'roller skate | roller skates, rollerblades, skates, roller blades',
  'ice-skate': 'ice skate | ice skates',
  '@surfboard': 'surfboard, surf board | paddleboard, paddle board, boogie board',
  '@snowboard': 'snowboard, snow board',
  '@skis': 'ski, skis | ski board',
  '@snowmobile': 'snowmobile, snow mobile | ski doo',
  sled: 'sleigh, sled, sledge | toboggan, dog sled, bobsled',
  '@carpet': 'magic carpet, flying carpet, flying carpets, flying rug',
  '@wagon': 'wagon | covered wagon, cart, caravan, handcart',
  '@carriage': 'pumpkin carriage, pumpkin coach, cinderella carriage | fairytale carriage',
  '@horsecarriage':
    'carriage, horse carriage, horse-drawn carriage, horse and carriage, horse buggy, wedding carriage | coach carriage, chariot, stagecoach, buggy, horse-drawn cart, horse cart',
  '@jinrikisha':
    'jinrikisha, hand pulled rickshaw, pulled rickshaw, japanese rickshaw, man pulled rickshaw',
  '@minecart': 'minecart, mine cart | mining cart',
  '@steamtrain':
    'train, trains, locomotive, steam train, steam trains, steam engine, steam locomotive, old train, vintage train | hogwarts express, freight train, orient express, polar express',
  '@bullettrain':
    'high speed train, shinkansen, bullet train, bullet trains | maglev, monorail train, tgv, ice train',
  '@electrictrain':
    'electric train, commuter train, local train, passenger train, modern train, regional train, electric trains, railcar | railway car, rail car, train car, metro train, subway train, suburban train',
  tram: 'tram, streetcar, trolley | san francisco tram',
  sailboat:
    'boat, sailboat, sailing boat, sail boat, boats, yacht | ship, vessel, fishing boat, catamaran, ships',
  '@shipwreck':
    'shipwreck, shipwrecks, ship wreck, sunken ship, sunken ships, sunken shipwreck, sunken boat, sunken galleon, wrecked ship, wreck of a ship, sunken wreck, wreck of a boat, wrecked boat',
  '@pirateship': 'pirate ship, pirate ships | ghost ship',
  '@sailingship': 'sailing ship, galleon, tall ship | schooner, junk ship, frigate',
  '@paperboat': 'paper boat | origami boat, toy boat, paper ship',
  '@raft': 'raft, wooden raft | log raft',
  '@gondola': 'gondola | venetian gondola',
  '@submarine': 'submarine, sub marine, u boat, yellow submarine | bathyscaphe',
  canoe: 'canoe',
  speedboat: 'speedboat, speed boat | hovercraft',
  'motor-boat': 'motor boat, motorboat | tugboat, fishing trawler, tug boat',
  ship: 'cruise ship, cruise liner, ocean liner, titanic | steamship, battleship, warship, steamboat, aircraft carrier',
  airplane:
    'airplane, aeroplane, passenger plane, airliner, jumbo jet | jet, jet plane, private jet, spitfire',
  'small-airplane': 'plane, small plane | seaplane, toy plane',
  '@drone':
    'drone, drones, quadcopter, quadrocopter, camera drone, delivery drone, racing drone, flying drone',
  helicopter: 'helicopter | chopper helicopter',
  parachute: 'parachute | paraglider, skydiver, paratrooper, hang glider',
  '@hotairballoon': 'hot air balloon, hot air balloons | air balloon',
  '@airship': 'airship, dirigible | zeppelin, blimp',
  '@steamairship':
    'steampunk airship, steampunk airships, steam airship | steampunk zeppelin, steampunk blimp',
  rocket:
    'rocket, spaceship, space ship, rocket ship, spacecraft, space rocket, starship, rocketship | missile, apollo, falcon 9, millennium falcon',
  'flying-saucer':
    'ufo, flying saucer, flying saucers, ufos | alien ship, alien spaceship, mothership',
  satellite: 'satellite | space probe, telescope satellite, hubble, sputnik',
  kite: 'kite | dragon kite',
  wheel: 'wheel | water wheel',
  '@cartire': 'tire, tyre, tires, tyres, car tire, car tyre, flat tire, flat tyre, spare tire',
  '@hamsterwheel': 'hamster wheel, running wheel, exercise wheel, hamster wheels',
  anchor: 'anchor',
  'ring-buoy': 'lifebuoy, buoy | life ring, inner tube, pool float, pool ring, swim ring',
  castle:
    'castle, palace, fortress, castle gate, castle gates, medieval castle, stronghold, citadel | fort, disney castle, hogwarts, kingdom, alhambra',
  '@abbeyisland': 'mont saint michel, mont st michel, abbey island',
  '@sandcastle': 'sandcastle, sand castle, castle made of sand',
  '@japanesecastle':
    'japanese castle, osaka castle, himeji castle, nagoya castle, matsumoto castle, kumamoto castle',
  '@pagoda':
    'pagoda, japanese temple, chinese temple, japanese pagoda, buddhist temple, kyoto temple, temple in japan, temple gate',
  '@kaminarimon':
    'kaminarimon, kaminarimon gate, thunder gate of asakusa, senso ji gate, sensoji gate, hozomon',
  '@greatbuddha':
    'great buddha, giant buddha, buddha statue, buddha, daibutsu, big buddha, kamakura buddha, great buddha of kamakura, statue of buddha',
  '@goldenpavilion':
    'golden pavilion, kinkakuji, kinkaku ji, temple of the golden pavilion, golden temple of kyoto',
  '@skytree': 'skytree, tokyo skytree, tokyo sky tree, sky tree tower',
  '@treehouse':
    'treehouse, tree house, treehouses, tree houses, treehouse village, tree house village',
  '@hobbithouse': 'hobbit house, hobbit hole, hobbit houses, hobbit home, hobbit holes',
  '@spiceorange':
    'spice, spices, spice sack, spice sacks, sack of spices, sacks of spices, turmeric, paprika powder, curry powder, ground spices',
  '@foodtruck':
    'food truck, food trucks, taco truck, burger truck, coffee truck, ice cream truck, ice cream van, food van, coffee van',
  '@foodstall':
    'noodle stand, noodle stall, street food stand, street food stall, food cart, hot dog stand, hot dog cart, taco stand, taco stall, ice cream stand, ice cream cart, coffee stand, coffee cart, coffee kiosk, snack bar, snack stand, takoyaki stand, yatai',
  '@ramenfront':
    'ramen shop front, ramen shopfront, ramen shop exterior, ramen shop building, izakaya exterior',
  '@greenhouse': 'greenhouse building, greenhouse exterior, glass greenhouse building',
  '@gasstation': 'gas station building, roadside gas station',
  '@mushroomhouse':
    'mushroom house, mushroom houses, house in a mushroom, house inside a mushroom, mushroom cottage, mushroom home, toadstool house, toadstool houses, gnome house, fairy house, fairy houses, smurf house, mushroom cottages | fairy cottage, gnome home',
  '@glasshouse':
    'glass house, modern house, modern glass house, modern villa, modern mansion, glass villa, modern home, modern houses | luxury villa, luxury house, dream house',
  '@skycity':
    'floating city, floating cities, flying city, sky city, city in the sky, city in the clouds, city above the clouds, cloud city, city on a floating island, floating town, city floating in the clouds, city floating in the sky, city floating above the clouds',
  '@skycastle':
    'flying castle, floating castle, castle in the sky, sky castle, castle in the clouds, floating palace, castle above the clouds, castle on a floating island, floating kingdom',
  'shinto-shrine': 'torii, torii gate, japanese gate',
  '@shrinehall': 'shrine, shinto shrine, japanese shrine, shrine building, shrine hall',
  'hindu-temple': 'hindu temple | temple, ancient temple',
  'classical-building':
    'greek temple, roman temple, museum building, courthouse, parthenon | acropolis, bank building, pantheon, the white house, capitol',
  '@townhouse':
    'townhouse, town house, townhouses, brick house, row house, brownstone, brick townhouse, terraced house | condo, duplex, brick building, tenement, rowhouse, condominium',
  '@gazebo': 'gazebo, bandstand, garden pavilion, gazebos | pavilion, summerhouse',
  '@woodencross':
    'wooden cross, crosses, christian cross, crucifix, cross on a hill, wooden crosses | grave cross',
  school: 'school, schoolhouse, school building',
  bank: 'bank | bank vault',
  church: 'church, church steeple, church tower',
  '@chapel': 'chapel, small chapel, white chapel, little chapel, wedding chapel',
  '@monastery': 'monastery, monasteries | convent, priory',
  '@cathedral':
    'cathedral, gothic cathedral, gothic church, cathedrals | notre dame, minster, basilica, abbey',
  mosque: 'mosque | minaret',
  house: 'house, houses, home building, little house | suburban house, cottage house, bungalow',
  '@cutawayhouse':
    'dollhouse, doll house, dolls house, dollhouses, open dollhouse, cutaway house, house cutaway, house cross section',
  '@farmhouse': 'farmhouse, farm house, farmhouses, white farmhouse',
  '@timberhouse':
    'half timbered house, half timbered houses, half timbered, half timber house, timber framed house, timber framed houses, tudor house, tudor houses, fachwerk house | inn, old inn, coaching inn, longhouse',
  '@thatchedcottage':
    'thatched cottage, thatched cottages, thatched house, thatched roof cottage, cottage with a thatched roof, cottage with thatched roof, house with a thatched roof, thatched roof',
  '@observatory': 'observatory, space observatory, astronomical observatory | planetarium',
  '@beachhut': 'beach hut, beach huts, beach cabin, beach cabins, bathing hut, bathing huts',
  '@stonecircle': 'stonehenge, stone circle, standing stones | megaliths, dolmen',
  '@spreadstatue':
    'christ the redeemer, christ statue, statue of christ, jesus statue, cristo redentor',
  'house-with-garden': 'cottage, house with garden | house with a garden, country house',
  '@cycladichouses': 'greek houses, cycladic houses, santorini houses',
  '@cycladichouse': 'greek house, cycladic house, santorini house',
  '@cabin':
    'cabin, wooden cabin, cabin in the woods, log cabin, wood cabin | log house, shed, lodge, chalet, ski lodge, alpine hut, mountain hut, shack',
  hut: 'hut, straw hut, thatched hut | tiki hut, tiki bar',
  'derelict-house':
    'haunted house, derelict house, abandoned house, old abandoned house, ruined house | haunted mansion, spooky house, creepy house, old house',
  '@barn': 'barn, red barn | stable, farm building, stables',
  '@igloo': 'igloo | ice house',
  '@tent': 'tent | camping tent, camp tent',
  'circus-tent': 'circus tent, big top, marquee tent',
  '@lighthouse': 'lighthouse, light house | beacon',
  '@windmill':
    'windmill, wind mill, windmills, windmill blades, windmill sails, blades of a windmill | dutch windmill, mill',
  '@pyramid': 'pyramid, pyramids | egyptian pyramid, ziggurat, mayan temple, aztec temple',
  '@convertible': 'convertible, convertible car, cabriolet, cabrio, open top car, roadster',
  '@goldengate': 'golden gate bridge, golden gate',
  '@towerbridge': 'tower bridge, tower bridge london, london bridge, london tower bridge',
  '@greatwall': 'great wall of china, great wall, chinese wall, the great wall',
  '@machupicchu': 'machu picchu, machu pichu, macchu picchu, machu picchu ruins',
  '@chimney': 'chimney, chimneys, brick chimney',
  '@bridge': 'bridge, stone bridge | wooden bridge, arch bridge, footbridge, aqueduct',
  '@viaduct': 'viaduct, railway bridge, railroad bridge, train bridge | railway viaduct',
  '@fountain': 'fountain, water fountain, stone fountain | trevi fountain, birdbath, bird bath',
  '@well': 'well, stone well | wishing well, water well',
  'tokyo-tower': 'tokyo tower, radio tower | cn tower, space needle',
  '@eiffel': 'eiffel tower',
  '@clocktower': 'big ben, clock tower, clocktower, elizabeth tower',
  '@operahouse': 'sydney opera house | opera house',
  '@colosseum': 'colosseum, coliseum | amphitheater',
  '@columngate': 'brandenburg gate',
  '@triumphalarch': 'arc de triomphe, triumphal arch, arch of triumph',
  '@leaningtower': 'leaning tower of pisa, leaning tower, tower of pisa, pisa tower',
  '@steppedtower': 'empire state building, empire state, art deco skyscraper | chrysler building',
  '@needletower': 'burj khalifa | shanghai tower, merdeka',
  '@glasspyramid': 'louvre pyramid, glass pyramid, louvre | louvre museum',
  '@basilica': 'sagrada familia, sagrada família, la sagrada familia',
  '@oniondomes':
    'saint basil cathedral, st basil cathedral, saint basils cathedral, st basils cathedral, basil cathedral, basils cathedral | onion dome church, russian church, orthodox church, kremlin',
  '@fairytalecastle':
    'neuschwanstein castle, neuschwanstein, fairy tale castle, fairytale castle, bavarian castle',
  '@tajmahal': 'taj mahal',
  '@liberty': 'statue of liberty, lady liberty',
  'office-building':
    'office building, building | fire station, police station, town hall, city hall, skyscraper building, high rise',
  '@glasstower':
    'glass tower, office tower, glass office tower, modern tower, glass skyscraper, modern skyscraper, corporate tower, glass high rise | one world trade center, residential tower, apartment tower, condo tower, luxury tower',
  '@concretetower':
    'concrete tower, brutalist tower, brutalist building, concrete building, brutalist architecture, tower block, concrete tower block, concrete high rise, brutalist concrete building, brutalist concrete tower | panel building, soviet apartment block',
  '@ferriswheel': 'ferris wheel | big wheel, london eye',
  'roller-coaster': 'roller coaster, rollercoaster',
  '@carousel': 'carousel, merry go round, carousels, carrousel',
  'carousel-horse': 'carousel horse, carousel horses, merry go round horse',
  '@slide': 'slide | playground slide, water slide',
  '@swing': 'swing, swings, tree swing, rope swing | swing set',
  '@seesaw': 'seesaw, see saw, seesaws, teeter totter, teeterboard | playground seesaw',
  '@tireswing': 'tire swing, tyre swing, tire swings, tyre swings, tire on a rope',
  '@monkeybars': 'monkey bars, monkeybars | jungle gym, climbing frame, overhead ladder',
  '@streetlamp':
    'street lamp, streetlight, streetlamp, street lamps, street light, street lights, lamp post, lamppost | lantern post, gas lamp',
  'horizontal-traffic-light': 'traffic light, traffic lights, stoplight',
  '@signpost': 'signpost, sign post',
  '@sign': 'sign, wooden sign, signboard, sign board, wood sign | noticeboard',
  '@billboard': 'billboard, bill board, advertising board, digital billboard, billboards',
  '@streetsign':
    'street sign, road sign, traffic sign, highway sign, direction sign, directional sign, road name sign, street name sign, green street sign',
  '@licenseplate':
    'license plate, licence plate, number plate, vanity plate, car plate, registration plate',
  '@marquee':
    'marquee, movie marquee, cinema marquee, theater marquee, theatre marquee, marquee sign, cinema sign, movie theater sign | letter board, letterboard, lightbox sign',
  '@scoreboard': 'scoreboard, score board, scoreboards, stadium scoreboard, led scoreboard',
  '@hangingbanner': 'hanging banner, cloth banner, party banner, birthday banner',
  '@bannerplane': 'banner plane, plane banner, aerial banner, advertising plane',
  '@chalkboard':
    'chalkboard sign, chalkboard easel, easel chalkboard, sidewalk sign, chalkboard menu, menu board, sandwich board, chalk board, chalk sign, specials board, a frame sign, cafe board, blackboard sign, chalkboard special | notice board, bulletin board',
  '@placard': 'placard, cardboard sign, protest sign',

  '@wall': 'brick wall, red brick wall, stone wall, old wall, garden wall',
  '@fence': 'fence, wooden fence, white fence | picket fence, gate fence',
  '@mailbox': 'mailbox, mail box | letterbox, letter box, post box',
  '@firehydrant': 'fire hydrant, hydrant',
  '@trafficcone': 'traffic cone, road cone, safety cone',
  '@parkingmeter': 'parking meter',
  '@bench': 'bench, wooden bench | park bench, pew',
  '@haybale': 'hay bale, haybale | hay, haystack, bale of hay, straw bale',
  '@pond': 'small pond, watering hole, waterhole, water hole | fish pond, duck pond',
  '@vintagecar':
    'vintage car, classic car, old car, oldtimer, retro car, antique car, vintage cars, classic cars, old timer car, beetle car, vw beetle, old fashioned car, 50s car | trabant, fiat 500, mini cooper, 2cv, citroen 2cv, volkswagen, cadillac, jalopy, hot rod car, muscle car',
  '@campervan':
    'vw bus, vw van, volkswagen bus, volkswagen van, vw camper, vw camper van, vw campervan, camper van, campervan, kombi, vw kombi, hippie van, hippie bus, retro camper van, vintage camper van, vintage van, vintage camper, retro van | camper, van life',
  '@vintagetruck':
    'vintage truck, old truck, vintage pickup truck, old pickup truck, vintage pickup, old pickup, farm truck, antique truck, christmas truck',
  '@schoolbus': 'school bus, schoolbus, school buses',
  '@excavator':
    'excavator, digger, excavators, backhoe | steam shovel, bucket loader, wheel loader',
  '@gokart': 'go kart, gokart, go cart, kart, racing kart',
  '@unicycle': 'unicycle',
  '@tricycle': 'tricycle, trike',
  '@tandem': 'tandem bike, tandem, tandem bicycle, bicycle for two, bicycle built for two',
  '@moped': 'moped',
  '@quadbike': 'quad bike, atv, four wheeler, all terrain vehicle, atvs | dune buggy',
  '@limousine': 'limousine, limo, stretch limo, stretch limousine',
  '@tuktuk': 'tuk tuk, tuktuk, rickshaw, auto rickshaw, autorickshaw, motor rickshaw',
  '@bulldozer': 'bulldozer, dozer',
  '@dumptruck': 'dump truck, dumper truck, tipper truck, dumptruck, tip truck',
  '@garbagetruck':
    'garbage truck, trash truck, refuse truck, rubbish truck, recycling truck, bin lorry, dustcart',
  '@mixertruck':
    'cement mixer truck, concrete mixer truck, cement truck, concrete truck, cement mixer, concrete mixer, mixer truck',
  '@forklift': 'forklift, fork lift, forklift truck, fork lift truck',
  '@chairlift': 'ski lift chair, chairlift, chair lift, ski lift',
  '@windturbine': 'wind turbine, wind generator, wind turbine blades, turbine blades | wind farm',
  '@towercrane':
    'construction crane, tower crane, building crane, crane at a construction site, crane machine',
  '@rowboat':
    'rowboat, rowing boat, row boat, wooden boat, rowboats, small wooden boat, old wooden boat | dinghy, fishing dinghy',
  '@vikingship':
    'viking ship, longship, viking boat, viking longship, viking ships, drakkar | dragon boat, dragon boats',
  '@kayak': 'kayak, kayaks, sea kayak, canoe kayak',
  '@cargoship':
    'cargo ship, container ship, cargo ships, container ships, freighter, cargo vessel, cargo boat, freight ship | oil tanker, tanker ship',
  '@jetski': 'jet ski, jetski, jet skis, jetskis, water scooter, personal watercraft',
  '@houseboat': 'houseboat, house boat, houseboats, floating home | canal boat, narrowboat',
  '@fighterjet':
    'fighter jet, fighter jets, jet fighter, fighter plane, military jet, fighter aircraft | stealth bomber, warplane, f 16',
  '@glider': 'glider, gliders, sailplane, glider plane, soaring plane',
  '@spacestation': 'space station, space stations, international space station, orbital station',
  '@lunarlander': 'lunar lander, moon lander, lunar module, lunar landing module, apollo lander',
  '@rover':
    'mars rover, moon rover, lunar rover, space rover, rover, rovers, martian rover | curiosity rover',
  '@cablecar': 'cable car, cable cars, aerial tramway, ski gondola, gondola lift, cable cabin',
  '@biplane':
    'biplane, biplanes, vintage plane, old plane, vintage airplane, old airplane, retro airplane, propeller plane',
  '@spaceshuttle': 'space shuttle, shuttle, space shuttle launch',
  '@stonetower':
    'stone tower, tower, castle tower, watchtower, medieval tower, ruined tower, old tower, watch tower, round tower, rapunzel tower, towers | turret',
  '@wizardtower': 'wizard tower, wizards tower, magic tower, wizard s tower, mage tower',
  '@watertower': 'water tower, water towers, water tank',
  '@suspensionbridge': 'suspension bridge, cable bridge, suspension bridges | cable stayed bridge',
  '@stonetowerbridge': 'brooklyn bridge',
  '@ropebridge': 'rope bridge, rope bridges, hanging bridge, swinging bridge | jungle bridge',
  '@coveredbridge': 'covered bridge, covered bridges, wooden covered bridge',
  '@sphinx': 'sphinx, egyptian sphinx, great sphinx, sphinx of giza, sphinxes',
  '@ruins':
    'ruins, ancient ruins, temple ruins, greek ruins, roman ruins, ruined temple, broken columns, ruin',
  '@tipi': 'tipi, teepee, tepee, tipis, teepees | wigwam',
  '@yurt': 'yurt, yurts, mongolian yurt, mongolian tent | ger tent',
  '@mansion':
    'mansion, manor house, grand house, stately home | manor, country manor, estate house, villa',
  '@apartmentbuilding':
    'apartment building, apartment block, apartment house, block of flats, apartment buildings, apartment blocks, residential building, apartment complex',
  '@silo': 'silo, grain silo, farm silo, silos, corn silo',
  '@watermill': 'watermill, water mill, watermills, mill with a water wheel, grist mill',
  '@oilrig': 'oil rig, oil platform, drilling rig, offshore rig, drilling platform, oil rigs',
  '@halfpipe':
    'half pipe, halfpipe, skate ramp, skateboard ramp, skateboarding ramp, half pipe ramp, skateboard half pipe',
  '@cannon': 'cannon, cannons, old cannon, pirate cannon | howitzer, artillery cannon',
  '@catapult': 'catapult, catapults | trebuchet, mangonel',
  '@totempole': 'totem pole, totem poles, totem | tiki pole',
  '@cashmachine': 'atm, atm machine, cash machine, cash dispenser, atms, cashpoint',
  '@photobooth': 'photo booth, photobooth, photo booths',
  '@islet':
    'tiny island, small island, islet, little island, tiny islands, small islands, palm island, tiny desert island | small desert island',
  '@phonebooth': 'phone booth, telephone booth, phone box, telephone box, call box',
  '@birdhouse': 'birdhouse, bird house, nesting box, birdhouses',
};
