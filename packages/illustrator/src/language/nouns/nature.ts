export const NATURE: Readonly<Record<string, string>> = {
  '@moon': 'moon, moons, the moon | full moon, harvest moon, blood moon, luna',
  'crescent-moon': 'crescent moon | crescent, new moon, half moon',
  '@sun': 'sun, suns | shining sun',
  '@star': 'star, gold star | north star, star shape, falling star, shooting star',
  comet: 'comet | meteor, meteorite, asteroid, fireball',
  'ringed-planet':
    'planet, saturn, ringed planet, planets | gas giant, jupiter, exoplanet, neptune, uranus, venus',
  'globe-showing-americas': 'earth, globe | planet earth, world, terra',
  '@rainbow': 'rainbow, rainbows | double rainbow',
  cloud: 'cloud, fluffy cloud, white cloud, puffy cloud | rain cloud, thundercloud, storm cloud',
  tornado: 'whirlwind | cyclone, whirlpool, vortex',
  'high-voltage': 'lightning bolt | thunderbolt, electricity, bolt of lightning',
  snowflake: 'snowflake | single snowflake, ice crystal',
  '@scarecrow': 'scarecrow',
  '@snowman': 'snowman, snowmen, snow man | olaf',
  fire: 'fire | flame, blazing fire, wildfire',
  '@campfire': 'campfire, camp fire | bonfire, camping fire, wood fire',
  droplet:
    'droplet, blood drop, drop of blood, blood droplet, drops of blood, blood drops | drop of water, water drop, drop, raindrop, dewdrop, dew drop, teardrop',
  volcano: 'volcano, volcanoes, volcanos | erupting volcano',
  '@iceberg': 'iceberg, icebergs, ice berg',
  rock: 'rock, stone, stones, river stone, river stones, river rocks, river pebbles, beach stones, beach pebbles, zen stones | meteor rock',
  '@boulder': 'boulder, boulders',
  '@appletree': 'apple tree, fruit tree, apple trees',
  '@orangetree': 'orange tree | mandarin tree',
  '@lemontree': 'lemon tree | lime tree',
  '@peachtree': 'peach tree | apricot tree, mango tree',
  '@peartree': 'pear tree',
  '@plumtree': 'plum tree | fig tree',
  '@olivetree': 'olive tree',
  'deciduous-tree': 'tree | elm, eucalyptus tree, maple tree, tree of life, ash tree, family tree',
  '@acacia': 'acacia, acacias, acacia tree, acacia trees, umbrella thorn',
  '@baobab': 'baobab, baobabs, baobab tree, baobab trees',
  'evergreen-tree':
    'pine tree, pine, pines, fir, fir tree, evergreen, evergreen tree, spruce, conifer | cedar, redwood',
  '@cypress': 'cypress, cypresses, cypress tree, cypress trees, italian cypress',
  'palm-tree':
    'palm tree, palm trees, palm leaf, palm leaves, palm fronds, palm, palms, coconut palm, coconut tree',
  '@cherrytree':
    'cherry tree, cherry trees, cherry blossom tree, cherry blossom trees, sakura, sakura tree, blossoming tree, blooming tree | pink tree, magnolia tree',
  '@autumntree':
    'autumn tree, fall tree | maple, red maple, golden tree, orange maple tree, japanese maple',
  '@baretree':
    'bare tree, bare trees, leafless tree, leafless trees, dead tree, dead trees, bare winter tree, bare winter trees, bare old tree, old bare tree, bare oak, bare oak tree, withered tree, barren tree, spooky tree, spooky trees, creepy tree, haunted tree, twisted tree',
  '@bamboo': 'bamboo, bamboo stalk, bamboo stalks',
  '@bush': 'bush, shrub, bushes, shrubs | hedge, hedges, hedge bush, topiary',
  '@stump': 'stump, tree stump | tree trunk, trunk',
  '@hollowtree':
    'hollow tree, tree hollow, hollow tree trunk, hollow trunk, hollow of a tree, hollow of an oak, hole in a tree, hole of a tree, knothole, tree hole, hollow oak, hollow oak tree, hollow in a tree | hollow log, tree stump hole, treehole',
  '@wire':
    'power line, power lines, telephone wire, telephone wires, electric wire, electric wires, electrical wire, electrical wires, phone wire, phone line, telephone line, telephone lines, overhead wire, utility wire',
  '@tightrope': 'tightrope, tight rope, high wire, tightropes',
  '@branch': 'branch | tree branch, perch, bough, tree limb, limb, twig',
  'christmas-tree': 'christmas tree, xmas tree, decorated tree',
  cactus: 'cactus, cacti | saguaro',
  'potted-plant':
    'potted plant, plant, flower pot, flowerpot | houseplant, house plant, pot plant, venus flytrap, indoor plant',
  seedling: 'seedling, sprout, sprouts | sapling, young plant, beanstalk, seed',
  blossom:
    'flower, blossom, bloom, flowers | wildflower, buttercup, pansy, geranium, geraniums, bougainvillea, bougainvilleas, petunia, begonia, primrose, gladiolus',
  'cherry-blossom':
    'cherry blossom | cherry blossom branch, sakura branch, blossoming branch, sakura blossom, sakura flower, apple blossom, plum blossom, peach blossom',
  rose: 'rose, roses, red rose',
  tulip: 'tulip | crocus',
  sunflower: 'sunflower, sunflowers',
  hibiscus: 'hibiscus | morning glory, tropical flower, hawaiian flower',
  '@lavender':
    'lavender, lavenders, dried lavender, sprig of lavender, lavender sprig, bunch of lavender, lavender bouquet, bouquet of lavender',
  hyacinth: 'hyacinth | bluebell, lilac flower, foxglove, iris, wisteria',
  lotus: 'lotus | lotus flower',
  '@waterlily': 'water lily, water lilies, waterlily, waterlilies, pond lily, pond lilies',
  '@lilypad': 'lily pad, lilypad, lily pads',
  bouquet:
    'bouquet, bouquet of wildflowers, bunch of wildflowers, bundle of wildflowers, wildflower bouquet, bouquet of wild flowers | bouquet of flowers, bunch of flowers, bundle of flowers, flower bouquet, flower arrangement',
  '@rosebouquet':
    'bouquet of roses, rose bouquet, bunch of roses, bundle of roses, roses bouquet, bouquet of red roses, bouquet of pink roses, bouquet of white roses, bouquet of yellow roses | bouquet of peonies, peony bouquet',
  '@hearttree':
    'heart shaped tree, tree in the shape of a heart, tree shaped like a heart, heart tree, tree with a heart shaped crown, heart shaped trees',
  '@sunflowerbouquet':
    'bouquet of sunflowers, sunflower bouquet, bunch of sunflowers, sunflowers bouquet',
  '@tulipbouquet': 'bouquet of tulips, tulip bouquet, bunch of tulips, tulips bouquet',
  'wilted-flower': 'wilted flower | wilted rose, dead flower',
  mushroom: 'mushroom, red mushroom | toadstool, fungus, fly agaric',
  'brown-mushroom': 'brown mushroom | shiitake, truffle',
  'four-leaf-clover': 'clover, four leaf clover | lucky clover',
  shamrock: 'shamrock',
  'maple-leaf': 'maple leaf | autumn leaf',
  'leaf-fluttering-in-wind': 'leaf, green leaf | leaf in the wind',
  herb: 'herb, mint leaf, mint leaves, mint sprig, sprig of mint, fresh mint, mint | basil, parsley, sage herb, rosemary, thyme',
  '@wheat':
    'wheat, ear of wheat, ears of wheat, wheat ear, wheat ears, wheat stalk, wheat stalks | barley, grain, rye, oats',
  'sheaf-of-rice': 'rice plant | reed',
  wood: 'firewood, wood | wooden logs, lumber, timber',
  'nest-with-eggs':
    'nest, bird nest, birds nest, bird s nest, nest with eggs, egg nest, nest full of eggs, nest of eggs',
  'water-wave': 'tsunami, tidal wave, the great wave',
  'dashing-away': 'puff of smoke',
  'red-heart':
    'heart, red heart, love heart, valentine heart | candy heart, heart candy, conversation heart, candy hearts, conversation hearts, happy valentines day, happy valentine, human heart',
  'broken-heart': 'broken heart | heartbreak',
  'sparkling-heart': 'sparkling heart | glowing heart',
  sparkles: 'stardust trail',
  'gem-stone':
    'gem, gemstone, diamond, jewel, jewels, crystal, crystals, quartz | sapphire gem, emerald gem, ruby gem, amethyst',
  '@monstera':
    'monstera, monstera plant, monstera leaf plant, swiss cheese plant, monstera deliciosa, monsteras | philodendron, rubber plant',
  '@bonsai': 'bonsai, bonsai tree, bonsai trees, bonsai plant',
  '@succulents':
    'succulents, succulents in pots, succulent plants, potted succulents, succulent garden, small succulents, mini succulents, row of succulents, succulents in little pots, cacti in pots, cactus and succulents, succulent pots, succulents in small pots | succulent, succulent plant',
  '@snakeplant': 'snake plant, sansevieria, snake plants, mother in law s tongue',
  '@aloe': 'aloe vera, aloe,  aloe vera plant, aloe plant | agave, yucca plant',
  '@fern': 'potted fern, fern plant, fern in a pot, boston fern, fern pot',
  '@orchid': 'orchid, orchids, orchid flower, orchid plant, potted orchid',
  '@daisy':
    'daisy, daisies, chamomile, single daisy, daisy flower, oxeye daisy, chamomile flower | edelweiss, gerbera, aster',
  '@poppy': 'poppy, poppies, poppy flower | anemone flower',
  '@peony': 'peony, peonies, peony flower | dahlia, ranunculus, camellia',
  '@hydrangea': 'hydrangea, hydrangeas, hydrangea flower, hydrangea bloom | hortensia',
  '@lily': 'lily, lilies, lily flower, stargazer lily, easter lily | amaryllis, lily of the valley',
  '@dandelion':
    'dandelion, dandelions, dandelion clock, dandelion seeds, dandelion puff, dandelion seed head',
  '@acorn': 'acorn, acorns',
};
