import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['contact'] = {
  pageTitle: 'Contact',
  pageDescription:
    'Écrivez à celles et ceux qui font Loopwright : formules, jetons, une équipe, une campagne ou une boucle qui refuse de se fermer.',
  title: 'Parlons-en',
  lead: 'Une équipe, une campagne, une question sur votre formule, une boucle qui refuse de se fermer : dites-nous tout. Votre message arrive directement chez ceux qui font tourner la maison.',
  name: 'Nom',
  email: 'Adresse e-mail',
  message: 'Message',
  messageHint: 'À propos d’une création ? Ajoutez son lien.',
  needsScripts: 'Ce formulaire a besoin de JavaScript. Activez-le, puis rechargez la page.',
  website: 'Laissez ce champ vide',
  submit: 'Envoyer le message',
  busy: 'Envoi…',
  failed: 'Ce n’est pas passé. Vos mots sont toujours là : réessayez.',
  problems: {
    missingFields: 'Veuillez remplir tous les champs',
    nameTooLong: 'Un nom peut avoir 100 caractères au plus.',
    invalidEmail: 'Veuillez saisir une adresse e-mail valide',
    messageTooLong: 'Un message peut avoir 5 000 caractères au plus.',
    invisibleCharacters: 'Veuillez retirer les caractères invisibles.',
  },
  done: {
    title: 'Bien reçu.',
    text: (email) => `Merci. Notre réponse partira à ${email}.`,
    again: 'Écrire un autre message',
  },
  elsewhere: {
    title: 'Peut-être plus rapide',
    plans: 'Changer de formule ou résilier : un clic suffit sur la page {pricing}.',
    questions: 'Jetons, droits, boucles : voyez les {questions}.',
    questionsLink: 'bonnes questions',
    data: 'Ce que nous gardons, et comment le faire effacer : voyez la {privacy}.',
  },
};
