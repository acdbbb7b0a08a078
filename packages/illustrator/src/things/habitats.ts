import { kinOf, OWN_ANIMALS, withKin } from '../language/kin.ts';
import { DIAGRAMS } from '../language/nouns/diagrams.ts';
import type { TimeOfDay } from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';

const table = <Place extends string>(
  rows: Readonly<Partial<Record<Place, string>>>,
): ReadonlyMap<string, Place> =>
  new Map(
    (Object.entries(rows) as [Place, string][]).flatMap(([place, glyphs]) =>
      glyphs
        .split(/\s+/)
        .filter(Boolean)
        .map((glyph): [string, Place] => [glyph, place]),
    ),
  );

const HOMES = table<SettingName>({
  flatlay: Object.keys(DIAGRAMS).join(' '),
  underwater: `@shipwreck @axolotl @manatee whale spouting-whale dolphin shark fish tropical-fish blowfish octopus squid jellyfish
    lobster shrimp seal coral oyster mermaid merman merperson @submarine diving-mask`,
  ocean: `@abbeyisland @cargoship @jetski @oilrig @islet @kraken @seaserpent @vikingship @pirateship @sailingship sailboat speedboat ship ferry motor-boat passenger-ship @surfboard anchor water-wave
    ring-buoy pirate-flag @raft`,
  beach:
    '@beachhut @deckchair @strandkorb @seagull @starfish @messagebottle @campervan crab palm-tree @sandcastle spiral-shell umbrella-on-ground volleyball one-piece-swimsuit',
  cliff: '@lighthouse @puffin',
  lake: '@swanheart @nessie @kingfisher @dragonfly @capybara @goldengate @towerbridge @suspensionbridge @stonetowerbridge @rowboat @kayak @houseboat mount-fuji canoe @paperboat duck swan frog @lilypad @waterlily lotus beaver fishing-pole @pond @gondola crocodile flamingo goose otter',
  space: `@landingrocket @spaceshuttle @spacestation rocket astronaut woman-astronaut ringed-planet flying-saucer satellite comet
    alien-monster globe-showing-americas satellite-antenna`,
  castlehall: '@throne',
  factory: '@robotarm',
  sky: '@bannerplane @drone @biplane @fighterjet @glider @santasleigh @moonseat airplane small-airplane helicopter parachute @hotairballoon @floatingisland @streamisland @paperplane @airship @steamairship @skycastle @skycity @fallsisland kite eagle dove cloud',
  snowfield: `@snowman penguin @slidingbird polar-bear snowman snowman-without-snow @iceberg @igloo @walrus @skis @snowboard
    @snowmobile @yeti @reindeer @rudolph sled snowflake ice-skate santa-claus mrs-claus christmas-tree mammoth`,
  savanna:
    '@acacia @baobab lion elephant giraffe zebra rhinoceros hippopotamus @anteater @tortoise @gazelle @ostrich @emu @cheetah @lioness @hyena @meerkat',
  jungle:
    '@jaguar @chimpanzee @cockatoo @stickinsect @tapir @chameleon @cobra @gecko @iguana tiger monkey gorilla orangutan parrot sloth leopard banana snake peacock hut',
  forest: `@ropebridge @bigfoot @werewolf @golem @centaur @treehouse @mushroomhouse @lynx @robin @slug @salamander @woodpecker @moth @lunamoth @firefly bear wolf deer fox owl hedgehog raccoon chipmunk badger skunk boar moose mushroom
    brown-mushroom @campfire @tent camping evergreen-tree @branch @hollowtree @log @pinecone elf fairy @stump @cabin mage woman-mage
    unicorn axe bow-and-arrow spider troll goblin koala panda @bamboo`,
  desert:
    '@gasstation @launchingrocket @mummy @vulture @armadillo camel two-hump-camel cactus scorpion @pyramid @sphinx lizard genie',
  mountain:
    '@dragontower @fairytalecastle @spreadstatue @geyser @greatwall @machupicchu @rockface @griffin @falcon @hawk @pterodactyl @snowleopard @puma dragon @ashes goat ram llama mountain volcano castle snow-capped-mountain phoenix',
  road: `@billboard @flowerbicycle @sportscar @classicsportscar @vintagecar @vintagetruck @schoolbus @excavator @gokart @unicycle @tricycle @tandem @moped @quadbike @limousine @tuktuk @bulldozer @dumptruck @garbagetruck @mixertruck @forklift automobile racing-car motorcycle sport-utility-vehicle pickup-truck delivery-truck
    articulated-lorry bicycle kick-scooter bus wheel chequered-flag @finishline`,
  street: `@kaminarimon @skytree @triumphalarch @steppedtower @needletower @glasspyramid @basilica @oniondomes @glasstower @concretetower @streetsign @marquee @apartmentbuilding @halfpipe @cashmachine @photobooth @cyborg @shopwindow @shopfront @bookfront @bakeryfront @cafefront @flowerfront @dinerfront @ramenfront @dumpster @trashcan @greenhouse @foodstall @foodtruck @sidetram @phonebooth @towercrane @liftingcrane @vendingmachine @clocktower @colosseum @columngate taxi police-car fire-engine ambulance motor-scooter skateboard @streetlamp tram @doubledecker
    horizontal-traffic-light stop-sign @stopsign detective @mailbox umbrella shopping-bags police-officer`,
  park: `@leaftree @hangingbanner @maypole @hearttree @cocoon @pagoda @greatbuddha @goldenpavilion @sparrow @magpie @pigeon @birdhouse @golfball @trampoline @cherrytree @bench @hammock @swing @oneswing @seesaw @tireswing @monkeybars @carousel @slide @fountain @eiffel @leaningtower @tajmahal @ferriswheel roller-coaster carousel-horse
    circus-tent soccer-ball @rubberball flying-disc butterfly @bush deciduous-tree
    @sandbox @picnictable @picnicbasket
    @autumntree @baretree shinto-shrine @shrinehall @japanesecastle yo-yo`,
  hills: `@mole @cypress @timberhouse @thatchedcottage @cutawayhouse @farmhouse @chapel @monastery @observatory @stonecircle @windturbine @cathedral @ruins @tipi @yurt @mansion @silo @watermill @cannon @catapult @totempole @quail @scarecrow @gazebo @woodencross @townhouse @hottub @combine @ploughingtractor @hobbithouse @glasshouse @clothesline @tomatoplant @sheetline @stonetower @wizardtower @watertower @daffodil @carnation @marigold @oaktree @willowtree @birchtree @treeroots @anthill @daisy @poppy @peony @hydrangea @lily @dandelion @eastereggs @lavender @wheat @sign cow horse ewe pig chicken rooster donkey tractor @barn @haybale @windmill farmer
    woman-farmer house house-with-garden honeybee lady-beetle sunflower tulip blossom
    rose rabbit kangaroo @fence @well @rainbow
    derelict-house headstone @pumpkin church sauropod t-rex @bridge @coveredbridge @viaduct locomotive @steamtrain @electrictrain @bullettrain bison ox
    snail bug guard prince princess person-with-crown hibiscus seedling four-leaf-clover
    @doghouse @rake @woodengate @gardenhose @birdfeeder
    shamrock zombie vampire ghost jack-o-lantern @wagon @carriage @horsecarriage @jinrikisha @wateringcan mouse`,
  room: `@wardrobe @floorcurtain @locker @clawmachine @barberchair @barstool @nightstand @ottoman @sideboard @coatrack @umbrellastand @clothesrack @tablecloth @loftbed @pottedtree @rockingchair @arcade @stocking @monstera @bonsai @succulents @ivy @snakeplant @aloe @fern @orchid @grandfatherclock @rockinghorse @bookstack @radiator @laundrypile @kotatsu @fridge @oven @washer @dishwasher @toaster @kettle @microwave @vacuum @fan @blender @coffeemachine
    @iron @hairdryer @aircon @sewingmachine @ironingboard @turntable bathtub @blanket @gamingdesk @spiralstairs couch-and-lamp @sofa @armchair @lamp @plate chair toilet shower television laptop desktop-computer
    @coffee teacup-without-handle teapot open-book books @bookshelf @shelf @fireplace candle
    @staircase @freezer @doormat @bunkbed @highbed @tuckbed @sitbed @crib @mattress @pillow @chestofdrawers @floorlamp @lampshade @chandelier @ceilingfan @pendantlamp @mobile @hangingplant @heater @lightswitch @windowblinds @towel @comb @shampoo @laundrybasket @faucet @toothpaste @dustpan @dryer
    potted-plant @table @cushion @easel yarn keyboard alarm-clock mantelpiece-clock hamster
    @fishbowl @fishtank @bowl @snowglobe teddy-bear microscope alembic scientist artist @jar birthday-cake
    chess-pawn printer video-game @cauldron @grandpiano crystal-ball light-bulb @diya @rug`,
  kitchen: 'cook woman-cook',
  classroom: '@blackboard',
  bowling: '@bowlingstrike',
  office: 'technologist woman-technologist office-worker woman-office-worker',
  gym: '@dumbbell @barbell @treadmill',
  stadium: '@scoreboard goal-net @baseballbat rugby-football american-football',
  court: 'basketball @hoop tennis @racket badminton',
  bedroom: 'bed',
  stage: `microphone studio-microphone mirror-ball @drumkit singer woman-singer saxophone
    trumpet violin guitar @cello @doublebass @harp accordion performing-arts
    ballet-shoes woman-dancing man-dancing trophy boxing-glove`,
  cave: '@cerberus @minotaur @flames @minecart @chest pick bat',
});

