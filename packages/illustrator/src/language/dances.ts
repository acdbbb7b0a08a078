/** Dances by their names, which are drawn as dancing. */
const DANCES =
  'salsa, bachata, merengue, cumbia, rumba, samba, tango, waltz, foxtrot, cha cha, cha cha cha, jive, lindy hop, polka, flamenco, hip hop, ballet, tap, jazz, disco, hula, bollywood, bhangra, zumba, macarena, twist, charleston, jig, hora, sirtaki, ballroom, kizomba, reggaeton, k-pop, folk dance, line dance, irish dance, belly dance, rock and roll, paso doble, mambo, limbo, conga, capoeira';

/** "dancing salsa", "dancing the polka", for the table of verbs. */
export const NAMED_DANCES: string = DANCES.split(', ')
  .flatMap((dance) => [`dance ${dance}`, `dance the ${dance}`, `dance a ${dance}`])
  .join(', ');
