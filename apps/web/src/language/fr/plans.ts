import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['plans'] = {
  title: 'Comparer les formules',
  rows: {
    contents: 'Contenu',
    tokens: 'Jetons par semaine',
    images: 'Soit : images par semaine',
    gifs: 'Ou : GIF par semaine',
    imageSize: 'Images jusqu’à',
    gifSize: 'GIF jusqu’à',
    gifLength: 'Durée des GIF',
    styles: 'Styles, variations et graines',
    noWatermark: 'Sans filigrane',
    queue: 'Place dans la file d’attente',
    documents: 'Documents du Studio',
    exports: 'Exports par heure',
    storage: 'Stockage',
    support: 'Assistance prioritaire',
    trial: 'Essai gratuit',
    formats: 'Formats d’export',
    visibility: 'Créations privées',
    rights: 'Usage commercial',
  },
  values: {
    yes: 'Oui',
    no: 'Non',
    queue: ['Standard', 'Prioritaire', 'En tête'],
    days: (count) => `${count} jours`,
    answer: {
      hours: (count) => `Réponse sous ${count} ${count === 1 ? 'heure' : 'heures'}`,
      workingDays: (count) =>
        `Réponse sous ${count} ${count === 1 ? 'jour ouvré' : 'jours ouvrés'}`,
    },
    visibility: 'Avec chaque formule : seules les personnes qui ont votre lien les voient.',
    rights: 'Avec chaque formule, même après résiliation.',
  },
  questions: {
    title: 'Questions sur les formules',
    tokens: {
      question: 'Qu’obtient-on avec un jeton, et quand en reçoit-on de nouveaux ?',
      answer: (image, gif) =>
        `Une image coûte ${image} jeton, un GIF ${gif}. Vous recevez de nouveaux jetons chaque lundi à 00:00 (UTC-5). Ceux que vous n’avez pas utilisés expirent alors.`,
    },
    failed: {
      question: 'Que se passe-t-il si une génération échoue ?',
      answer: 'Ses jetons vous sont rendus. C’est aussi le cas si vous l’annulez.',
    },
    trial: {
      question: 'Comment fonctionne l’essai gratuit ?',
      answer: (plan, days) =>
        `${plan} commence par ${days} jours gratuits, une fois par personne. Si vous résiliez avant la fin, vous ne payez rien.`,
    },
    change: {
      question: 'Puis-je passer d’une formule payante à l’autre ?',
      answer:
        'Oui. Le changement prend effet immédiatement et le reste du mois est calculé au prorata. Avec une formule supérieure, les jetons supplémentaires sont ajoutés tout de suite.',
    },
    end: {
      question: 'Que se passe-t-il quand je résilie ?',
      answer: (plan) =>
        `Votre formule reste active jusqu’à la fin de la période payée. Vous passez ensuite à ${plan}, et tout ce que vous avez créé reste dans votre galerie.`,
    },
    visibility: {
      question: 'Qui peut voir ce que je crée ?',
      answer:
        'Rien n’est publié automatiquement. Chaque création a un lien impossible à deviner, et seules les personnes à qui vous le donnez peuvent l’ouvrir.',
    },
  },
};
