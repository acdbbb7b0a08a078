export const FOOD: Readonly<Record<string, string>> = {
  '@coffee':
    'coffee, cup of coffee, mug of coffee, coffee cup, coffee mug, hot drink, hot beverage, hot coffee, mug, cup, hot tea, mug of tea, americano | espresso, mulled wine, mug of mulled wine, hot mulled wine, gluhwein, glühwein',
  '@latteart':
    'latte art, cappuccino art, coffee art, latte foam art, rosetta latte, coffee with latte art, cappuccino with latte art, latte with latte art',
  'moon-cake': 'mooncake, moon cake | songpyeon',
  'teacup-without-handle': 'tea, cup of tea, green tea, teacup, tea cup, herbal tea',
  teapot: 'teapot, tea pot',
  'cocktail-glass': 'cocktail',
  'tropical-drink': 'tropical drink | pina colada, tropical cocktail, mai tai',
  'beer-mug':
    'beer, beer mug, beer glass, beer glasses, glass of beer, glasses of beer, beers, pint, ale, mug of beer, lager, pint of beer | cider, apple cider, glass of cider, root beer, oktoberfest',
  'wine-glass':
    'wine, wine glass, wine glasses, glass of wine, red wine, white wine, glass of red wine, glass of white wine, glasses of red wine | goblet, chalice',
  '@champagneflute':
    'champagne glass, glass of champagne, champagne flute, flute of champagne, glass of sparkling wine, glass of prosecco',
  'clinking-glasses':
    'champagne glasses, glasses of champagne, champagne flutes, champagne toast, champagne glasses clinking, clinking champagne glasses, champagne flutes clinking, clinking champagne flutes, champagne glasses toasting, two champagne glasses clinking, toasting champagne glasses',
  'bottle-with-popping-cork': 'champagne, champagne bottle, bottle of champagne, prosecco',
  '@bottle': 'bottle, wine bottle, bottle of wine | vinegar, bottle of whiskey, vodka, gin',
  '@oilbottle':
    'olive oil, bottle of olive oil, bottle of oil, cooking oil, vegetable oil | sunflower oil, sesame oil, salad dressing, vinaigrette',
  '@waterbottle':
    'water bottle, bottle of water, drinking bottle, sports bottle, reusable bottle, reusable water bottle, insulated bottle | plastic bottle, shaker bottle',
  'tumbler-glass':
    'whiskey, whisky, glass of whiskey, glass of whisky, whiskey glass, whisky glass, whiskey glasses, whisky glasses, whisky on the rocks, whiskey on the rocks | bourbon, rum, scotch, old fashioned cocktail',
  '@waterglass':
    'glass of water, glasses of water, water glass, water glasses, glass, drinking glass, drinking glasses | tumbler',
  'glass-of-milk': 'milk, glass of milk, glasses of milk',
  'cup-with-straw': 'soda, cola, coke, soft drink, drink | slushie, juice box',
  '@milkshake':
    'milkshake, milk shake, smoothie, shake, fruit smoothie | frappe, frappuccino, freakshake, ice cream soda',
  'bubble-tea': 'bubble tea | boba, boba tea',
  ice: 'ice cube, ice cubes',
  '@cheesepull':
    'cheese pull, cheese pull of a pizza slice, cheese pull of a pizza, cheese pull of pizza, cheese pull of a slice of pizza, cheese pull from a pizza slice, cheese pull from a pizza, cheese pull on a pizza, cheese pull pizza, pizza cheese pull, pizza with cheese pull, pizza with a cheese pull, cheesy pizza pull, stretchy cheese pizza, pizza slice with cheese pull, pizza slice with melted cheese strings, cheese stretch, gooey cheese pull, melted cheese pull, stringy cheese pizza',
  '@pizzabox': 'pizza box, pizza boxes, box of pizza, pizza delivery box, pizza in a box',
  pizza: 'pizza, slice of pizza | pepperoni, pizza slice, pepperoni pizza',
  hamburger: 'burger, hamburger, burgers | cheeseburger',
  taco: 'taco, tacos, tacos al pastor, taco al pastor, al pastor tacos, al pastor taco, pastor tacos',
  burrito: 'burrito | wrap',
  'hot-dog': 'hot dog, hotdog | corn dog',
  '@radish': 'radish, radishes, red radish, red radishes',
  '@beetroot': 'beetroot, beet, beets, beetroots, red beet',
  '@turnip': 'turnip, turnips | rutabaga, swede turnip, kohlrabi, celeriac',
  '@leek': 'leek, leeks | spring onion, spring onions, scallion, scallions, fennel, lemongrass',
  '@asparagus':
    'asparagus, asparagus spears, bundle of asparagus, green asparagus, asparagus bunch',
  '@artichoke': 'artichoke, artichokes',
  '@daikon': 'daikon, daikon radish, white radish, daikons',
  '@currywurst': 'currywurst, curry wurst, currywursts, curry sausage',
  '@sausages':
    'sausage, sausages, bratwurst, bratwursts, frankfurter, frankfurters, grilled sausages',
  sandwich: 'sandwich | sub, panini, club sandwich, toast sandwich',
  '@fishandchips':
    'fish and chips, fish n chips, fish and fries, fish chips, fried fish with fries',
  'french-fries': 'fries, french fries',
  '@fry': 'french fry, a fry, one fry, single fry',
  'birthday-cake':
    'birthday cake, cake with candles, birthday cake with candles, happy birthday cake, party cake | cheesecake with candles',
  '@cake':
    'cake, layer cake, chocolate cake, cream cake, frosted cake, iced cake, vanilla cake, red velvet cake, carrot cake, lemon cake, black forest cake, birthday layer cake | bundt cake, gateau, torte, pound cake, fruit cake, ice cream cake, gender reveal cake, drip cake',
  '@cakeslice':
    'slice of cake, shortcake, slice of chocolate cake, cake slice, slice of birthday cake | piece of cake, piece of chocolate cake, chocolate cake slice, sponge cake',
  cupcake: 'cupcake',
  doughnut: 'donut, doughnut, donuts, doughnuts, donut with sprinkles',
  cookie: 'cookie, biscuit, chocolate chip cookie',
  pie: 'pie | strudel, apple strudel, apple pie, pumpkin pie, quiche',
  '@honeycomb': 'honeycomb, honey comb, honeycombs',
  'soft-ice-cream':
    'ice cream, icecream, ice creams, ice cream cone, soft serve, gelato | frozen yogurt',
  'ice-cream': 'sundae, ice cream sundae, bowl of ice cream, scoop of ice cream | sorbet',
  'shaved-ice': 'shaved ice | snow cone',
  'chocolate-bar': 'chocolate, chocolate bar',
  '@wagashi':
    'wagashi, japanese sweets, japanese sweet, japanese confectionery, japanese dessert, japanese desserts',
  '@cookiestack':
    'stack of cookies, stack of chocolate chip cookies, cookie stack, pile of cookies, stacked cookies, stacked chocolate chip cookies, tower of cookies, cookie tower, stack of biscuits',
  '@donutstack':
    'stack of donuts, donut stack, pile of donuts, stacked donuts, tower of donuts, donut tower, stack of doughnuts',
  candy: 'candy, candies | sweet, sweets, toffee, bonbon, caramel',
  lollipop: 'lollipop, lolly | sucker',
  custard: 'custard | pudding, flan, jelly, jello, creme brulee',
  'honey-pot': 'honey, honey pot, pot of honey',
  '@honeyjar':
    'jar of honey, honey jar, jars of honey, honey jars, glass of honey, glass jar of honey',
  sushi: 'sushi | nigiri, sashimi, sushi roll, maki',
  'steaming-bowl': 'noodles, noodle, bowl of noodles, noodle soup, bowl of noodle soup | udon soup',
  '@soup':
    'soup, bowl of soup, hot soup, tomato soup, bowl of tomato soup, vegetable soup, pumpkin soup, bowl of pumpkin soup, chicken soup, lentil soup, creamy soup, broth, miso soup, pea soup | chowder, gazpacho, bisque, bowl of broth',
  '@cuttingboard':
    'wooden board, cutting board, serving board, chopping board, wooden cutting board, wooden serving board, bread board, rustic wooden board',
  spaghetti: 'spaghetti | pasta, carbonara, macaroni',
  'rice-ball': 'onigiri, rice ball',
  'cooked-rice': 'rice, bowl of rice',
  dumpling: 'dumpling | empanada, empanadas, gyoza, dim sum, pierogi, bao',
  'bento-box': 'bento, bento box',
  dango: 'mochi, dango',
  'fried-shrimp': 'tempura, fried shrimp',
  'fortune-cookie': 'fortune cookie',
  'takeout-box': 'takeout, takeout box',
  'green-salad':
    'salad, bowl of salad, salad bowl, fresh salad bowl, bowl of fresh salad, greek salad, fresh salad, garden salad, caesar salad, green salad | vegetables, veggie, greens, coleslaw, buddha bowl',
  '@raclette': 'raclette',
  '@paella': 'paella, paellas, chicken paella, paella valenciana, valencian paella',
  '@seafoodpaella':
    'seafood paella, shrimp paella, prawn paella, paella with seafood, paella with shrimp, mixed paella, paella de marisco',
  'shallow-pan-of-food': '| casserole',
  '@ironpot':
    'cast iron pot, iron pot, dutch oven, cast iron casserole, cast iron cauldron, cocotte',
  '@ironstew': 'stew in a cast iron pot, cast iron pot of stew',
  '@ratatouille':
    'ratatouille, ratatouille in a cast iron pot, ratatouille in a dutch oven, ratatouille in a pot',
  'pot-of-food':
    'pot of food, pot, cooking pot, soup pot, pot of soup, pot of stew, stew, stew pot, saucepan | pot of chili, food, chili, gumbo',
  '@fryingpan': 'frying pan, pan, skillet',
  cooking: 'fried egg | sunny side up egg, eggs and bacon',
  egg: 'egg, eggs, golden egg, boiled egg, soft boiled egg, hard boiled egg, boiled eggs | dragon egg',
  bread: 'toast bread, sliced bread, toast',
  '@breadslice':
    'slice of bread, slices of bread, bread slice, bread slices, slice of toast, slices of toast, piece of toast, piece of bread',
  '@salmonfillet':
    'salmon fillet, salmon fillets, fillet of salmon, salmon steak, salmon filet, grilled salmon, baked salmon, smoked salmon, fish fillet, fish fillets, fillet of fish | trout fillet, cod fillet, tuna steak',
  '@loaf':
    'bread, loaf of bread, loaf, sourdough, sourdough bread, sourdough loaf, sourdough loaves, bread loaf, bread loaves, loaves of bread, loaves of sourdough, fresh bread, artisan bread, crusty bread, country bread, round loaf | rye bread, focaccia, ciabatta, brioche',
  '@croissant': 'croissant, croissants | pastry, danish',
  'baguette-bread': 'baguette | french bread',
  pretzel: 'pretzel',
  bagel: 'bagel',
  '@pancakes':
    'pancakes, pancake, hotcakes, stack of pancakes, stack of fluffy pancakes, fluffy pancakes, pancake stack, pile of pancakes, tower of pancakes, buttermilk pancakes, souffle pancakes | okonomiyaki',
  '@crepes': 'crepe, crepes, crêpe, crêpes, sugar crepe, sugar crepes, galette bretonne',
  '@kingcake':
    'king cake, kings cake, three kings cake, epiphany cake, galette des rois, king s cake',
  waffle: 'waffle',
  'cheese-wedge': 'cheese, slice of cheese, cheese wheel, wheel of cheese | cheddar, swiss cheese',
  'cut-of-meat': 'steak, meat | beef, rib eye',
  '@roastturkey':
    'roast turkey, roasted turkey, thanksgiving turkey, turkey dinner, christmas turkey, stuffed turkey',
  'meat-on-bone': 'meat on the bone | roast, turkey leg, ribs',
  'poultry-leg': 'chicken leg | drumstick, fried chicken, chicken wing',
  bacon: 'bacon',
  popcorn: 'popcorn',
  butter: 'butter',
  'fork-and-knife-with-plate': 'dinner | meal, lunch, feast, breakfast plate',
  spoon: 'spoon, wooden spoon, teaspoon, tablespoon',
  'fork-and-knife': 'fork | cutlery, silverware',
  'kitchen-knife': 'knife, kitchen knife | cleaver',
  '@bowl': 'bowl, wooden bowl | mixing bowl, empty bowl, glass bowl',
  chopsticks: 'chopsticks',
  '@jar': 'jar, glass jar, mason jar',
  falafel: 'falafel, falafels | croquettes, croquette, takoyaki, arancini',
  '@vase': 'vase, ceramic vase, flower vase, glass vase, flower vases, porcelain vase',
  amphora: 'amphora, urn, greek vase | pottery',
  '@fruitbowl':
    'bowl of fruit, fruit bowl, bowl of fruits, basket of fruit | fruit, fruits, fresh fruit, bowl of apples and oranges',
  'red-apple': 'apple, red apple, apples | candy apple, caramel apple, toffee apple',
  'green-apple': 'green apple',
  tangerine: 'orange, tangerine, oranges | persimmon, clementine, mandarin, orange fruit',
  '@bananapeel': 'banana peel, banana peels, banana skin',
  '@halflemon':
    'half a lemon, half lemon, lemon half, lemon halves, cut lemon, lemon slice, lemon slices, slice of lemon, slices of lemon, sliced lemon, sliced lemons',
  '@halflime':
    'half a lime, half lime, lime half, lime halves, cut lime, lime slice, lime slices, slice of lime, slices of lime',
  '@halforange':
    'half an orange, half orange, orange half, orange halves, cut orange, orange slice, orange slices, slice of orange, slices of orange, sliced orange',
  '@halfapple': 'half an apple, half apple, apple half, apple halves, cut apple',
  lemon: 'lemon, lemons',
  lime: 'lime, limes',
  banana: 'banana, bananas | plantain',
  strawberry: 'strawberry',
  blueberries: 'blueberry, blueberries | berries, currant',
  cherries: 'cherry, cherries',
  grapes: 'grape, grapes, bunch of grapes | raisin',
  peach: 'peach, peaches | apricot, nectarine',
  pear: 'pear',
  watermelon:
    'watermelon, slice of watermelon, slices of watermelon, watermelon slice, watermelon slices',
  melon: 'melon | cantaloupe, honeydew',
  pineapple: 'pineapple',
  mango: 'mango',
  'kiwi-fruit': 'kiwi, kiwi fruit, kiwifruit',
  coconut: 'coconut',
  tomato: 'tomato, tomatoes',
  olive: 'olive, olives',
  avocado: 'avocado | guacamole',
  eggplant: 'eggplant, aubergine',
  potato: 'potato, potatoes | sweet potato',
  carrot: 'carrot | parsnip',
  'ear-of-corn': 'corn, maize, ear of corn | corn cob, corn on the cob',
  'hot-pepper': 'hot pepper, pepper | chili pepper, chilli, jalapeno',
  'bell-pepper': 'bell pepper, paprika | capsicum',
  cucumber: 'cucumber | pickle',
  'leafy-green': 'lettuce, cabbage, kale',
  broccoli: 'broccoli',
  garlic: 'garlic',
  onion: 'onion',
  peanuts: 'peanut, peanuts | nut, nuts, sunflower seed, sunflower seeds',
  chestnut: 'chestnut | hazelnut, walnut',
  'pea-pod': 'pea, peas, pea pod',
  'jack-o-lantern':
    'jack o lantern, jack o lanterns, halloween pumpkin, halloween pumpkins, carved pumpkin, carved pumpkins, smiling pumpkin, pumpkin face',
  '@toppedcake': 'cake topper, cake with a topper',
  '@pumpkin': 'pumpkin, pumpkins, pumpkin patch pumpkin | gourd, squash, gourds',
  salt: 'salt',
  '@ramen':
    'ramen, bowl of ramen, ramen bowl, ramen noodles, ramen soup | udon, laksa, miso ramen, tonkotsu ramen, pad thai, lo mein, chow mein, yakisoba',
  '@iceddrink':
    'iced coffee, iced latte, iced matcha latte, iced matcha, iced drink, cold brew, iced tea, iced americano, cold coffee, glass of cola, glass of soda, iced chai | glass of iced coffee',
  '@lemonade':
    'lemonade, glass of lemonade, orange juice, glass of orange juice, mojito | gin and tonic, aperol spritz, spritz, iced lemon tea, sangria, limeade, lemon soda',
  '@juice':
    'juice, glass of juice, fruit juice, tomato juice, glass of tomato juice, cranberry juice, glass of cranberry juice, grape juice, glass of grape juice, carrot juice, beet juice, beetroot juice, cherry juice, pomegranate juice, apple juice, glass of apple juice, red juice, vegetable juice, green juice, glass of blood, pineapple juice, mango juice | bloody mary, punch, fruit punch, kombucha',
  '@juicebottle':
    'bottle of juice, juice bottle, bottle of apple juice, apple juice bottle, bottle of orange juice, orange juice bottle, bottle of fruit juice, bottled juice',
  '@clinkingwine':
    'clinking wine glasses, two wine glasses clinking, wine glasses clinking, two glasses of wine clinking, wine toast, clinking glasses of wine, wine glasses toasting, toasting wine glasses',
  '@latte':
    'latte, cappuccino, flat white, matcha latte, chai latte, pumpkin spice latte, macchiato, cafe latte | mocha, turmeric latte',
  '@martini':
    'martini, dry martini, martini glass, glass of martini | cosmopolitan, espresso martini, manhattan cocktail',
  '@margarita': 'margarita, margaritas | daiquiri',
  '@sodacan':
    'soda can, can of soda, can of cola, coke can, can of coke, beer can, can of beer, energy drink, aluminum can, drink can, pop can',
  '@cocoa':
    'hot chocolate, cocoa, hot cocoa, cup of cocoa, mug of cocoa, mug of hot cocoa, hot chocolate with marshmallows, hot cocoa with marshmallows, cup of hot chocolate, mug of hot chocolate',
  '@sushiplatter':
    'sushi platter, sushi board, sushi set, plate of sushi, sushi rolls, assorted sushi, platter of sushi, sushi plate, maki rolls',
  '@avocadotoast':
    'avocado toast, toast with avocado, avocado on toast, toast with avocado and egg, avocado toast with egg | egg toast',
  '@cheeseboard':
    'cheese board, cheese platter, cheese plate, charcuterie board, cheese and grapes, board of cheese, charcuterie | tapas, mezze, antipasti',
  '@rolls':
    'spring rolls, egg rolls, spring roll, lumpia, plate of spring rolls | taquitos, flautas, cannoli',
  '@samosas': 'samosa, samosas, plate of samosas',
  '@currybowl':
    'curry, bowl of curry, butter chicken, chicken curry, tikka masala, chickpea curry | biryani, thai curry, goulash, stir fry, chili con carne, bibimbap, poke bowl, chana masala, massaman',
  '@berrybowl':
    'acai bowl, acai bowls, smoothie bowl, acai | yogurt bowl, fruit salad, bowl of berries, yogurt with berries',
  '@cereal':
    'cereal, bowl of cereal, cereal bowl, breakfast cereal, cornflakes | granola, bowl of granola, granola bowl, muesli',
  '@macaron': 'macaron, macarons, french macaron, french macarons',
  '@macarontower':
    'macaron tower, macarons tower, tower of macarons, stack of macarons, tower of pastel macarons, pastel macarons tower, pile of macarons, macaron pyramid | croquembouche',
  '@weddingcake':
    'wedding cake, wedding cakes, tiered cake, three tier cake, bridal cake, layered wedding cake, christening cake',
  '@popsicle':
    'popsicle, popsicles, ice lolly, ice pop, ice pops, ice lollies, ice cream bar, paleta',
  '@candycane': 'candy cane, candy canes, candycane',
  '@cottoncandy': 'cotton candy, candyfloss, candy floss, cotton candies, fairy floss',
  '@caramelsauce':
    'caramel sauce, caramel drizzle, caramel drip, caramel glaze, caramel topping, caramel swirl, toffee sauce, toffee drizzle, toffee drip, toffee glaze, toffee topping, toffee swirl, butterscotch sauce, butterscotch drizzle, butterscotch drip, butterscotch glaze, butterscotch topping, butterscotch swirl, dulce de leche, caramel syrup',
  '@chocolatesauce':
    'chocolate sauce, chocolate drizzle, chocolate drip, chocolate glaze, chocolate topping, chocolate swirl, chocolate syrup, chocolate ganache, chocolate ganache drip, fudge sauce, hot fudge, chocolate fudge sauce, nutella drizzle',
  '@berrysauce':
    'strawberry sauce, raspberry sauce, cherry sauce, berry sauce, berry coulis, raspberry coulis, strawberry syrup, berry compote, cherry compote',
  '@gingerbreadheart': 'gingerbread heart, gingerbread hearts, lebkuchen heart, lebkuchen hearts',
  '@gingerbread':
    'gingerbread man, gingerbread men, gingerbread cookie, gingerbread cookies, gingerbread, gingerbread woman',
  '@muffin': 'muffin, muffins, blueberry muffin, blueberry muffins | scone, scones',
  '@cutpie':
    'cherry pie, berry pie, pie with a slice missing, pie with slice missing, cherry pie with a slice missing, sliced pie, cherry tart, pie missing a slice | apple pie with a slice missing, pumpkin pie with a slice missing, rhubarb pie, raspberry pie, pecan pie',
  '@jamjar':
    'jam, jam jar, jar of jam, strawberry jam, jar of strawberry jam | marmalade, jelly jar, jar of jelly, chutney, jar of marmalade',
  '@churros': 'churro, churros, churros with chocolate',
  '@cookietray':
    'tray of cookies, cookie tray, baking tray of cookies, tray of fresh cookies, cookies on a tray, batch of cookies, freshly baked cookies',
  '@chocolatebox':
    'box of chocolates, chocolate box, box of chocolate, chocolates, chocolate truffles, box of pralines, pralines',
  '@pomegranate': 'pomegranate, pomegranates, pomegranate fruit',
  '@dragonfruit': 'dragon fruit, dragonfruit, pitaya, pitahaya, dragon fruits',
  '@raspberry': 'raspberry, raspberries | berry',
  '@plum': 'plum, plums',
};
