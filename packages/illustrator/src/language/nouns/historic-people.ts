import { phrases } from '../phrases.ts';

/** People of history and of old tales, whose clothes tell who they are. */
export const HISTORIC_PEOPLE: Readonly<Record<string, string>> = {
  man: 'napoleon, napoleon bonaparte, julius caesar, roman emperor, emperor augustus, emperor nero, alexander the great, king leonidas, achilles, hercules | marco polo, genghis khan',
  'man-beard': 'abraham lincoln, abe lincoln, william shakespeare, shakespeare',
  'man-blond-hair': 'thor',
  'man-white-hair':
    'albert einstein, einstein, george washington, thomas jefferson, mozart, wolfgang amadeus mozart, beethoven, ludwig van beethoven, johann sebastian bach | isaac newton, voltaire',
  'old-man':
    'leonardo da vinci, da vinci, zeus, odin, moses, greek god | galileo, galileo galilei, archimedes, socrates, plato, aristotle',
  woman:
    'joan of arc, athena, aphrodite, greek goddess, goddess, roman goddess, queen victoria, queen elizabeth i, catherine the great, nefertiti',
  'woman-white-hair': 'marie antoinette',
};

const OF_OTHER_LANDS = /^(?:genghis khan|nefertiti|moses)$/;

/** Those who are drawn with the skin of Europeans. */
export const EUROPEANS: ReadonlySet<string> = new Set(
  Object.values(HISTORIC_PEOPLE)
    .flatMap((words) => phrases(words.replace(' | ', ', ')))
    .filter((name) => !OF_OTHER_LANDS.test(name)),
);
