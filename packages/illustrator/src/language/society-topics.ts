/** Words for a topic, what a logo shows of it, and what a picture shows where it is not the same. */
type TopicRow = readonly [words: string, thing: string, scene?: string];

/** Topics of public life. */
export const SOCIETY_TOPICS: readonly TopicRow[] = [
  ['cyber ?-?bullying', 'a broken heart and a phone', 'a sad girl with a phone on a sofa at night'],
  ['(?:anti[- ]?)?bullying', 'a red heart', 'a sad child sitting alone on a bench'],
  ['(?:phone|screen|social media|smartphone|internet) addiction|doomscrolling|screen time', 'a phone', 'a boy holding a phone on a sofa at night'],
  ['digital detox|unplug(?:ging)?|screen[- ]free', 'a book and a cup of tea', 'a woman reading a book in a park'],
  ['(?:(?:breast|lung|skin|prostate|childhood) )?cancer', 'a pink reminder ribbon'],
  ['hiv|aids|heart disease', 'a red reminder ribbon'],
  ['autism|neurodiversity', 'a puzzle piece'],
  ['domestic violence|abuse', 'a purple reminder ribbon'],
  ['blood donation|organ donation', 'a red droplet', 'a red droplet and a red heart'],
  ['(?:anti[- ]?)?racism|racial justice|black lives matter|civil rights', 'a raised fist', 'people with protest signs'],
  ['feminism|women[’\']?s (?:rights|empowerment)|gender equality', 'a raised fist', 'three women with raised fists'],
  ['human rights|activism|protest movement', 'a raised fist', 'people with protest signs'],
  ['freedom of speech|free speech|press freedom', 'a megaphone', 'a woman shouting into a megaphone'],
  ['immigration|migration|refugees?|emigration', 'a suitcase and a passport', 'a family with suitcases'],
  ['homelessness|poverty', 'a cardboard box', 'a sad man sitting on a bench in winter'],
  ['deforestation|forest loss', 'an axe', 'a tree stump and an axe in a forest'],
  ['(?:plastic|ocean|marine|sea|water) pollution(?: in the (?:ocean|sea))?', 'a plastic bottle', 'plastic bottles floating in the ocean with a turtle'],
  ['air pollution|carbon emissions|greenhouse gas(?:es)?|emissions', 'a factory', 'a factory with smoke'],
  ['pollution', 'a factory', 'a factory with smoke'],
  ['food waste', 'a trash can', 'a trash can with a banana and an apple'],
  ['world water day|water (?:conservation|scarcity|saving)', 'a blue droplet', 'a blue droplet and a planet earth'],
  ['endangered species|wildlife conservation|animal rights', 'paw prints', 'a panda and a tiger in a forest'],
  ['fake news|misinformation|disinformation|fact[- ]check(?:ing)?', 'a newspaper and a magnifying glass'],
  ['ag(?:e)?ing population|generation gap', 'an old woman', 'a grandmother and a boy with a phone'],
  ['sleep deprivation|insomnia', 'an alarm clock', 'a tired woman in bed with an alarm clock at night'],
  ['(?:healthy|active) (?:lifestyle|living|habits?)|weight loss(?: journey)?', 'a running shoe and an apple', 'a salad, a running shoe and a water bottle'],
  ['volunteering|community service|charity|philanthropy', 'a red heart', 'people planting a tree'],
  ['inflation|cost of living|rising prices', 'a rising chart', 'a rising chart and a shopping cart'],
  ['recession|economic crisis|bankruptcy', 'a falling chart', 'a falling chart and coins'],
  ['unemployment|layoffs?|laid off|job loss', 'a cardboard box', 'a sad man carrying a cardboard box and a woman waving'],
  ['election|democracy|voting(?: rights)?', 'a ballot box'],
]; // prettier-ignore

/** Topics of work and technology. */
export const WORK_TOPICS: readonly TopicRow[] = [
  ['customer (?:support|service|care)|call cent(?:er|re)|help ?desk', 'a headset', 'a woman with a headset at a desk with a laptop'],
  ['remote (?:work(?:ing|er)?|team)|work(?:ing)? from home(?: lifestyle)?|freelanc(?:e|ing|er life)|digital nomad', 'a laptop', 'a man with a laptop on a sofa with a cat'],
  ['job interview|recruitment|recruiting', 'a briefcase', 'two people shaking hands at a desk'],
  ['(?:business |professional )?networking|mentor(?:ship|ing)|onboarding', 'a handshake', 'two people shaking hands at a desk'],
  ['employee of the month|employee recognition', 'a trophy', 'a trophy and a star'],
  ['cloud (?:computing|storage)', 'a cloud', 'a cloud with a laptop and a phone'],
  ['two[- ]factor authentication|password(?:s| security| protection)?|access control', 'a padlock and a key', 'a smartphone with a padlock and a key'],
  ['block ?chain|crypto(?:currency)?', 'a bitcoin', 'bitcoins'],
  ['internet of things|iot|smart home', 'a smartphone', 'a smartphone with a house'],
  ['user (?:experience|interface)(?: design)?|ux(?: design)?|ui design|web design', 'a laptop', 'a laptop with sticky notes and a coffee cup'],
  ['agile|scrum|kanban|sprint planning|project management', 'sticky notes', 'a team at a desk with sticky notes'],
  ['teaching|tutoring|training session', 'a book', 'a teacher and a student at a desk'],
  ['quality (?:control|assurance)|best practices?', 'a check mark', 'a clipboard and a magnifying glass'],
  ['workflow|process(?:es)? (?:improvement|optimi[sz]ation)', 'gears'],
]; // prettier-ignore

/** Feelings. Their words are also in names of other topics, which are looked for first. */
export const FEELING_TOPICS: readonly TopicRow[] = [
  ['gratitude|thankfulness|appreciation', 'hands making a heart'],
  ['happiness|joy|optimism|positivity', 'a smiling sun', 'a smiling woman with balloons and a dog'],
  ['motivation|determination|willpower|self[- ]discipline|discipline|courage', 'a flag', 'a man on a mountain peak with a flag'],
  ['nostalgia|memories', 'a photo album', 'an old radio and a photo album'],
  ['overthinking|confusion|indecision|uncertainty|brain fog', 'a question mark', 'a confused man'],
]; // prettier-ignore
