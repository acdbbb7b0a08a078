/** Who says a text, in the words between the two. */
export const FOREIGN_SAYS =
  'sagt|sagen|ruft|schreit|flüstert|denkt|fragt|singt|dit|disent|crie|murmure|pense|demande|chante|dice[ns]?|diciendo|grita(?:ndo)?|susurra|piensa|pregunta|canta(?:ndo)?';
export const FOREIGN_SPEECH_BUBBLES =
  '(?:Sprech|Denk|Gedanken)blasen?|bulles? (?:de (?:dialogue|texte|BD|pensée)|qui dit)|globos? de (?:texto|diálogo|pensamiento)|bocadillos? (?:de texto|que dice)';
const WRITTEN =
  'geschrieben|graviert|eingraviert|gestickt|bedruckt|beschriftet|gedruckt|gemalt|écrite?s?|marquée?s?|gravée?s?|inscrite?s?|imprimée?s?|brodée?s?|peinte?s?|escrit[oa]s?|grabad[oa]s?|impres[oa]s?|bordad[oa]s?|pintad[oa]s?';
/** What a thing has that bears a text, in the words between the two. */
export const FOREIGN_BEARS = `${WRITTEN}|${FOREIGN_SAYS}|zeigt|steht|Aufschrift|Schriftzug|Etikett|Label|Aufdruck|Gravur|inscription|étiquette|intitulée?|indique|diga[ns]?|ponen?|ponga|lee|inscripción|leyenda|etiqueta|titulad[oa]`;
/** "mit", and what texts are called behind it. */
export const FOREIGN_WITH_WORDS =
  '(?:mit|avec|con|y|et|und)(?!\\p{L}).*(?<!\\p{L})(?:Texte?|Spruch|Worte?n?|Satz|Titel|Namen?|Slogan|Motto|Botschaft|mots?|message|phrase|titre|nom|mention|texto|frase|mensaje|título|palabras?|nombre|lema)';
/** Right behind a text: where or how it is written on what was named before. */
export const FOREIGN_ON_IT = `(?:steht|stehen|${WRITTEN}|darauf|drauf|dessus|encima)`;
/** Before what a text is on: "auf einer Torte", "escrito en la arena". */
export const FOREIGN_ON =
  '(?:(?:geschrieben|écrit|escrito) )?(?:auf|sur|en|sobre) (?:eine[mr]|de[mr]|[ms]eine[mr]|ihre[mr]|unsere[mr]|une?|les?|la|son|sa|mon|ma|el|l[ao]s|una?|su|mi) ';
/** A clause of its own behind a comma: "eine Torte, auf der". */
export const FOREIGN_CLAUSES =
  '(?:auf|in) (?:dem|der|denen)|worauf|où|qui|sur l(?:equel|aquelle)|donde|que|en (?:el|la) que';

/** What says of a quotation behind it that it is a text on something or in the mouth of somebody. */
export const BEFORE_FOREIGN_QUOTATION = new RegExp(
  String.raw`(?:,\s*(?:auf (?:dem|der|denen)|worauf|sur l(?:equel|aquelle)|où|donde)|(?<!\p{L})(?:(?:que |qui )?(?:${FOREIGN_SAYS}|${WRITTEN})))(?: (?:steht|est|il est|écrit|pone|est écrit))?[:\s]*$`,
  'iu',
);
/** The same of one before it. */
export const BEHIND_FOREIGN_QUOTATION = new RegExp(
  String.raw`^\s*(?:(?:ist |est |está )?(?:darauf |drauf |groß )?(?:steht|stehen)(?! (?:auf|in|an|vor|unter|neben)(?!\p{L}))|(?:ist |est |está )?(?:${WRITTEN})(?: (?:ist|est|steht|darauf|drauf|dessus|encima|en (?:él|ella)))?|darauf|drauf|dessus|encima)(?!\p{L})`,
  'iu',
);
