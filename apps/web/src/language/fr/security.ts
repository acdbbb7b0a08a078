import type { Catalogue } from '../catalogue.ts';

const invalidEmail = 'Veuillez saisir une adresse e-mail valide';
const missingFields = 'Veuillez remplir tous les champs';
const emailFailed = 'L’e-mail n’a pas pu être envoyé. Réessayez.';
const passwordFailed = 'Le mot de passe n’a pas pu être enregistré. Réessayez.';

export const texts: Catalogue['security'] = {
  strength: { weak: 'Faible', fair: 'Moyen', strong: 'Fort' },
  challenge: { ask: 'Encore une étape : confirmez que vous n’êtes pas un robot.' },
  security: {
    title: 'Sécurité',
    loading: 'Chargement des paramètres de sécurité…',
    failed: 'Impossible de charger vos paramètres de sécurité.',
    again: 'Réessayer',
    cancel: 'Annuler',
    currentPassword: 'Mot de passe actuel',
  },
  email: {
    title: 'Adresse e-mail',
    confirmed: 'Confirmée',
    unconfirmed: 'Non confirmée',
    confirmedText: 'Cette adresse servira à réinitialiser votre mot de passe.',
    unconfirmedText: 'Cliquez sur le lien que nous vous avons envoyé.',
    missingText:
      'Aucune adresse e-mail. Ajoutez-en une pour pouvoir réinitialiser votre mot de passe.',
    resend: 'Renvoyer le lien',
    resending: 'Envoi…',
    resent: 'E-mail envoyé. Le lien est valable 24 heures.',
    resendFailed: emailFailed,
    change: 'Changer d’e-mail',
    add: 'Ajouter un e-mail',
    label: 'Nouvelle adresse e-mail',
    submit: 'Envoyer la confirmation',
    busy: 'Envoi…',
    failed: emailFailed,
    problems: { invalidEmail, missingFields },
    sent: (email) =>
      `Nous avons envoyé un e-mail à ${email}. Cliquez sur le lien dans les 24 heures. D’ici là, rien ne change.`,
  },
  password: {
    title: 'Mot de passe',
    hasOne: 'En changer fermera vos autres sessions.',
    hasNone:
      'Vous vous connectez sans mot de passe. Définissez-en un pour avoir un second moyen d’accès.',
    change: 'Changer de mot de passe',
    set: 'Définir un mot de passe',
    label: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    busy: 'Enregistrement…',
    failed: passwordFailed,
    changed: 'Mot de passe modifié. Vos autres sessions sont fermées.',
  },
  social: {
    notConnected: (provider) =>
      `La connexion avec ${provider} n’est pas disponible ici. Utilisez un nom d’utilisateur et un mot de passe.`,
    unreachable: (provider) =>
      `Impossible de joindre ${provider}. Vérifiez votre connexion et votre bloqueur de contenu, puis réessayez.`,
  },
  connections: {
    title: 'Comptes associés',
    intro: 'Connectez-vous en un clic.',
    connect: (provider) => `Associer ${provider}`,
    disconnect: (provider) => `Dissocier ${provider}`,
    off: 'Non associé',
    since: (day) => `Depuis le ${day}`,
    only: 'C’est votre seul accès. Définissez d’abord un mot de passe ou associez un autre compte.',
    connecting: 'Association…',
    disconnecting: 'Dissociation…',
    connected: (provider) => `${provider} est associé. Vous pouvez maintenant vous connecter avec.`,
    disconnected: (provider) => `${provider} est dissocié.`,
    notOffered: (provider) => `La connexion avec ${provider} n’est pas disponible ici.`,
    unfinished: (provider) => `${provider} n’a pas été associé. Rien n’a changé.`,
    failed: 'Cela n’a pas abouti. Réessayez.',
  },
  sessions: {
    title: 'Sessions actives',
    agent: (browser: string, system: string) => `${browser} sur ${system}`,
    unknownAgent: 'Navigateur inconnu',
    current: 'Ce navigateur',
    seen: (when) => `Dernière activité : ${when}`,
    started: (when) => `Connexion le ${when}`,
    end: 'Déconnecter',
    endOf: (agent, when) => `Déconnecter ${agent}, dernière activité : ${when}`,
    ended: (agent) => `${agent} : session fermée.`,
    endFailed: 'Cette session n’a pas pu être fermée. Réessayez.',
    everywhere: 'Se déconnecter partout',
    question: 'Se déconnecter partout ?',
    detail:
      'Vos sessions seront fermées sur tous les appareils, celui-ci compris. Les générations en cours se termineront.',
    stay: 'Garder mes sessions',
    everywhereFailed: 'Vos sessions n’ont pas toutes pu être fermées. Réessayez.',
  },
  data: {
    title: 'Vos données',
    storageTitle: 'Stockage',
    storageText: (used, limit) =>
      `${used} sur ${limit}. Supprimez des créations pour libérer de l’espace.`,
    exportTitle: 'Exporter vos données',
    export: 'Exporter les données',
    exportText: 'Un ZIP de votre compte, de vos créations et de l’historique de vos jetons.',
    exporting: 'Préparation…',
    exportingText:
      'Avec beaucoup de boucles, cela peut prendre du temps. Restez sur cette page jusqu’au début du téléchargement.',
    exported: 'Téléchargement lancé.',
    exportFailed: 'Le téléchargement n’a pas abouti. Réessayez.',
    deleteTitle: 'Supprimer votre compte',
    delete: 'Supprimer le compte…',
    deleteText: 'Définitif et immédiat. Exportez d’abord vos données.',
  },
  deletion: {
    title: 'Supprimer votre compte ?',
    lead: 'Cette action est irréversible.',
    goes: 'Ce que nous supprimons',
    goesAccount: 'Votre compte, tous les moyens de connexion et toutes les sessions ouvertes',
    goesCreations: 'Toutes les images et boucles, et leurs liens',
    goesPlan: 'Vos jetons et votre abonnement, qui prend fin aujourd’hui',
    stays: 'Ce que nous conservons',
    staysText: 'Les factures, conservées par notre prestataire de paiement comme la loi l’exige.',
    username: 'Votre nom d’utilisateur',
    usernameHint: 'Saisissez {username} pour confirmer.',
    submit: 'Supprimer le compte',
    busy: 'Suppression…',
    failed: 'Le compte n’a pas pu être supprimé. Réessayez.',
    problems: {
      wrongUsername:
        'Pour confirmer, saisissez votre nom d’utilisateur exactement comme il est affiché.',
      missingFields,
    },
    keep: 'Garder mon compte',
    farewell: 'Votre compte a été supprimé.',
    notifications: 'Notifications',
  },
};
