import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['member'] = {
  dashboard: {
    fallbackName: 'artiste',
    createTitle: 'Nouvelle création',
    createText: 'Générer une image ou un GIF',
    galleryTitle: 'Mes créations',
    galleryText: 'Voir votre galerie',
    settingsTitle: 'Paramètres du compte',
    settingsText: 'Gérer profil et formule',
    tipTitle: 'Découvrir les formules',
    tipText: 'Voyez tout ce que vous pouvez débloquer sur la page Tarifs !',
    caughtUp: 'Vous êtes à jour !',
    pageTitle: 'Tableau de bord',
    pageDescription:
      'Créez une image ou un GIF en boucle, ou retrouvez ce que vous avez fait avec Loopwright.',
    welcomeNew: (name) => `Bienvenue, ${name} !`,
    welcome: (name) => `Bon retour parmi nous, ${name} !`,
    notifications: 'Notifications',
    tipLink: 'Comparer les formules',
    paymentFailed: 'Votre dernier paiement n’est pas passé',
    paymentFailedText: (plan) =>
      `Vous gardez ${plan} pendant que nous réessayons ces prochains jours. Mettez votre carte bancaire à jour sous « Gérer l’abonnement » pour régulariser la situation.`,
    paymentFailedLink: 'Voir votre abonnement',
    dismiss: (title) => `Masquer « ${title} »`,
  },
  profile: {
    loading: 'Chargement du profil…',
    denied: 'Accès refusé',
    deniedText: 'Connectez-vous pour voir votre profil.',
    logIn: 'Se connecter',
    notAvailable: 'N/D',
    manage: 'Gérer l’abonnement',
    portalFailed: 'Impossible d’ouvrir l’espace de facturation. Réessayez plus tard.',
    pageTitle: 'Profil',
    pageDescription:
      'Votre compte Loopwright : nom et e-mail, formule, jetons de la semaine, thème et langue.',
    title: 'Profil',
    account: 'Compte',
    name: 'Nom',
    email: 'E-mail',
    username: 'Nom d’utilisateur',
    preferences: 'Préférences',
    theme: 'Thème',
    light: 'Clair',
    dark: 'Sombre',
    language: 'Langue',
  },
  planNames: { free: 'gratuit', basic: 'essentiel', premium: 'premium' },
  subscription: {
    title: 'Abonnement',
    start: 'Prendre un abonnement',
    comparePlans: 'Comparer les formules',
    tokensOf: (perWeek) => `sur ${perWeek} jetons restants cette semaine`,
    tokensLeft: 'jetons restants cette semaine',
    tokensRefresh: (day) => `Nouveaux jetons le ${day}.`,
    costs: (imageTokens, gifTokens) => `Une image en coûte ${imageTokens}, un GIF ${gifTokens}.`,
    tokensAfterUpgrade: (left, perWeek) =>
      `Jetons restants cette semaine : ${left} sur ${perWeek}. Ceux utilisés avant le changement de formule comptent aussi.`,
    freePlan: 'Formule gratuite. Les GIF sont inclus dans Creator et Studio.',
    renews: (day, price) => `Renouvellement le ${day} pour ${price}.`,
    trial: (daysLeft, day, price) =>
      `Encore ${daysLeft} ${daysLeft < 2 ? 'jour' : 'jours'} d’essai, puis ${price} par mois à partir du ${day}.`,
    ends: (plan, day) =>
      `${plan} reste actif jusqu’au ${day}. Ensuite, vous revenez à Starter et plus rien n’est débité.`,
    notes: {
      renewing: (day) => `Renouvellement le ${day}`,
      trial: (day) => `Essai jusqu’au ${day}`,
      ending: (day) => `Actif jusqu’au ${day}`,
      starts: (day) => `Débute le ${day}`,
      unpaid: 'Le dernier paiement a échoué',
    },
    keep: (plan) => `Garder ${plan}`,
    kept: (plan) => `Vous restez sur ${plan}.`,
    changed: (plan) => `C’est fait. Vous êtes maintenant sur ${plan}.`,
    cancelled: (plan, day) => `Abonnement résilié. ${plan} reste actif jusqu’au ${day}.`,
    cancelledSoon: (plan) => `Abonnement résilié. ${plan} s’arrête à la fin de la période payée.`,
    upgradeCharge: 'Vous payez aujourd’hui la différence au prorata.',
    trialUpgradeCharge: (price) => `Met fin à votre essai. Montant débité aujourd’hui : ${price}.`,
    downgradeCharge:
      'Le changement est immédiat. Le temps restant est déduit de votre prochaine facture.',
    cancelDetail: (plan, day, tokens) =>
      `${plan} reste actif jusqu’au ${day}. Ensuite, vous aurez ${tokens} jetons par semaine et les exports porteront un filigrane. D’ici là, vous pouvez revenir en arrière.`,
    cancelDetailSoon: (plan, tokens) =>
      `${plan} reste actif jusqu’à la fin de la période payée. Ensuite, vous aurez ${tokens} jetons par semaine et les exports porteront un filigrane. D’ici là, vous pouvez revenir en arrière.`,
    cancelDetailUnpaid: (plan, tokens) =>
      `${plan} s’arrête tout de suite et votre carte ne sera plus débitée. Ensuite, vous aurez ${tokens} jetons par semaine et les exports porteront un filigrane.`,
  },
  success: {
    title: 'Paiement réussi !',
    text: 'Votre abonnement est à jour. Bienvenue à bord !',
    link: 'Aller au tableau de bord',
    pageTitle: 'Paiement réussi',
    pageDescription:
      'Votre abonnement est à jour. Votre nouvelle formule vous attend dans votre tableau de bord.',
    countdown: (seconds) => `Retour à l’accueil dans ${seconds} s…`,
    onItsWay: 'Activation de votre formule…',
    arrived: (plan) => `Vous êtes maintenant sur ${plan}. Créez votre première boucle.`,
    signedOut: 'Votre session est fermée sur cet appareil. {link} pour voir votre formule.',
    signIn: 'Connectez-vous',
  },
  cancel: {
    title: 'Paiement annulé',
    text: 'Le paiement a été annulé et rien n’a été débité.',
    link: 'Revenir aux tarifs',
    pageTitle: 'Paiement annulé',
    pageDescription:
      'Le paiement a été annulé et rien n’a été débité. Vous pouvez choisir une formule à tout moment.',
    countdown: (seconds) => `Retour aux formules dans ${seconds} s…`,
  },
};
