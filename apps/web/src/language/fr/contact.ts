import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['contact'] = {
  pageTitle: 'Contact',
  pageDescription:
    'Une question sur les formules ou les jetons, une équipe, une campagne ou une boucle qui accroche ? Écrivez à l’équipe de Loopwright.',
  title: 'Parlons-en',
  lead: 'Une équipe, une campagne, une question sur votre formule ou une boucle qui accroche ? Dites-nous tout. Une vraie personne lit chaque message.',
  name: 'Nom',
  email: 'Adresse e-mail',
  message: 'Message',
  messageHint: 'À propos d’une création ? Collez son lien.',
  needsScripts: 'Ce formulaire a besoin de JavaScript. Activez-le, puis rechargez la page.',
  website: 'Laissez ce champ vide',
  submit: 'Envoyer le message',
  busy: 'Envoi…',
  failed: 'Message non envoyé. Votre brouillon est conservé. Réessayez.',
  problems: {
    missingFields: 'Veuillez remplir tous les champs',
    nameTooLong: 'Un nom peut avoir 100 caractères au plus.',
    invalidEmail: 'Veuillez saisir une adresse e-mail valide',
    messageTooLong: 'Un message peut avoir 5 000 caractères au plus.',
    invisibleCharacters: 'Veuillez retirer les caractères invisibles.',
  },
  sender: {
    details: (username, plan, workspace) =>
      `Connecté en tant que ${username}. Nous envoyons aussi votre formule (${plan}) et votre espace de travail (${workspace}).`,
    personal: 'Personnel',
    include: (count) =>
      count === 1
        ? 'Joindre ma dernière erreur pour la retrouver dans nos journaux'
        : `Joindre mes ${count} dernières erreurs pour les retrouver dans nos journaux`,
  },
  priority: {
    title: 'Assistance prioritaire',
    text: 'Votre message est marqué comme prioritaire.',
    answer: {
      hours: (count) =>
        `Vous recevrez une première réponse sous ${count} ${count === 1 ? 'heure' : 'heures'}.`,
      workingDays: (count) =>
        `Vous recevrez une première réponse sous ${count} ${count === 1 ? 'jour ouvré' : 'jours ouvrés'}.`,
    },
  },
  done: {
    title: 'Message envoyé.',
    text: (email) => `Merci. Nous répondrons à ${email}.`,
    again: 'Écrire un autre message',
  },
  elsewhere: {
    title: 'Réponses rapides',
    plans: 'Changer de formule ou résilier : un clic suffit sur la page {pricing}.',
    questions: 'Jetons, droits, boucles : voyez les {questions}.',
    questionsLink: 'questions et réponses',
    data: 'Ce que nous conservons et comment le supprimer : voyez la {privacy}.',
  },
};
