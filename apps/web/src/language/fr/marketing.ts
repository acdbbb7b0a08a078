import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['marketing'] = {
  home: {
    pageTitle: 'GIF et images IA en boucle, sans raccord',
    pageDescription:
      'GIF et microvidéos par IA en quelques secondes : écrivez une phrase, obtenez une image ou un GIF en boucle parfaite. Gratuit pour commencer.',
    title: 'Une phrase. Et ça tourne à l’infini.',
    lead: 'GIF et microvidéos par IA en quelques secondes. Écrivez une phrase : vous obtenez une image, ou un GIF qui boucle si bien que vous ne verrez pas le raccord.',
  },
  generator: {
    pageTitle: 'Générateur de GIF IA : du texte à la boucle',
    pageDescription:
      'Transformez un texte en GIF qui boucle sans accroc. Décrivez une scène, choisissez durée, fréquence d’images et format, publiez. Sans savoir animer.',
    title: 'Le générateur de GIF IA aux boucles vraiment parfaites',
    lead: 'Décrivez une scène avec des mots simples et voyez-la bouger quelques secondes plus tard : un GIF au bon format pour votre réseau, sans saut à la reprise.',
  },
  hero: {
    promptLabel: 'Décrivez une image ou une boucle',
    promptPlaceholder: 'a cat surfing at sunset',
    promptHint:
      'Écrivez en anglais : notre générateur d’images ne comprend pas les autres langues.',
    create: 'Créer',
    ideas: { whale: 'Baleine volante', robot: 'Robot jardinier', fox: 'Renard qui salue' },
    start: 'Essayer gratuitement',
    logIn: 'Se connecter',
    note: (pictures, plan, days) =>
      `${pictures} images gratuites par semaine, sans carte bancaire. Les GIF sont inclus dans ${plan}, gratuit pendant ${days} jours.`,
  },
  carousel: {
    label: 'Boucles créées avec Loopwright',
    role: 'carrousel',
    slideRole: 'diapositive',
    slide: (number, count) => `${number} sur ${count}`,
    choose: (number, prompt) => `Afficher la boucle ${number} : ${prompt}`,
    pause: 'Arrêter les boucles',
    play: 'Lire les boucles',
    words: 'Prompt',
    quote: (prompt) => `« ${prompt} »`,
  },
};
