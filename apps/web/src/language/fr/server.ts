import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['server'] = {
  // What a form may have against what was typed
  'Passwords can have at most 128 characters.':
    'Un mot de passe peut avoir 128 caractères au plus.',
  'Usernames can have at most 40 characters.':
    'Un nom d’utilisateur peut avoir 40 caractères au plus.',
  'Names can have at most 100 characters.': 'Un nom peut avoir 100 caractères au plus.',
  "Usernames cannot contain '@'.": 'Un nom d’utilisateur ne peut pas contenir « @ ».',
  'Usernames can have no blanks but single spaces.':
    'Un nom d’utilisateur peut avoir une espace simple entre les mots, et aucun autre blanc.',
  'Usernames need letters or numbers, few accents.':
    'Un nom d’utilisateur doit contenir des lettres ou des chiffres, avec peu d’accents.',
  'That username is reserved. Try another one.':
    'Ce nom d’utilisateur est réservé. Essayez-en un autre.',
  'Please enter one email address.':
    'Veuillez saisir une seule adresse e-mail, par exemple name@example.com.',
  'Prompts can have at most 2,000 characters.': 'Un prompt peut avoir 2 000 caractères au plus.',
  'Messages can have at most 5,000 characters.': 'Un message peut avoir 5 000 caractères au plus.',
  'Please leave out invisible characters.': 'Veuillez retirer les caractères invisibles.',

  // Requests
  'That request could not be understood.': 'Nous n’avons pas compris cette demande.',
  'Please log in first.': 'Veuillez d’abord vous connecter.',
  'Your session has changed. Reload the page and try again.':
    'Votre session a changé. Rechargez la page et réessayez.',
  'There is nothing here.': 'Il n’y a rien ici.',
  'That took too long to arrive. Please try again.':
    'C’était trop long à arriver. Veuillez réessayer.',
  'That request is too large.': 'Cette demande est trop volumineuse.',
  'Something went wrong on our side. Nothing was charged.':
    'Quelque chose s’est mal passé de notre côté. Rien n’a été facturé.',
  'This request key was used for another request.':
    'Cette clé de demande a déjà servi à une autre demande.',
  'Our disk is almost full, so we take nothing new at the moment. Please try again later. Nothing was charged.':
    'Notre disque est presque plein : nous n’acceptons rien de nouveau pour l’instant. Réessayez plus tard. Rien n’a été facturé.',
  'Your storage is full. Delete creations that you no longer need, or get more room with a higher subscription. Nothing was charged.':
    'Votre espace de stockage est plein. Supprimez les créations dont vous n’avez plus besoin, ou passez à un abonnement supérieur pour avoir plus de place. Rien n’a été facturé.',
  'Your storage is full. Delete creations that you no longer need to make room. Nothing was charged.':
    'Votre espace de stockage est plein. Supprimez les créations dont vous n’avez plus besoin pour faire de la place. Rien n’a été facturé.',
  'We are restarting. Please try again in a moment.':
    'Nous redémarrons. Réessayez dans un instant.',

  // Accounts
  'Please enter both username and password':
    'Veuillez saisir votre nom d’utilisateur et votre mot de passe',
  'Please fill in all fields': 'Veuillez remplir tous les champs',
  'Password must be at least 8 characters': 'Le mot de passe doit avoir au moins 8 caractères',
  'Please enter a valid email': 'Veuillez saisir une adresse e-mail valide',
  'That username is taken. Try another one.':
    'Ce nom d’utilisateur est déjà pris. Essayez-en un autre.',
  'There is already an account with that email. Sign in instead.':
    'Il existe déjà un compte avec cette adresse. Connectez-vous plutôt.',
  'Wrong username or password.': 'Nom d’utilisateur ou mot de passe incorrect.',
  'Too many attempts. Please wait a little and try again.':
    'Trop de tentatives. Patientez un peu, puis réessayez.',
  'Too many new accounts from here. Please try again later.':
    'Trop de nouveaux comptes viennent d’ici. Réessayez plus tard.',

  // Messages to us
  'You have sent several messages already. Please write again in an hour.':
    'Nous avons déjà plusieurs messages de vous. Réécrivez-nous dans une heure.',
  'Our mailbox is very full right now. Please try again in an hour.':
    'Notre boîte aux lettres est bien pleine. Réessayez dans une heure.',
  'Your message could not be sent just now. Nothing of it is lost: please try again in a minute.':
    'Votre message n’a pas pu partir à l’instant. Rien n’est perdu : réessayez dans une minute.',

  // Pictures and loops
  'GIFs need a Basic or Premium subscription.': 'Les GIF viennent avec Creator ou Studio.',
  'Styles, seeds and negative prompts need a Basic or Premium subscription.':
    'Les styles, graines et prompts négatifs viennent avec Creator et Studio.',
  'Negative prompts can have at most 500 characters.':
    'Un prompt négatif peut avoir 500 caractères au plus.',
  'That model takes no negative prompt. Leave it out or choose another model.':
    'Ce modèle n’accepte pas de prompt négatif. Retirez-le ou choisissez un autre modèle.',
  'That size needs a higher subscription.': 'Cette taille vient avec une formule supérieure.',
  'File exceeds 5 MB': 'Le fichier dépasse 5 Mo',
  'Unsupported file type': 'Type de fichier non pris en charge',
  'That picture has more than 40 megapixels. Try a smaller one.':
    'Cette image dépasse 40 mégapixels. Essayez-en une plus petite.',
  'That picture cannot be read. Try another file.':
    'Cette image est illisible. Essayez un autre fichier.',
  'The studio is full right now. Please try again in a moment.':
    'L’atelier est complet pour l’instant. Réessayez dans un moment.',
  'You have many creations waiting already. Please try again when some are done.':
    'Beaucoup de vos créations attendent déjà. Réessayez quand quelques-unes seront prêtes.',
  'We lost sight of your creation. If it can be made, you will find it in your gallery.':
    'Nous avons perdu votre création de vue. Si elle aboutit, vous la trouverez dans votre galerie.',
  'Cancelled. Nothing was charged.': 'Annulé. Rien n’a été facturé.',
  'Generation failed, try again.': 'La génération n’a pas abouti, réessayez.',
  'The video model gave a clip that cannot be used. Please try again.':
    'Le modèle vidéo a livré un clip inutilisable. Veuillez réessayer.',
  'Enter a prompt': 'Écrivez un prompt',
  "You're out of tokens for this week.": 'Vous n’avez plus de jetons pour cette semaine.',

  // Plans and payments
  'Could not load billing portal. Please try again later.':
    'L’espace de facturation ne s’ouvre pas. Réessayez un peu plus tard.',
  'Plans cannot be bought here at the moment.': 'Aucune formule n’est en vente ici pour le moment.',
  'That plan is not on sale. Reload the page and choose again.':
    'Cette formule n’est pas en vente. Rechargez la page et choisissez à nouveau.',
  'You already have that plan. Reload the page to see it.':
    'Vous avez déjà cette formule. Rechargez la page pour la voir.',
  'You have no subscription to change. Choose a plan to start one.':
    'Vous n’avez pas encore d’abonnement à changer. Choisissez une formule pour commencer.',
  'There is nothing to manage yet. Choose a plan to start a subscription.':
    'Il n’y a encore rien à gérer. Choisissez une formule pour prendre un abonnement.',
  'Your last payment did not go through. Update your card under Manage Subscription, then change your plan.':
    'Votre dernier paiement n’est pas passé. Mettez votre carte à jour sous « Gérer l’abonnement », puis changez de formule.',
  'Your card was declined and your plan is unchanged. Update your card under Manage Subscription and try again.':
    'Votre carte a été refusée et votre formule reste la même. Mettez votre carte à jour sous « Gérer l’abonnement » et réessayez.',
  'The payment service does not answer right now. Please try again in a moment: nothing is charged twice.':
    'Le service de paiement ne répond pas pour l’instant. Réessayez dans un moment : rien n’est débité deux fois.',
  'We could not finish that. Reload the page to see your plan before you try again: nothing is charged twice.':
    'Nous n’avons pas pu terminer. Rechargez la page pour voir votre formule avant de réessayer : rien n’est débité deux fois.',
  'Your last change is still being made. Please try again in a moment.':
    'Votre dernier changement est encore en cours. Réessayez dans un instant.',
  'The signature of this event is not valid.': 'La signature de cet événement n’est pas valide.',
  'That password is one of the commonest. Please choose another.':
    'Ce mot de passe est parmi les plus courants. Choisissez-en un autre.',
  'That is not your current password.': 'Ce n’est pas votre mot de passe actuel.',
  'Please sign out and in again first, then repeat this within 15 minutes.':
    'Déconnectez-vous et reconnectez-vous d’abord, puis recommencez dans les 15 minutes.',
  'This link has expired or was used already. Ask for a new one.':
    'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  'Several letters are on their way to you already. Please look into your mailbox, or try again in an hour.':
    'Plusieurs messages sont déjà en route. Regardez votre boîte, ou réessayez dans une heure.',
  'That is your email already.': 'C’est déjà votre adresse e-mail.',
  'There is no email left to confirm.': 'Il n’y a plus d’adresse e-mail à confirmer.',
  'This way of signing in is not set up here.':
    'Cette façon de se connecter n’est pas configurée ici.',
  'The sign-in service does not answer right now. Please try again in a moment.':
    'Le service de connexion ne répond pas pour l’instant. Réessayez dans un moment.',
  'The sign-in service did not confirm who you are. Please try again.':
    'Le service de connexion n’a pas confirmé votre identité. Réessayez.',
  'There is already an account with that email. Sign in to it, then connect this way of signing in on your profile.':
    'Il existe déjà un compte avec cette adresse. Connectez-vous-y, puis reliez cette façon de se connecter dans votre profil.',
  'That account is connected to somebody else here already.':
    'Ce compte est déjà relié à quelqu’un d’autre ici.',
  'You have connected another account of this kind already. Disconnect it first.':
    'Vous avez déjà relié un autre compte de ce type. Détachez-le d’abord.',
  'That account is not connected.': 'Ce compte n’est pas relié.',
  'This is your last way in. Set a password or connect another account first.':
    'C’est votre dernier accès. Définissez d’abord un mot de passe ou reliez un autre compte.',
  'Type your username exactly as it is shown to confirm.':
    'Pour confirmer, tapez votre nom d’utilisateur exactement comme il est affiché.',
  'The payment service does not answer, so your subscription could not be ended. Nothing was deleted: please try again in a moment.':
    'Le service de paiement ne répond pas : votre abonnement n’a pas pu être arrêté. Rien n’a été supprimé, réessayez dans un moment.',
  'You have downloaded everything several times already. Please try again in an hour.':
    'Vous avez déjà tout téléchargé plusieurs fois. Réessayez dans une heure.',
  'That prompt is against the rules of this studio. Please change it. Nothing was charged.':
    'Ce prompt enfreint les règles de cet atelier. Modifiez-le. Rien n’a été facturé.',
  'Please confirm that you are a person, then try again.':
    'Confirmez que vous êtes une personne, puis réessayez.',
  'We cannot check right now that you are a person. Please try again in a moment.':
    'Nous ne pouvons pas vérifier pour l’instant que vous êtes une personne. Réessayez dans un moment.',
  'Those were very many creations in a short time. Please try again a little later.':
    'Cela fait beaucoup de créations en peu de temps. Réessayez un peu plus tard.',
  'Those were very many suggestions in a short time. Please try again a little later.':
    'Cela fait beaucoup de suggestions en peu de temps. Réessayez un peu plus tard.',
  'You are watching many creations at once already. Close some windows and try again.':
    'Vous suivez déjà beaucoup de créations à la fois. Fermez quelques fenêtres et réessayez.',

  // Models of others
  'That model is not offered here. Reload the page and choose again.':
    'Ce modèle n’est pas proposé ici. Rechargez la page et choisissez à nouveau.',
  'That model needs a higher subscription.': 'Ce modèle demande un abonnement supérieur.',
  'That model is no longer offered. Nothing was charged: please choose another.':
    'Ce modèle n’est plus proposé. Rien n’a été facturé : choisissez-en un autre.',
  'That model cannot make this shape. Please choose another one.':
    'Ce modèle ne sait pas faire ce format. Choisissez-en un autre.',
  'That model takes no reference picture. Remove it or choose another model.':
    'Ce modèle n’accepte pas d’image de référence. Retirez-la ou choisissez un autre modèle.',
  'That model takes no seed. Leave it out or choose another model.':
    'Ce modèle n’accepte pas de graine. Retirez-la ou choisissez un autre modèle.',
  'The picture service does not answer right now. Nothing was charged: please try again in a moment.':
    'Le service d’images ne répond pas en ce moment. Rien n’a été facturé : réessayez dans un instant.',
  'The picture service has too much to do right now. Nothing was charged: please try again in a moment.':
    'Le service d’images est débordé en ce moment. Rien n’a été facturé : réessayez dans un instant.',
  'The picture service does not accept our requests at the moment. Nothing was charged: we have to look into it.':
    'Le service d’images n’accepte pas nos demandes pour l’instant. Rien n’a été facturé : à nous de nous en occuper.',
  'The picture service took too long. Nothing was charged: please try again.':
    'Le service d’images a mis trop de temps. Rien n’a été facturé : veuillez réessayer.',
  'The picture service gave an answer that cannot be used. Nothing was charged: please try again.':
    'Le service d’images a donné une réponse inutilisable. Rien n’a été facturé : veuillez réessayer.',
  'The picture service failed. Nothing was charged: please try again.':
    'Le service d’images a échoué. Rien n’a été facturé : veuillez réessayer.',
  'The picture service could not do what was asked. Nothing was charged: please change the prompt or the options.':
    'Le service d’images n’a pas pu faire ce qui était demandé. Rien n’a été facturé : modifiez le prompt ou les options.',
  'The picture service declined this prompt by its own rules. Nothing was charged: please change it.':
    'Le service d’images a refusé ce prompt selon ses propres règles. Rien n’a été facturé : modifiez-le.',
  'The picture service makes nothing sexual. Nothing was charged: please change the prompt.':
    'Le service d’images ne fait rien de sexuel. Rien n’a été facturé : modifiez le prompt.',
  'The picture service makes nothing violent or hateful. Nothing was charged: please change the prompt.':
    'Le service d’images ne fait rien de violent ni de haineux. Rien n’a été facturé : modifiez le prompt.',
  'The picture service does not make pictures of real people or of children like this. Nothing was charged: please change the prompt.':
    'Le service d’images ne fait pas de telles images de personnes réelles ou d’enfants. Rien n’a été facturé : modifiez le prompt.',
  'The picture service will not copy the work of others. Nothing was charged: please change the prompt.':
    'Le service d’images ne copie pas l’œuvre d’autrui. Rien n’a été facturé : modifiez le prompt.',
  'We were interrupted while your picture was being made. Nothing was charged: please try again.':
    'Nous avons été interrompus pendant la création de votre image. Rien n’a été facturé : veuillez réessayer.',
  'The clip of this loop is no longer kept, so no other cut can be made of it.':
    'Le clip de cette boucle n’est plus conservé : aucune autre coupe n’est possible.',
  'This loop has no such cut. Reload the page and choose again.':
    'Cette boucle n’a pas cette coupe. Rechargez la page et choisissez à nouveau.',
};