/** Where things are at home when the prompt does not say. */
export const HABITATS = withKin(HOMES);

/** Hours that come with a thing when the prompt names none. */
export const HOURS = table<TimeOfDay>({
  night: `@glowstick @werewolf @moon crescent-moon full-moon star glowing-star comet bat owl ghost vampire
    woman-vampire zombie @campfire derelict-house jack-o-lantern headstone skull @lantern @fanous @diya @sparkler @moth @lunamoth @firefly
    red-paper-lantern firecracker woman-mage flashlight telescope mirror-ball coffin santa-claus @santasleigh @moonseat`,
  sunset: '@sandcastle umbrella-on-ground',
  day: '@sun @rainbow sunflower honeybee',
});

const FLYERS: ReadonlySet<string> = new Set(
  `balloon @hotairballoon butterfly honeybee bird @soapbubble @flyingbird @hummingbird eagle dove bat dragon rocket airplane
  @bannerplane @drone @biplane @fighterjet @glider @spacestation @cablecar @chairlift @spaceshuttle small-airplane helicopter flying-saucer kite cloud star ghost @moon @sun @eclipse @hail comet ringed-planet fairy
  satellite globe-showing-americas phoenix @rainbow parachute @airship @steamairship crescent-moon black-bird @santasleigh`
    .split(/\s+/)
    .filter(Boolean),
);

/** They can fly, but are on the ground unless they are said to. */
const ON_FOOT: ReadonlySet<string> = new Set([
  '@pigeon',
  '@firedragon',
  '@falcon',
  '@hawk',
  '@vulture',
]);

/** They move through the air or hang in it. */
export const AIRBORNE: ReadonlySet<string> = new Set([
  ...FLYERS,
  ...OWN_ANIMALS.filter((glyph) => FLYERS.has(kinOf(glyph)) && !ON_FOOT.has(glyph)),
]);

export const SHIPS: ReadonlySet<string> = new Set(
  'sailboat @rowboat @openboat @opencanoe @kayak @cargoship @jetski @houseboat @vikingship @pirateship @sailingship speedboat ship ferry canoe motor-boat passenger-ship @paperboat @raft @gondola'.split(
    ' ',
  ),
);
