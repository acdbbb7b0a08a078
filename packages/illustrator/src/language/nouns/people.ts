export const PEOPLE: Readonly<Record<string, string>> = {
  person:
    'person, people, presenter, lecturer, public speaker, orator, lighthouse keeper, dj, skater, roller skater, punk rocker, remote worker, taxi driver, bus driver, truck driver, florist, teacher, author, writer, poet, librarian, tailor, potter, welder, marathon runner, fencer, conductor, falconer, eagle hunter, weaver, rock climber, wedding planner, event planner, cashier, seller, vendor, merchant, hairdresser, hair stylist, stylist, real estate agent, realtor, estate agent, consultant, student, high schooler, high school student, college student, university student, schoolkid, nerd, geek, office worker, office employee, businessperson, businesspeople, business person, business people, business partner, employee, boss, salesman, banker, manager, accountant, lawyer, secretary, archer, barista, baker, individual, human, human being, figure, folk, character, stranger, friend, someone dancing, pedestrian, passenger, villager, guest, onlooker, bystander, passerby, passersby, spectator, customer, neighbor, neighbour, coworker, colleague, teammate, patient, client, cousin, volunteer, classmate, roommate, hotel guest, party guest, wedding guest, runner, jogger, sprinter, athlete, architect, sculptor, actor, acrobat, gymnast, wrestler, swimmer, hockey player, ice hockey player, referee, umpire, coach, spy, secret agent, journalist, reporter, explorer, adventurer, hiker, backpacker, climber, tourist, karate fighter, karate master, karateka, martial artist, judo fighter, rower, jockey, mail carrier, postal worker, cleaner, janitor, figure skater, ice skater | relative, owner, dog owner, traveler, traveller, hitchhiker, hero, wanderer, skateboarder, surfer, cyclist, biker, mountain biker, motorcyclist, snowboarder, skier, golfer, juggler, boxer, rider, parent, dancer person, driver, racer, gamer, soccer player, football player, footballer, goalkeeper, goalie, striker, batter, badminton player, handball player, basketball player, tennis player, baseball player, volleyball player, rugby player, player, musician, guitarist, drummer, pianist, violinist, bassist, jazz musician, saxophonist, photographer, streamer, party planner, activist, witness, outlaw, migrant, maverick, pioneer, fans, football fan, soccer fan, sports fan, fan of football, supporter, commuter, shopper, influencer, scuba diver, diver, mountaineer, zookeeper, filmmaker, film director, director, train conductor, delivery driver, delivery guy, delivery person, street sweeper, window cleaner, window washer, car washer, landscaper, makeup artist, fashion designer, ceo, startup founder, pharmacist, youtuber, vlogger, podcaster, flutist, flautist, ice cream seller, ice cream vendor, street vendor, street food vendor, food vendor, hot dog vendor, shopkeeper, shop owner, fortune teller, guide, tour guide, mountain guide, park ranger, ranger, robin hood',
  man: 'man, guy, dude, gentleman, bloke, fella, lad, husband, father, dad, father in law, brother in law, son in law, fiance, best man, uncle, brother, boyfriend, stepdad, knight, businessman, cowboy, sheriff, fisherman, groom, waiter, barber, carpenter, butcher, young man, dwarf, dwarves, samurai, ronin, chimney sweep, soldier, soldiers, army soldier, warrior, gladiator, roman soldier, centurion, spartan, stormtrooper, storm trooper, stormtroopers, stormtrooper like soldier, legionary, marine, infantryman, middle aged man, priest, vicar, pastor, mailman, postman, grim reaper, reaper, horseman, nobleman, aristocrat, duke, baron, marquis, courtier, admiral, hooded figure, hooded man, hooded thief, cloaked figure, thief, rogue, bandit | hunter, forester, bullfighter, mariachi, bodybuilder, weightlifter, weight lifter, strongman, samaritan, bartender, butler, crusader, paladin, delivery man, garbage man, mason, colonel, musketeer',
  woman:
    'woman, noblewoman, horsewoman, seamstress, young woman, young lady, young women, middle aged woman, lady, wife, mother, mom, mum, mother in law, sister in law, daughter in law, fiancee, maid of honor, aunt, sister, girlfriend, female, businesswoman, cowgirl, ballerina, bride, waitress, nun, flight attendant, stewardess, cheerleader, dancer, ballet dancer, geisha | yogi, model, actress, fisherwoman, cleopatra, tap dancer',
  boy: 'boy, little boy, young boy, schoolboy, son, grandson, nephew, little brother, younger brother, teenage boy, teen boy | newsboy',
  girl: 'girl, little girl, young girl, schoolgirl, daughter, granddaughter, niece, little sister, younger sister, little red riding hood, red riding hood, teenage girl, teen girl | maiden, damsel',
  child:
    'child, kid, children, youngster, toddler, pupil, youth, grandchild, grandkid, teenager, teen | orphan, scout, boy scout, girl scout',
  'person-red-hair': 'redhead',
  'woman-blond-hair': 'blonde',
  'woman-brown-hair': 'brunette',
  'woman-with-headscarf': 'hijabi',
  'person-in-manual-wheelchair': 'wheelchair user',
  baby: 'baby, infant, newborn baby, baby boy, baby girl, newborn, baby brother, baby sister',
  'old-man':
    'old man, elderly man, grandpa, grandfather, granddad, elder, monk | hermit, sage, bishop, archbishop, philosopher, patriarch',
  'old-woman': 'old woman, elderly woman, grandma, grandmother, granny, old lady | crone',
  'man-beard':
    'bearded man, leprechaun, viking, pirate, pirate captain, lumberjack, blacksmith, sailor, captain, ship captain, sea captain | hipster man, hipster, caveman, barbarian, woodcutter',
  student: 'graduate, graduating student | scholar',
  astronaut:
    'astronaut, spaceman, cosmonaut | space explorer, spacewoman, space man, space suit, spacesuit, space traveler',
  detective:
    'detective | sherlock, sherlock holmes, investigator, private eye, sleuth, gangster, mobster, inspector',
  'police-officer': 'policeman, police officer, officer, police | cop, policewoman',
  firefighter: 'firefighter | fireman',
  'construction-worker': 'construction worker, engineer, miner, coal miner, gold miner | builder',
  cook: 'chef, cook, pizza chef, sushi chef, pastry chef',
  farmer:
    'farmer, gardener, rancher, beekeeper, shepherd | peasant, serf, herder, herdsman, goatherd',
  mechanic: 'mechanic, plumber, repairman, handyman, electrician, technician | mario',
  artist: 'artist, painter',
  singer:
    'singer, vocalist, jazz singer, opera singer | rockstar, rock star, rock singer, pop singer, pop star, rapper, bard',
  scientist: 'scientist, chemist, researcher | professor, mad scientist, inventor, alchemist',
  'health-worker':
    'doctor, physician, health worker, nurse, surgeon, dentist, optician, optometrist, veterinarian, vet, paramedic',
  pilot: 'pilot | aviator, captain of a plane',
  judge: 'judge',
  technologist: 'programmer, coder, software engineer | developer, hacker',
  guard: 'guard, royal guard, king s guard, queens guard | nutcracker, sentinel',
  ninja: 'ninja, shinobi | assassin',
  prince: 'prince',
  princess:
    'princess, queen, empress | snow queen, duchess, cinderella, rapunzel, snow white, snow maiden',
  'person-with-crown': 'king, pharaoh | emperor, monarch king, sultan, royalty',
  mage: 'wizard, mage, magician, merlin, sorcerer, warlock, gandalf, old wizard, gnome, garden gnome | druid, harry potter, shaman, necromancer',
  'woman-mage': 'witch, sorceress, enchantress, witches',
  fairy: 'fairy, sprite, fairies, tooth fairy | tinkerbell, tinker bell, pixie, nymph, dryad',
  elf: 'elf, wood elf, elven queen, elven king, elven archer, elven warrior, elven princess, elven prince, elven woman, elven man, elven ranger, elven mage, elven girl, elf queen, elven archer queen, elf princess, high elf, dark elf | legolas, hobbit, halfling',
  genie: 'genie, djinn | jinn',
  vampire: 'vampire | dracula',
  zombie: 'zombie | undead, frankenstein, corpse, ghoul',
  mermaid: 'mermaid | siren',
  merman: 'merman | triton, poseidon, neptune god',
  superhero:
    'superhero, super hero | superman, spiderman, spider man, hulk, iron man, captain america, flash hero',
  'woman-superhero': 'superheroine | wonder woman, supergirl',
  supervillain: 'supervillain, super villain | villain, joker villain, darth vader, batman',
  troll: 'troll',
  ogre: 'ogre, oni | shrek',
  goblin: 'tengu',
  '@greengoblin': 'goblin | gremlin, kobold, hobgoblin',
  '@orc': 'orc | uruk hai',
  '@imp': 'devil, demon, imp | satan, krampus',
  '@monster': 'monster, monsters | beast, bogeyman, critter',
  '@oneeyedmonster': 'one eyed monster, monster with one eye, cyclops',
  '@threeeyedmonster':
    'three eyed monster, monster with three eyes, monster with 3 eyes, many eyed monster | four eyed monster',
  'santa-claus': 'santa, santa claus, father christmas, saint nick, st nick',
  'mrs-claus': 'mrs claus | mother christmas',
  'baby-angel': 'angel, cupid | cherub',
  ghost: 'ghost, spectre, specter, ghosts | spirit, phantom, poltergeist, boo',
  alien: 'alien, extraterrestrial, grey alien, space alien, little green man | et, martian man',
  'alien-monster': 'space invader, alien monster, space invaders',
  robot:
    'robot, automaton, android, droid, bot | mech, mecha, r2d2, wall e, robo, transformer, terminator',
  'clown-face': 'clown, clown emoji | jester, harlequin, joker clown, mime, pierrot',
  skull: 'skull, skeleton, skeletons | death',
  'grinning-face-with-smiling-eyes': 'smiley | smiley face, happy face',
  'performing-arts': 'theatre masks | theater masks',
  'woman-dancing': 'flamenco dancer | salsa dancer, tango dancer',
  'man-dancing': 'disco dancer | break dancer, breakdancer',
  moai: 'moai, easter island head, stone head',
  '@statue':
    'statue, sculpture, marble statue, bust, stone statue, greek statue, roman statue | idol statue, marble sculpture',
};
