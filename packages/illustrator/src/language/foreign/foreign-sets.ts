const GERMAN = String.raw`(?:sticker|icon|symbol|emote)s?[- ]?(?:set|bogen|paket|sammlung)|(?:set|satz|sammlung|reihe)(?: (?:von|aus|mit))? (?:[\p{L}\d-]+ ){0,3}(?:stickern?|icons|symbolen?|aufklebern?)`;
const SPANISH = String.raw`(?:set|pack|paquete|juego|conjunto|colecci[óo]n|plancha|hoja|serie) de (?:[\p{L}\d-]+ ){0,3}(?:stickers?|pegatinas|calcoman[íi]as|[ií]conos|emotes)|[ií]conos`;
const FRENCH = String.raw`(?:planche|set|lot|pack|s[ée]rie|ensemble|collection|jeu) (?:de |d['’])(?:[\p{L}\d-]+ ){0,3}(?:stickers?|autocollants|ic[ôo]nes|pictogrammes|gommettes)|ic[ôo]nes`;
const JAPANESE = '(?:スタンプ|ステッカー|シール|アイコン)の?(?:セット|集|一式|シート)';

/** "Sticker-Set", "planche de stickers": several stickers or icons are wanted, each by itself. */
export const FOREIGN_SET = new RegExp(
  String.raw`(?<!\p{L})(?:${GERMAN}|${SPANISH}|${FRENCH})(?!\p{L})|${JAPANESE}`,
  'iu',
);
