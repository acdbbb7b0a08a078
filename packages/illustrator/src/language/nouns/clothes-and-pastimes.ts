/** Clothes by themselves, what people play and make music with, and what belongs to old tales. */
export const CLOTHES_AND_PASTIMES: Readonly<Record<string, string>> = {
  '@skirt': 'skirt, mini skirt, miniskirt, pleated skirt',
  '@pajamas': 'pajamas, pyjamas, pair of pajamas, pajama set | nightgown',
  '@cape': 'cape, capes, cloak, cloaks',
  '@mitten': 'mitten, mittens, knitted mitten, wool mitten, winter mitten',
  '@raincoat': 'raincoat, rain coat, rain jacket',
  '@belt': 'belt, leather belt, belt buckle',
  '@suspenders': 'suspenders, pair of suspenders',
  '@petconehat':
    'cone of shame, pet cone, dog cone, cat cone, vet cone, plastic cone, elizabethan collar, e collar, recovery cone',
  '@lifejacket': 'life jacket, life vest, lifejacket, life preserver vest',
  '@slipper': 'slipper, slippers, house slipper, house slippers, fluffy slippers, fuzzy slippers',
  '@cowboyboot': 'cowboy boot, cowboy boots, western boot, western boots',
  '@bikehelmet': 'helmet, bike helmet, bicycle helmet, cycling helmet, helmets',
  '@motorcyclehelmet':
    'motorcycle helmet, motorbike helmet, biker helmet, racing helmet | race car helmet',
  '@footballhelmet': 'football helmet, american football helmet',
  '@astronauthelmet': 'space helmet, astronaut helmet, astronauts helmet',
  '@carnivalmask':
    'carnival mask, venetian mask, masquerade mask, mardi gras mask, carnival masks, venetian masks, masquerade masks, ball mask | mask, masks',
  '@supermask':
    'superhero mask, super hero mask, hero mask, superheros mask, eye mask, domino mask',
  '@brooch': 'brooch, brooches',
  '@makeupbrush':
    'makeup brush, make up brush, makeup brushes, make up brushes, powder brush, blush brush, cosmetic brush',
  '@mascara': 'mascara, mascara wand, tube of mascara',
  '@mannequin':
    'mannequin, dress form, tailors dummy, tailor s dummy, mannequins, sewing mannequin',
  '@zipper': 'zipper, zippers',
  '@fabricroll':
    'fabric roll, roll of fabric, rolls of fabric, fabric rolls, bolt of fabric, bolts of fabric, bolt of cloth, roll of cloth',
  '@chessking': 'chess king, king chess piece, king of chess, white king of chess',
  '@chessqueen': 'chess queen, queen chess piece, queen of chess',
  '@chessbishop': 'chess bishop, bishop chess piece',
  '@chessrook': 'chess rook, rook chess piece, chess tower, chess castle',
  '@chessknight': 'chess knight, knight chess piece, chess horse, horse chess piece',
  '@dominoes':
    'dominoes, domino tiles, domino tile, domino, domino pieces, dominos, domino piece, domino game',
  '@marbles': 'marbles, glass marbles, glass marble, toy marbles, bag of marbles, toy marble',
  '@slingshot': 'slingshot, sling shot, catapult toy',
  '@hockeystick':
    'hockey stick, ice hockey stick, hockey sticks, hockey stick and puck, hockey stick and a puck',
  '@puck': 'hockey puck, ice hockey puck, puck, hockey pucks',
  '@dartboard': 'dartboard, dart board, dartboards, dart boards, darts',
  '@yogamat': 'yoga mat, yoga mats, exercise mat, gym mat',
  '@dreidel': 'dreidel, dreidels, hanukkah dreidel',
  '@ukulele': 'ukulele, ukelele, ukuleles',
  '@trombone': 'trombone, trombones',
  '@bagpipes': 'bagpipes, bagpipe, scottish bagpipes',
  '@musicbox': 'music box, musical box, ballerina music box, music boxes',
  '@cane': 'walking cane, wooden cane, cane, canes, walking canes',
  '@spear': 'spear, spears, wooden spear | lance, javelin, harpoon',
  '@scepter': 'scepter, sceptre, royal scepter, golden scepter, scepters',
  '@armorsuit':
    'suit of armor, suit of armour, suits of armor, knight armor, knights armor, medieval armor, knight armour, plate armor, shining armor, shining armour, armor, armour, body armor, battle armor',
  '@raygun':
    'ray gun, raygun, laser gun, ray guns, space gun, toy ray gun, blaster gun, toy laser gun',
  '@waxseal': 'wax seal, wax seals, wax stamp, sealing wax',
  '@compassrose': 'compass rose, wind rose, compass roses',
  '@lobstertrap': 'lobster trap, lobster pot, lobster traps, crab trap, crab pot, lobster cage',
  '@dreamcatcher': 'dreamcatcher, dream catcher, dreamcatchers, dream catchers',
  '@tarotcard':
    'tarot card, tarot cards, tarot, tarot card of the sun, the sun tarot card, sun tarot card, the sun tarot',
  '@tarotmoon':
    'tarot card of the moon, the moon tarot card, moon tarot card, the moon tarot, moon tarot',
  '@tarotstar': 'tarot card of the star, the star tarot card, star tarot card, the star tarot',
  '@bauble':
    'bauble, christmas bauble, christmas ornament, christmas ball, baubles, christmas baubles, christmas ornaments, tree ornament, glass bauble, christmas tree ball, christmas tree ornament, holiday ornament',
  '@spellbook':
    'spell book, spellbook, magic book, grimoire, spell books, spellbooks, book of spells, book of magic',
  '@candlestick':
    'candlestick, candle holder, candlesticks, candle stick, candle holders, candleholder',
  '@graffitiwall':
    'graffiti, graffiti wall, wall with graffiti, wall covered in graffiti, wall full of graffiti, graffiti art, graffiti mural, street art, wall of graffiti, wall graffiti | mural, street mural, wall mural, murals',
  '@mosaic': 'mosaic art, mosaic picture, roman mosaic, tile picture',
};
