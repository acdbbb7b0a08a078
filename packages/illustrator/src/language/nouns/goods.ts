/** What is sold in boxes, bottles and bags, small things of kitchens and the furniture of shops. */
export const GOODS: Readonly<Record<string, string>> = {
  '@totebag':
    'tote bag, tote bags, canvas tote bag, canvas tote, tote, canvas bag, cotton bag, cloth bag, fabric bag, shopper bag',
  '@eyeshadow':
    'eyeshadow palette, eyeshadow palettes, eyeshadow, eye shadow, eye shadow palette, makeup palette, make up palette, palette of eyeshadow, palette of eyeshadows',
  '@diffuser':
    'reed diffuser, reed diffusers, diffuser, room diffuser, scent diffuser | oil diffuser, aroma diffuser',
  '@bathbomb': 'bath bomb, bath bombs',
  '@lipgloss': 'lip gloss, lipgloss, lip glosses, tube of lip gloss',
  '@scrunchie': 'scrunchie, scrunchies, hair tie, hair ties',
  '@cerealbox': 'cereal box, box of cereal, cereal boxes, cereal packaging, cereal package',
  '@powdertub':
    'protein powder, protein powder tub, tub of protein powder, protein tub, protein powder jar, protein container, supplement tub, supplement jar, supplement container, whey protein, jar of protein powder, pre workout, pre workout tub, creatine',
  '@burlapsack':
    'sack, sacks, burlap sack, burlap sacks, burlap bag, jute sack, jute bag, sack of potatoes, sack of flour, sack of grain, sack of rice, sack of toys | coin sack',
  '@saucebottle':
    'hot sauce, bottle of hot sauce, hot sauce bottle, chili sauce, chilli sauce, sriracha, sriracha bottle, chili sauce bottle, tabasco | salsa, soy sauce, bottle of soy sauce, soy sauce bottle, barbecue sauce, bbq sauce, sauce bottle, bottle of sauce, worcestershire sauce',
  '@syrupjug':
    'maple syrup, bottle of maple syrup, maple syrup bottle, jug of maple syrup, syrup bottle, pancake syrup | syrup, molasses, agave syrup',
  '@milkcarton':
    'milk carton, carton of milk, milk cartons, oat milk carton, carton of oat milk | juice carton, carton of juice, cream carton',
  '@papercup':
    'paper cup, paper coffee cup, takeaway cup, takeaway coffee, takeaway coffee cup, takeout cup, takeout coffee, to go cup, to go coffee, coffee to go, coffee cup mockup, disposable cup, disposable coffee cup, take away coffee, take away cup, paper cups',
  '@pillbottle':
    'pill bottle, pill bottles, bottle of pills, vitamin bottle, bottle of vitamins, vitamins, supplement bottle, supplements, medicine bottle, supplement bottle mockup, vitamin jar, pill jar',
  '@pouch':
    'pouch packaging, stand up pouch, standup pouch, packaging pouch, snack pouch, tea pouch, foil pouch, food pouch, resealable pouch, snack bag, pet food bag, dog food bag, granola bag, bag of granola',
  '@flourbag':
    'bag of flour, flour bag, flour package, packet of flour | bag of sugar, sugar bag, bag of rice',
  '@eggcarton':
    'egg carton, carton of eggs, egg cartons, box of eggs, egg box, dozen eggs in a carton',
  '@ringbox':
    'ring box, engagement ring box, velvet ring box, proposal ring, open ring box | jewelry box, jewellery box, jewelry case, velvet box',
  '@flipphone':
    'flip phone, flip phones, clamshell phone, folding phone, flip cell phone, y2k phone',
  '@honeydipper': 'honey dipper, dipper, honey dipper stick, wooden honey dipper, honey stick',
  '@crackers':
    'cracker, crackers, saltine, saltines, graham cracker, graham crackers | crispbread, matzo',
  '@cinnamon': 'cinnamon, cinnamon stick, cinnamon sticks, sticks of cinnamon',
  '@mokapot': 'moka pot, mocha pot, moka, stovetop espresso maker, bialetti',
  '@measuringcup': 'measuring cup, measuring cups, measuring jug',
  '@cardstack':
    'card deck, stack of cards, pile of cards, deck of tarot cards, tarot deck, stack of tarot cards, pile of tarot cards, tarot card deck',
  '@spilledglass':
    'spilled glass, spilled milk, spilt milk, spilled glass of milk, tipped over glass | spilled water, spilled wine, spilled juice',
  '@spilledcup':
    'spilled coffee, spilt coffee, spilled cup, spilled cup of coffee, spilled coffee cup, spilled mug, tipped over cup, coffee spill | spilled tea',
  '@tinrobot':
    'toy robot, toy robots, tin robot, tin toy robot, tin toy, wind up robot, windup robot, wind up toy, robot toy, retro toy robot, vintage toy robot',
  '@whippedcream':
    'whipped cream, dollop of cream, dollop of whipped cream, swirl of cream, whipped topping, chantilly cream',
  '@wafflestack':
    'waffles, stack of waffles, plate of waffles, belgian waffles, waffle stack, waffle breakfast',
  '@driedgrass':
    'pampas grass, pampas, dried grass, dried grasses | dried flowers, dry flowers, dried flower, dried bouquet',
  '@eucalyptus':
    'eucalyptus, eucalyptus leaves, eucalyptus leaf, eucalyptus branch, eucalyptus branches, sprig of eucalyptus, eucalyptus sprig, eucalyptus sprigs',
  '@barberchair':
    'barber chair, barber chairs, barbershop chair, barbershop chairs, hairdresser chair, salon chair, salon chairs',
  '@barstool':
    'bar stool, bar stools, barstool, barstools, counter stool, counter stools, tall stool, kitchen stool, kitchen stools, high stool',
  '@nightstand':
    'nightstand, nightstands, bedside table, bedside tables, night table, night stand, side table with a drawer',
  '@ottoman': 'ottoman, pouf, pouffe, footstool, foot stool',
  '@sideboard':
    'sideboard, credenza, media console, tv stand, low cabinet, buffet cabinet | console table, tv console',
  '@coatrack': 'coat rack, coat stand, coatrack, hat stand, hat rack, coat hanger stand',
  '@umbrellastand': 'umbrella stand, umbrella holder, umbrella rack',
  '@cashregister': 'cash register, vintage cash register, till, old cash register',
  '@clothesrack':
    'clothing rack, clothes rack, garment rack, clothing racks, clothes racks, rack of clothes, racks of clothes, rack of clothing, clothes rail, rail of clothes',
};
