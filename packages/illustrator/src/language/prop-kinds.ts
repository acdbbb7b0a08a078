/**
 * The kinds of things drawn by hand, by the names of the art pack: they stand, are held and come to life like
 * the emoji of their kind.
 */
const PROPS_OF_KINDS: Readonly<Record<string, string>> = {
  drink:
    '@jardrink @champagneflute @wineglass @glassabove @juice @clinkingwine @iceddrink @lemonade @latte @martini @margarita @sodacan @cocoa @matcha',
  'food-prepared':
    '@roastturkey @paella @seafoodpaella @paellaabove @seafoodpaellaabove @ironpot @ironstew @ratatouille @crepes @dough @currywurst @widepan @raclette @sausages @loaf @pizza @pizzaabove @cheesepull @burgerlayers @burgerblast @saladabove @bowlabove @soupabove @soup @fishandchips @avocadotoast @cheeseboard @rolls @samosas @currybowl @berrybowl @cereal @friedegg @rawfish @fishonice @salmonfillet @breadslice @oilbottle @roastchicken @lasagna @nachos @quesadilla @meatballs @omelette @ham @beans @peanutbutter @hummus @breadrolls @kebab @ravioli @risotto @oatmeal @potatochips @wafflestack @openpan @cerealbox @milkcarton @flourbag @eggcarton @crackers @cinnamon',
  'food-asian': '@sushiabove @ramen @sushiplatter @pho',
  'food-sweet':
    '@cake @kingcake @cutcake @letteredcake @toppedcake @cakeslice @pancakes @croissant @cookiestack @donutstack @pancakesabove @cakeabove @wagashi @macaron @macarontower @weddingcake @popsicle @candycane @cottoncandy @gingerbread @gingerbreadheart @caramelsauce @chocolatesauce @berrysauce @muffin @cutpie @jamjar @honeyjar @churros @cookietray @chocolatebox @pancake @cheesecake @brownie @tiramisu @baklava @gummybears @marshmallows @fruittart @parfait @yogurt @whippedcream @honeydipper @drippingspoon',
  music:
    '@ukulele @trombone @bagpipes @vinyl @gramophone @boombox @vintageradio @xylophone @harmonica',
  time: '@metronome @smartwatch @pocketwatch',
  phone: '@remotecontrol @rotaryphone @flipphone',
  'light-video':
    '@filmreel @tripod @homeprojector @candlestick @jaroflights @polaroid @candelabra @menorah @kinara @lavalamp @torch @magiclamp @candlejar @pillarcandle @vintagetv @binoculars',
  household:
    '@kagamimochi @daruma @teruterubozu @sederplate @doorbell @doorknob @lunchbox @pillow @towel @shampoo @toothpaste @comb @clothespin @lampshade @lightswitch @matchstick @matchbox @zipper @fabricroll @makeupbrush @mascara @eyeshadow @diffuser @bathbomb @lipgloss @scrunchie @dreamcatcher @hanger @sewingbutton @cable @incense @pizzabox @foldedblanket @lighter @pictureframe @soapbar @creamjar @opencreamjar @totebag @powdertub @pillbottle @pouch @burlapsack @ringbox',
  writing: '@markerpen @quill',
  'book-paper':
    '@photoalbum @letteredenvelope @postagestamp @postcard @magazine @diary @checklist @spellbook @waxseal @stickynotes @treasuremap @writtenletter',
  'transport-ground':
    '@flowerbicycle @steamtrain @bullettrain @electrictrain @sportscar @classicsportscar @vintagecar @campervan @vintagetruck @schoolbus @excavator @gokart @unicycle @tricycle @tandem @moped @quadbike @snowmobile @limousine @tuktuk @bulldozer @dumptruck @garbagetruck @mixertruck @forklift @combine @ploughingtractor @rover @parkedplane',
  'transport-water': '@rowboat @vikingship @kayak @cargoship @jetski @houseboat',
  'transport-air':
    '@drone @bannerplane @biplane @spaceshuttle @fighterjet @glider @spacestation @lunarlander @cablecar',
  'plant-other':
    '@ivy @pinecone @seeds @firbranch @leafsprig @eucalyptus @driedgrass @tomatoplant @monstera @bonsai @succulents @snakeplant @aloe @fern @orchid @pottedcactus @floweringcactus @pottedpalm @pottedherb',
  'plant-flower': '@daffodil @carnation @marigold @daisy @poppy @peony @hydrangea @lily @dandelion',
  'food-fruit':
    '@halflemon @halflime @halforange @halfapple @daikon @radish @beetroot @turnip @leek @asparagus @artichoke @acorn @pomegranate @dragonfruit @raspberry @plum @grapefruit @fig @blackberry @papaya @lychee @datefruit @ginger @celery @cauliflower @zucchini @spinach',
  tool: '@rake @dustpan @powerdrill @pliers @screw @nail @tapemeasure @ducttape @gluebottle @spraycan @rubberstamp @cane @spear @scepter @raygun @yogamat @eraser @stapler @bubblewand @redcard @yellowcard @paintroller @oar @sandingblock @handplane @weldingtorch @metalbeam @planks @paintbucket @rollingpin @whisk @fryingpan @scale @mop @spyglass @anvil @dentalmirror @uprightvacuum',
  science: '@potion @beaker @beakerblast',
  dishware:
    '@lipstickcap @marbleslab @stoneslab @claybowl @cuttingboard @juicebottle @placesetting @laidtable @tray @coolingrack @bakingtray @cookierack @cookiesheet @frenchpress @messagebottle @colander @ovenmitt @dishsoap @napkin @eggtimer @grater @peeler @ladle @corkscrew @bottleopener @canopener @wok @pressurecooker @tincan @saltshaker @peppermill @cupcaketin @spicerack @teabag @straws @icetray @thermos @papercup @mokapot @measuringcup @spilledglass @spilledcup @syrupjug @saucebottle',
  'other-object':
    '@necklaceofmoon @bustwithmoon @necklaceofheart @bustwithheart @necklaceofstar @bustwithstar @necklaceofcross @bustwithcross @necklaceofleaf @bustwithleaf @necklaceofdrop @bustwithdrop @bustwithpearls @goldgemring @silvergemring @goldgembox @silvergembox @brooch @ring @diamondring @chainnecklace @pearlpendant @earrings @bracelet',
  money: '@piggybank @coinstack',
  computer:
    '@calculator @monitor @tablet @usbstick @harddrive @router @microchip @circuitboard @retrocomputer',
  clothing:
    '@armorsuit @skirt @pajamas @cape @mitten @raincoat @belt @suspenders @lifejacket @slipper @cowboyboot @bikehelmet @motorcyclehelmet @footballhelmet @astronauthelmet @suit @sweater @hoodie @leatherjacket @weddingdress',
  sport:
    '@hockeystick @puck @dartboard @tennisball @rubberball @punchingbag @baseballbat @butterflynet',
  game: '@chessking @chessqueen @chessbishop @chessrook @chessknight @dominoes @marbles @slingshot @dreidel @musicbox @tarotcard @cardstack @tinrobot @bauble @carnivalmask @supermask @bowlingstrike @handheld @golfball @rubberduck @origamicrane @rubikscube @chessset @toytrain @buildingblocks @plasticbrick @ragdoll @spinningtop @jackinthebox @bowlingpins',
};

/** The kind of each, by its glyph. */
export const PROP_KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries(PROPS_OF_KINDS).flatMap(([kind, glyphs]) =>
    glyphs.split(' ').map((glyph): [string, string] => [glyph, kind]),
  ),
);
