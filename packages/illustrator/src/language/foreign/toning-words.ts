/** What is said of the strength of all colors in German, Spanish and French, whole, as sources of regular expressions. */
export const FOREIGN_TONINGS = {
  muted:
    '(?:gedämpfte|gedeckte|entsättigte|dezente)n? (?:farben|töne|farbpalette)|(?:colores|tonos) (?:apagados|tenues|desaturados|discretos)|(?:couleurs|teintes) (?:sourdes|désaturées|discrètes)|tons (?:sourds|discrets)',
  faded:
    '(?:verblasste|ausgeblichene)n? (?:farben|töne)|(?:colores|tonos) desvaídos|couleurs (?:délavées|fanées)',
  vivid:
    '(?:kräftige|leuchtende|lebendige|lebhafte|satte|intensive|strahlende)n? (?:farben|töne)|(?:colores|tonos) (?:(?:muy )?(?:vivos|vibrantes|intensos|brillantes|saturados|vívidos))|(?:couleurs|teintes) (?:(?:très )?(?:vives|vibrantes|éclatantes|intenses|saturées))|tons vifs',
  pastel:
    '(?:zarte |sanfte |weiche )?(?:pastellfarben|pastelltöne)n?|(?:zarte|sanfte)n? farben|(?:colores|tonos) (?:pastel|pasteles|suaves)|(?:couleurs|teintes|tons) (?:pastel|pastels|doux|douces)',
  sepia: 'sepia(?:töne|farben)?|(?:tonos? )?sepia|(?:tons? )?sépia',
} as const;

/** Techniques by which a picture is made, besides its colors. */
export const FOREIGN_TECHNIQUES =
  "aquarelle?|wasserfarben|ölgemälde|ölmalerei|gouache|acuarela|(?:pintura al )?óleo|oleo|peinture à l[’']huile|pixelkunst|skizze|boceto|croquis|linolschnitt|holzschnitt|grabado|gravure|tusche|tinta|encre|papel recortado|papier découpé";
