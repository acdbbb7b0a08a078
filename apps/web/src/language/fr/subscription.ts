import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['subscription'] = {
  subscription: {
    title: 'Abonnement',
    start: 'Prendre un abonnement',
    comparePlans: 'Comparer les formules',
    tokensOf: (perWeek) => `sur ${perWeek} jetons cette semaine`,
    tokensLeft: 'en jetons cette semaine',
    tokensRefresh: (day) => `Nouveaux jetons : ${day}.`,
    costs: (imageTokens, gifTokens) => `Une image en coûte ${imageTokens}, un GIF ${gifTokens}.`,
    freePlan: 'Gratuit pour toujours. Les boucles viennent avec Creator et Studio.',
    renews: (day, price) => `Renouvellement le ${day} pour ${price}.`,
    trial: (daysLeft, day, price) =>
      `Encore ${daysLeft} ${daysLeft < 2 ? 'jour' : 'jours'} d’essai. Le ${day}, un mois payant commence : ${price}.`,
    ends: (plan, day) =>
      `${plan} est à vous jusqu’au ${day}. Ensuite, vous revenez à Starter et plus rien n’est débité.`,
    notes: {
      renewing: (day) => `Renouvellement le ${day}`,
      trial: (day) => `Essai jusqu’au ${day}`,
      ending: (day) => `À vous jusqu’au ${day}`,
      starts: (day) => `Débute le ${day}`,
      unpaid: 'Le dernier paiement a échoué',
    },
    keep: (plan) => `Garder ${plan}`,
    kept: (plan) => `Bon choix : ${plan} continue.`,
    changed: (plan) => `C’est fait. Vous êtes maintenant sur ${plan}.`,
    cancelled: (plan, day) => `C’est fait. ${plan} reste à vous jusqu’au ${day}.`,
    cancelledSoon: (plan) => `C’est fait. ${plan} s’arrête avec la période payée.`,
    upgradeCharge: 'Vous payez maintenant la différence pour le reste de ce mois.',
    trialUpgradeCharge: (price) =>
      `Met fin à votre essai : le premier mois, ${price}, est payé maintenant.`,
    downgradeCharge:
      'Le changement est immédiat. Ce qui reste de ce mois est déduit des prochaines factures.',
    cancelQuestion: 'Revenir à Starter ?',
    cancelDetail: (plan, day, tokens) =>
      `${plan} reste à vous jusqu’au ${day}. Ensuite, vous aurez ${tokens} jetons par semaine et les exports porteront un filigrane. D’ici là, vous pouvez changer d’avis.`,
    cancelDetailSoon: (plan, tokens) =>
      `${plan} reste à vous jusqu’à la fin de la période payée. Ensuite, vous aurez ${tokens} jetons par semaine et les exports porteront un filigrane. D’ici là, vous pouvez changer d’avis.`,
    cancelDetailUnpaid: (plan, tokens) =>
      `${plan} s’arrête tout de suite et nous ne sollicitons plus votre carte. Ensuite, vous aurez ${tokens} jetons par semaine et les exports porteront un filigrane.`,
  },
  success: {
    title: 'Paiement réussi !',
    text: 'Votre abonnement est à jour. Bienvenue à bord !',
    link: 'Aller au tableau de bord',
    pageTitle: 'Paiement réussi',
    pageDescription: 'Votre abonnement est à jour.',
    countdown: (seconds) => `Retour à l’accueil dans ${seconds}…`,
    onItsWay: 'Votre formule est en route…',
    arrived: (plan) => `${plan} est là. À vous de jouer !`,
    signedOut: 'Vous n’êtes plus connecté sur cet appareil. {link} pour voir votre formule.',
    signIn: 'Connectez-vous',
  },
  cancel: {
    title: 'Paiement annulé',
    text: 'Le paiement a été annulé et rien n’a été débité.',
    link: 'Revenir aux tarifs',
    pageTitle: 'Paiement annulé',
    pageDescription: 'Le paiement a été annulé et rien n’a été débité.',
    countdown: (seconds) => `Retour aux formules dans ${seconds}…`,
  },
};
