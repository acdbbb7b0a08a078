/** Dishes, sweets, fruits and what lies in the drawers of a kitchen. */
export const KITCHEN: Readonly<Record<string, string>> = {
  '@roastchicken':
    'roast chicken, roasted chicken, whole roast chicken, rotisserie chicken, baked chicken, grilled chicken, chicken dinner | roast duck, roast goose',
  '@lasagna': 'lasagna, lasagne, slice of lasagna, piece of lasagna, plate of lasagna | moussaka',
  '@nachos':
    'nachos, plate of nachos, nacho, nachos with cheese, loaded nachos, cheesy nachos, tortilla chips, tortilla chip',
  '@quesadilla': 'quesadilla, quesadillas, cheese quesadilla, chicken quesadilla',
  '@meatballs': 'meatball, meatballs, plate of meatballs, swedish meatballs, meatballs in sauce',
  '@omelette': 'omelette, omelet, cheese omelette, plate of omelette | frittata',
  '@ham':
    'ham, smoked ham, baked ham, christmas ham, glazed ham, honey ham, leg of ham | prosciutto, jamon',
  '@cheesecake':
    'cheesecake, slice of cheesecake, cheesecake slice, piece of cheesecake, strawberry cheesecake',
  '@brownie':
    'brownie, brownies, chocolate brownie, chocolate brownies, stack of brownies, plate of brownies | fudge, blondie',
  '@tiramisu': 'tiramisu, slice of tiramisu, piece of tiramisu',
  '@baklava': 'baklava, plate of baklava, piece of baklava',
  '@gummybears': 'gummy bear, gummy bears, gummies, gummy candy | jelly babies, jelly beans',
  '@marshmallows': 'marshmallow, marshmallows, pile of marshmallows, fluffy marshmallows',
  '@gingerbreadhouse':
    'gingerbread house, gingerbread houses, ginger bread house, gingerbread cottage | candy house, house of candy, house made of candy',
  '@fruittart':
    'fruit tart, tart, fruit tarts, strawberry tart, berry tart, tartlet, fruit tartlet | lemon tart, custard tart, egg tart',
  '@parfait': 'parfait, yogurt parfait, fruit parfait, berry parfait, granola parfait | trifle',
  '@yogurt':
    'yogurt, yoghurt, cup of yogurt, yogurt cup, pot of yogurt, strawberry yogurt, greek yogurt, fruit yogurt',
  '@grater': 'grater, cheese grater, box grater',
  '@colander': 'colander, strainer, pasta strainer | sieve, sifter',
  '@peeler': 'peeler, vegetable peeler, potato peeler',
  '@ladle': 'ladle, soup ladle, soup ladles',
  '@corkscrew': 'corkscrew, cork screw, wine opener',
  '@bottleopener': 'bottle opener, beer opener, beer bottle opener',
  '@canopener': 'can opener, tin opener',
  '@wok': 'wok, wok pan, wok with vegetables, stir fry in a wok',
  '@pressurecooker': 'pressure cooker, instant pot | slow cooker, crock pot, rice cooker',
  '@tincan':
    'tin can, tin cans, can of tomatoes, can of soup, soup can, steel can, food can | can of beans, can of tuna, can of corn',
  '@saltshaker': 'salt shaker, saltshaker, salt cellar',
  '@peppermill':
    'pepper mill, pepper grinder, peppermill, pepper shaker | spice grinder, salt mill',
  '@cupcaketin':
    'cupcake tin, muffin tin, muffin tray, cupcake tray, muffin pan, cupcake pan, tray of muffins, tray of cupcakes',
  '@ovenmitt': 'oven mitt, oven glove, kitchen mitt | potholder, pot holder',
  '@dishsoap':
    'dish soap, dishwashing liquid, washing up liquid, dish detergent, bottle of dish soap | detergent, laundry detergent',
  '@napkin': 'napkin, cloth napkin, folded napkin, serviette, dinner napkin | paper napkin',
  '@spicerack': 'spice rack, spice shelf, jars of spices, spice jars, rack of spices',
  '@teabag': 'tea bag, teabag',
  '@straws':
    'drinking straw, drinking straws, paper straw, paper straws, striped straw, striped straws, plastic straw, plastic straws',
  '@icetray': 'ice cube tray, ice tray, tray of ice cubes',
  '@thermos':
    'thermos, thermos flask, thermos bottle, vacuum flask, flask of tea, thermos of coffee, thermos of tea | travel mug',
  '@eggtimer': 'egg timer, kitchen timer, cooking timer',
  '@grapefruit':
    'grapefruit, grapefruits, half a grapefruit, pink grapefruit | pomelo, blood orange',
  '@fig': 'fig, figs, fresh fig, fresh figs, fig fruit',
  '@blackberry': 'blackberry, blackberries | mulberry, mulberries, boysenberry',
  '@papaya': 'papaya, papayas, half a papaya',
  '@lychee': 'lychee, lychees, lychee fruit, litchi | rambutan, longan',
  '@datefruit':
    'date fruit, date fruits, medjool date, medjool dates, dried dates, bowl of dates, plate of dates',
  '@ginger':
    'ginger root, root of ginger, fresh ginger, piece of ginger, root ginger, ginger roots | turmeric root, galangal',
  '@celery':
    'celery, celery stalk, celery stalks, bunch of celery, celery sticks, celery stick | rhubarb',
  '@cauliflower': 'cauliflower, cauliflowers, head of cauliflower',
  '@zucchini': 'zucchini, zucchinis, courgette, courgettes',
  '@spinach': 'spinach, spinach leaves, bunch of spinach, fresh spinach | swiss chard, arugula',
  '@beans':
    'bowl of beans, beans, kidney beans, kidney bean, red beans, baked beans, black beans, pinto beans, plate of beans | bean, chickpeas, chickpea, lentils',
  '@peanutbutter':
    'peanut butter, jar of peanut butter, peanut butter jar, peanut butter jars | almond butter, jar of almond butter, chocolate spread',
  '@hummus':
    'hummus, bowl of hummus, houmous, hummus bowl, hummus with pita | tahini, baba ganoush, dip',
  '@breadrolls':
    'bread roll, bread rolls, dinner roll, dinner rolls, bread bun, bread buns, basket of bread rolls',
  '@kebab':
    'kebab, kebabs, shish kebab, shish kebabs, kebab skewer, meat skewer, meat skewers, grilled skewers, kebab skewers, shashlik | satay, satays, yakitori, souvlaki, gyro, gyros, shawarma',
  '@ravioli': 'ravioli, plate of ravioli | tortellini, gnocchi',
  '@risotto': 'risotto, mushroom risotto, plate of risotto, bowl of risotto | pilaf',
  '@pho': 'pho, bowl of pho, pho soup, pho bowl, vietnamese noodle soup, vietnamese pho',
  '@oatmeal':
    'oatmeal, porridge, bowl of oatmeal, bowl of porridge, oatmeal bowl, overnight oats | grits, congee',
  '@potatochips':
    'potato chips, potato chip, bag of chips, bag of potato chips, crisps, bag of crisps, potato crisps, packet of crisps, chips | bag of snacks, chip bag',
  '@matcha': 'matcha, bowl of matcha, matcha bowl, cup of matcha, matcha tea, matcha green tea',
  '@tablecloth': 'tablecloth, table cloth',
};
