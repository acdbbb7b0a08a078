import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['marketing'] = {
  home: {
    pageTitle: 'GIF et images IA en boucle, sans raccord',
    pageDescription:
      'GIF et microvidéos par IA en quelques secondes : écrivez une phrase, obtenez une image ou un GIF dont la fin rejoint le début. Début gratuit.',
    title: 'Une phrase. Et ça tourne à l’infini.',
    lead: 'GIF et microvidéos par IA en quelques secondes. Écrivez une phrase : vous obtenez une image, ou un GIF dont la fin rejoint si bien le début que personne ne voit le raccord.',
  },
  generator: {
    pageTitle: 'Générateur de GIF IA : du texte à la boucle',
    pageDescription:
      'Transformez un texte en GIF qui boucle sans accroc. Décrivez une scène, choisissez durée, cadence et format, publiez. Sans savoir animer.',
    title: 'Le générateur de GIF IA aux boucles vraiment parfaites',
    lead: 'Décrivez une scène avec des mots simples et voyez-la bouger quelques secondes plus tard : un GIF au format de vos réseaux, sans accroc quand il recommence.',
  },
  hero: {
    start: 'Essayer gratuitement',
    logIn: 'Connexion',
    note: (pictures, plan, days) =>
      `${pictures} images gratuites par semaine, sans carte. Les boucles viennent avec ${plan} : ${days} jours d’essai.`,
  },
  carousel: {
    label: 'Boucles faites avec Loopwright',
    role: 'carrousel',
    slideRole: 'diapositive',
    slide: (number, count) => `${number} sur ${count}`,
    choose: (number, prompt) => `Afficher la boucle ${number} : ${prompt}`,
    pause: 'Arrêter les boucles',
    play: 'Lire les boucles',
    words: 'Les mots d’où elle vient',
    quote: (prompt) => `« ${prompt} »`,
  },
};
