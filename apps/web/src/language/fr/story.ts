import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['story'] = {
  home: {
    benefits: 'Vous apportez la phrase. Loopwright fait le reste.',
    steps: 'Comment ça marche',
    closing: 'Votre prochaine boucle commence par une phrase.',
  },
  generator: {
    benefits: 'Tout ce qu’il faut à un GIF, rien à apprendre.',
    steps: 'Comment créer un GIF par IA',
    closing: 'Il suffit d’une phrase pour votre première boucle.',
  },
  benefits: {
    editor: {
      title: 'Un éditeur intuitif',
      text: 'Partez d’une phrase et faites-la vôtre : glissez-déposez des calques, raccourcissez, rognez, ajoutez du texte. Aucune compétence en motion design requise.',
      anatomy: {
        who: 'sujet',
        action: 'action',
        place: 'lieu',
        time: 'moment',
        style: 'style',
      },
      seconds: 'Durée',
      secondsRange: (from, to) => `${from}–${to} s`,
      rate: 'Fréquence d’images',
      rateRange: (from, to) => `${from}–${to}`,
      shapes: 'Formats',
      size: 'Taille du GIF',
      sizeMaximum: (pixels) => `${pixels} px`,
    },
    speed: {
      title: 'Un rendu GPU serverless rapide',
      text: 'Le rendu se fait dans le cloud, sous vos yeux. Vous changez d’avis ? Annulez, vous ne payez rien.',
      frames: (count) => `${count} images, puis retour à la première.`,
    },
    sizes: {
      title: 'Au bon format pour chaque réseau',
      text: (pixels) =>
        `Carré, portrait, story ou grand écran, avec des images jusqu’en 4K (${pixels} pixels). Usage commercial inclus.`,
    },
  },
  steps: {
    describe: {
      title: 'Décrire',
      text: 'Dites ce que vous voyez : sujet, lieu, météo, moment de la journée, style. Ajoutez une image si vous en avez une.',
    },
    tweak: {
      title: 'Ajuster',
      text: 'Réglez la durée, les ips, le texte et l’étalonnage. Verrouillez la graine pour ne changer que le prompt.',
      sample: (seconds, framesPerSecond, shape) =>
        `${seconds} s · ${framesPerSecond} ips · ${shape}`,
    },
    export: {
      title: 'Exporter',
      text: 'Téléchargez le résultat ou publiez-le avec un lien. Il reste dans votre galerie.',
      sample: 'GIF · MP4 · WebP · PNG',
    },
  },
  examples: {
    title: 'Directement issus du prompt.',
    text: 'Tous créés avec Loopwright, à partir du prompt affiché dessous.',
    label: 'D’autres boucles et images',
    play: (prompt) => `Lire : ${prompt}`,
  },
  pricing: 'Un abonnement, des boucles à l’infini',
  testimonials: {
    title: 'Pensé pour des semaines comme la vôtre',
    note: 'Nous débutons. Ce sont des exemples, pas des témoignages de clients.',
    label: 'Exemple',
    baker: {
      quote:
        'Avant, la brioche du vendredi avait droit à une photo de plaque. Maintenant, elle n’arrête jamais de fumer, et je pars toujours à seize heures.',
      role: 'Community manager d’une boulangerie',
    },
    director: {
      quote: 'Je présente trois moodboards animés avant midi, au lieu d’une image fixe pour jeudi.',
      role: 'Directrice artistique d’une petite agence',
    },
    writer: {
      quote: 'On me demande combien de temps je passe à animer. J’écris pendant une minute.',
      role: 'Auteur d’une newsletter, équipe d’une personne',
    },
  },
  questions: {
    title: 'Questions et réponses',
    free: {
      question: 'Qu’est-ce qui est gratuit ?',
      answer: (tokens, plan) =>
        `Au moins 10 générations par mois : ${plan} vous donne ${tokens} jetons d’image chaque semaine, sans carte bancaire. Les GIF font partie des formules payantes.`,
    },
    credit: {
      question: 'Qu’obtient-on avec un crédit ?',
      answer: (image, gif) =>
        `Un crédit équivaut à une seconde de vidéo générée ou à une image de GIF en pleine résolution. Les formules comptent en jetons : une image coûte ${image} jeton, un GIF ${gif}. Vos jetons sont renouvelés chaque lundi.`,
    },
    cancel: {
      question: 'Puis-je résilier à tout moment ?',
      answer: 'Oui. Sans engagement, résiliable en un clic. Ce que vous avez créé reste à vous.',
    },
    rights: {
      question: 'Puis-je utiliser mes créations commercialement ?',
      answer:
        'Oui. Vous avez tous les droits commerciaux sur vos exports, avec chaque formule et même après résiliation.',
    },
    seam: {
      question: 'Les boucles sont-elles vraiment parfaites ?',
      answer:
        'Dans une scène, tout bouge par cycles : vagues, ailes, neige, lumière. Pour chaque boucle, nous vérifions le passage de la dernière image à la première, pour qu’il ressemble à tous les autres.',
    },
    marking: {
      question: 'Saura-t-on que c’est fait par une IA ?',
      answer:
        'Oui. Chaque fichier contient des métadonnées IA que les plateformes savent lire. Les exports de la formule gratuite portent aussi un petit filigrane, pas ceux des formules payantes.',
    },
    length: {
      question: 'Combien de temps dure un GIF par IA ?',
      answer: (from, to, framesPerSecond) =>
        `De ${from} à ${to} secondes, jusqu’à ${framesPerSecond} images par seconde. Et comme il tourne en boucle, il ne s’arrête jamais.`,
    },
    skill: {
      question: 'Faut-il savoir animer ?',
      answer:
        'Non. Décrivez-le comme vous le raconteriez à vos amis. Nous dessinons pour vous la scène, le mouvement et la boucle.',
    },
  },
  closing: {
    start: 'Commencer gratuitement',
    agree: 'En créant un compte, vous acceptez les {terms} et la {privacy}.',
  },
};
