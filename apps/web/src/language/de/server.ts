import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['server'] = {
  // What a form may have against what was typed
  'Passwords can have at most 128 characters.': 'Passwörter können höchstens 128 Zeichen haben.',
  'Usernames can have at most 40 characters.': 'Benutzernamen können höchstens 40 Zeichen haben.',
  'Names can have at most 100 characters.': 'Namen können höchstens 100 Zeichen haben.',
  "Usernames cannot contain '@'.": 'Im Benutzernamen geht kein „@“.',
  'Usernames can have no blanks but single spaces.':
    'In Benutzernamen gehen einzelne Leerzeichen zwischen Wörtern, sonst keine Lücken.',
  'Usernames need letters or numbers, few accents.':
    'Benutzernamen brauchen Buchstaben oder Ziffern, mit wenigen Akzenten.',
  'That username is reserved. Try another one.':
    'Dieser Benutzername ist reserviert. Probier einen anderen.',
  'Please enter one email address.':
    'Bitte gib eine einzelne E-Mail-Adresse ein, etwa name@example.com.',
  'Prompts can have at most 2,000 characters.': 'Prompts können höchstens 2.000 Zeichen haben.',
  'Messages can have at most 5,000 characters.':
    'Nachrichten können höchstens 5.000 Zeichen haben.',
  'Please leave out invisible characters.': 'Bitte lass unsichtbare Zeichen weg.',

  // Requests
  'That request could not be understood.': 'Diese Anfrage haben wir nicht verstanden.',
  'Please log in first.': 'Bitte melde dich zuerst an.',
  'Your session has changed. Reload the page and try again.':
    'Deine Sitzung hat sich geändert. Lade die Seite neu und versuch es noch einmal.',
  'There is nothing here.': 'Hier ist nichts.',
  'That took too long to arrive. Please try again.':
    'Das war zu lange unterwegs. Versuch es bitte noch einmal.',
  'That request is too large.': 'Diese Anfrage ist zu groß.',
  'Something went wrong on our side. Nothing was charged.':
    'Bei uns ist etwas schiefgegangen. Es wurde nichts berechnet.',
  'This request key was used for another request.':
    'Dieser Anfrageschlüssel gehört schon zu einer anderen Anfrage.',
  'Our disk is almost full, so we take nothing new at the moment. Please try again later. Nothing was charged.':
    'Unsere Festplatte ist fast voll, darum nehmen wir gerade nichts Neues an. Versuch es bitte später noch einmal. Es wurde nichts berechnet.',
  'Your storage is full. Delete creations that you no longer need, or get more room with a higher subscription. Nothing was charged.':
    'Dein Speicher ist voll. Lösche Werke, die du nicht mehr brauchst, oder hol dir mit einem höheren Tarif mehr Platz. Es wurde nichts berechnet.',
  'Your storage is full. Delete creations that you no longer need to make room. Nothing was charged.':
    'Dein Speicher ist voll. Lösche Werke, die du nicht mehr brauchst, um Platz zu schaffen. Es wurde nichts berechnet.',
  'We are restarting. Please try again in a moment.':
    'Wir starten gerade neu. Versuch es bitte gleich noch einmal.',

  // Accounts
  'Please enter both username and password': 'Bitte gib Benutzername und Passwort ein',
  'Please fill in all fields': 'Bitte fülle alle Felder aus',
  'Password must be at least 8 characters': 'Das Passwort braucht mindestens 8 Zeichen',
  'Please enter a valid email': 'Bitte gib eine gültige E-Mail-Adresse ein',
  'That username is taken. Try another one.':
    'Dieser Benutzername ist vergeben. Probier einen anderen.',
  'There is already an account with that email. Sign in instead.':
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich einfach an.',
  'Wrong username or password.': 'Benutzername oder Passwort stimmt nicht.',
  'Too many attempts. Please wait a little and try again.':
    'Zu viele Versuche. Warte bitte kurz und versuch es dann noch einmal.',
  'Too many new accounts from here. Please try again later.':
    'Von hier kamen zu viele neue Konten. Versuch es bitte später noch einmal.',

  // Messages to us
  'You have sent several messages already. Please write again in an hour.':
    'Von dir sind schon mehrere Nachrichten da. Schreib bitte in einer Stunde wieder.',
  'Our mailbox is very full right now. Please try again in an hour.':
    'Unser Postfach ist gerade sehr voll. Versuch es bitte in einer Stunde noch einmal.',
  'Your message could not be sent just now. Nothing of it is lost: please try again in a minute.':
    'Deine Nachricht ging gerade nicht raus. Nichts davon ist verloren: Versuch es bitte in einer Minute noch einmal.',

  // Pictures and loops
  'GIFs need a Basic or Premium subscription.': 'Für GIFs brauchst du Creator oder Studio.',
  'Styles, seeds and negative prompts need a Basic or Premium subscription.':
    'Stile, Seeds und negative Prompts gibt es mit Creator und Studio.',
  'Negative prompts can have at most 500 characters.':
    'Negative Prompts können höchstens 500 Zeichen haben.',
  'That model takes no negative prompt. Leave it out or choose another model.':
    'Dieses Modell kann nichts weglassen. Lass den negativen Prompt leer oder nimm ein anderes Modell.',
  'That size needs a higher subscription.': 'Diese Größe gibt es in einem höheren Tarif.',
  'File exceeds 5 MB': 'Die Datei ist größer als 5 MB',
  'Unsupported file type': 'Dieser Dateityp wird nicht unterstützt',
  'That picture has more than 40 megapixels. Try a smaller one.':
    'Dieses Bild hat mehr als 40 Megapixel. Probier ein kleineres.',
  'That picture cannot be read. Try another file.':
    'Dieses Bild lässt sich nicht lesen. Probier eine andere Datei.',
  'The studio is full right now. Please try again in a moment.':
    'Das Atelier ist gerade voll. Versuch es bitte gleich noch einmal.',
  'You have many creations waiting already. Please try again when some are done.':
    'Bei dir warten schon viele Werke. Versuch es bitte wieder, wenn ein paar fertig sind.',
  'We lost sight of your creation. If it can be made, you will find it in your gallery.':
    'Wir haben dein Werk aus den Augen verloren. Wenn es gelingt, findest du es in deiner Galerie.',
  'Cancelled. Nothing was charged.': 'Abgebrochen. Es wurde nichts berechnet.',
  'Generation failed, try again.': 'Das Generieren hat nicht geklappt, versuch es noch einmal.',
  'The video model gave a clip that cannot be used. Please try again.':
    'Das Videomodell hat einen Clip geliefert, mit dem sich nichts anfangen lässt. Versuch es bitte noch einmal.',
  'Enter a prompt': 'Gib einen Prompt ein',
  "You're out of tokens for this week.": 'Deine Tokens für diese Woche sind aufgebraucht.',

  // Plans and payments
  'Could not load billing portal. Please try again later.':
    'Die Abrechnung ließ sich nicht öffnen. Versuch es bitte später noch einmal.',
  'Plans cannot be bought here at the moment.': 'Hier gibt es gerade keine Tarife zu kaufen.',
  'That plan is not on sale. Reload the page and choose again.':
    'Diesen Tarif gibt es nicht zu kaufen. Lade die Seite neu und wähle noch einmal.',
  'You already have that plan. Reload the page to see it.':
    'Diesen Tarif hast du schon. Lade die Seite neu, um ihn zu sehen.',
  'You have no subscription to change. Choose a plan to start one.':
    'Du hast noch kein Abo zum Ändern. Wähle einen Tarif, um eins zu starten.',
  'There is nothing to manage yet. Choose a plan to start a subscription.':
    'Noch gibt es nichts zu verwalten. Wähle einen Tarif, um ein Abo zu starten.',
  'Your last payment did not go through. Update your card under Manage Subscription, then change your plan.':
    'Deine letzte Zahlung ging nicht durch. Aktualisiere deine Karte unter „Abo verwalten“ und wechsle dann den Tarif.',
  'Your card was declined and your plan is unchanged. Update your card under Manage Subscription and try again.':
    'Deine Karte wurde abgelehnt, dein Tarif ist unverändert. Aktualisiere deine Karte unter „Abo verwalten“ und versuch es noch einmal.',
  'The payment service does not answer right now. Please try again in a moment: nothing is charged twice.':
    'Der Zahlungsdienst antwortet gerade nicht. Versuch es bitte gleich noch einmal: Nichts wird doppelt abgebucht.',
  'We could not finish that. Reload the page to see your plan before you try again: nothing is charged twice.':
    'Das konnten wir nicht abschließen. Lade die Seite neu und sieh nach deinem Tarif, bevor du es noch einmal versuchst: Nichts wird doppelt abgebucht.',
  'Your last change is still being made. Please try again in a moment.':
    'Deine letzte Änderung läuft noch. Versuch es bitte gleich noch einmal.',
  'The signature of this event is not valid.': 'Die Signatur dieses Ereignisses ist nicht gültig.',
  'That password is one of the commonest. Please choose another.':
    'Dieses Passwort gehört zu den häufigsten. Bitte wähl ein anderes.',
  'That is not your current password.': 'Das ist nicht dein jetziges Passwort.',
  'Please sign out and in again first, then repeat this within 15 minutes.':
    'Bitte melde dich zuerst ab und wieder an und wiederhole das innerhalb von 15 Minuten.',
  'This link has expired or was used already. Ask for a new one.':
    'Dieser Link ist abgelaufen oder schon benutzt. Lass dir einen neuen schicken.',
  'Several letters are on their way to you already. Please look into your mailbox, or try again in an hour.':
    'Mehrere Nachrichten sind schon zu dir unterwegs. Sieh bitte in dein Postfach oder versuch es in einer Stunde noch einmal.',
  'That is your email already.': 'Das ist schon deine E-Mail-Adresse.',
  'There is no email left to confirm.': 'Es gibt keine E-Mail-Adresse mehr zu bestätigen.',
  'This way of signing in is not set up here.':
    'Diese Art der Anmeldung ist hier nicht eingerichtet.',
  'The sign-in service does not answer right now. Please try again in a moment.':
    'Der Anmeldedienst antwortet gerade nicht. Versuch es bitte gleich noch einmal.',
  'The sign-in service did not confirm who you are. Please try again.':
    'Der Anmeldedienst hat nicht bestätigt, wer du bist. Versuch es bitte noch einmal.',
  'There is already an account with that email. Sign in to it, then connect this way of signing in on your profile.':
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich dort an und verbinde diese Anmeldung dann in deinem Profil.',
  'That account is connected to somebody else here already.':
    'Dieses Konto ist hier schon mit jemand anderem verbunden.',
  'You have connected another account of this kind already. Disconnect it first.':
    'Du hast schon ein anderes Konto dieser Art verbunden. Trenne es zuerst.',
  'That account is not connected.': 'Dieses Konto ist nicht verbunden.',
  'This is your last way in. Set a password or connect another account first.':
    'Das ist dein letzter Zugang. Setz zuerst ein Passwort oder verbinde ein anderes Konto.',
  'Type your username exactly as it is shown to confirm.':
    'Tipp zur Bestätigung deinen Benutzernamen genau so ein, wie er da steht.',
  'The payment service does not answer, so your subscription could not be ended. Nothing was deleted: please try again in a moment.':
    'Der Zahlungsdienst antwortet nicht, darum konnte dein Abo nicht beendet werden. Nichts wurde gelöscht: Versuch es bitte gleich noch einmal.',
  'You have downloaded everything several times already. Please try again in an hour.':
    'Du hast schon mehrmals alles heruntergeladen. Versuch es bitte in einer Stunde noch einmal.',
  'That prompt is against the rules of this studio. Please change it. Nothing was charged.':
    'Dieser Prompt verstößt gegen die Regeln dieses Studios. Bitte ändere ihn. Es wurde nichts berechnet.',
  'Please confirm that you are a person, then try again.':
    'Bitte bestätige, dass du ein Mensch bist, und versuch es dann noch einmal.',
  'We cannot check right now that you are a person. Please try again in a moment.':
    'Wir können gerade nicht prüfen, ob du ein Mensch bist. Versuch es bitte gleich noch einmal.',
  'Those were very many creations in a short time. Please try again a little later.':
    'Das waren sehr viele Kreationen in kurzer Zeit. Versuch es bitte etwas später noch einmal.',
  'Those were very many suggestions in a short time. Please try again a little later.':
    'Das waren sehr viele Vorschläge in kurzer Zeit. Versuch es bitte etwas später noch einmal.',
  'You are watching many creations at once already. Close some windows and try again.':
    'Du siehst schon vielen Kreationen gleichzeitig zu. Schließ ein paar Fenster und versuch es noch einmal.',

  // Models of others
  'That model is not offered here. Reload the page and choose again.':
    'Dieses Modell gibt es hier nicht. Lade die Seite neu und wähl noch einmal.',
  'That model needs a higher subscription.': 'Dieses Modell braucht ein höheres Abo.',
  'That model is no longer offered. Nothing was charged: please choose another.':
    'Dieses Modell gibt es hier nicht mehr. Es wurde nichts berechnet: Bitte wähl ein anderes.',
  'That model cannot make this shape. Please choose another one.':
    'Dieses Format kann das Modell nicht. Bitte wähl ein anderes.',
  'That model takes no reference picture. Remove it or choose another model.':
    'Dieses Modell nimmt kein Referenzbild. Entferne es oder wähl ein anderes Modell.',
  'That model takes no seed. Leave it out or choose another model.':
    'Dieses Modell kennt keinen Seed. Lass ihn weg oder wähl ein anderes Modell.',
  'The picture service does not answer right now. Nothing was charged: please try again in a moment.':
    'Der Bilddienst antwortet gerade nicht. Es wurde nichts berechnet: Versuch es bitte gleich noch einmal.',
  'The picture service has too much to do right now. Nothing was charged: please try again in a moment.':
    'Der Bilddienst hat gerade zu viel zu tun. Es wurde nichts berechnet: Versuch es bitte gleich noch einmal.',
  'The picture service does not accept our requests at the moment. Nothing was charged: we have to look into it.':
    'Der Bilddienst nimmt unsere Anfragen im Moment nicht an. Es wurde nichts berechnet: Wir müssen uns darum kümmern.',
  'The picture service took too long. Nothing was charged: please try again.':
    'Der Bilddienst hat zu lange gebraucht. Es wurde nichts berechnet: Versuch es bitte noch einmal.',
  'The picture service gave an answer that cannot be used. Nothing was charged: please try again.':
    'Mit der Antwort des Bilddienstes lässt sich nichts anfangen. Es wurde nichts berechnet: Versuch es bitte noch einmal.',
  'The picture service failed. Nothing was charged: please try again.':
    'Der Bilddienst ist gescheitert. Es wurde nichts berechnet: Versuch es bitte noch einmal.',
  'The picture service could not do what was asked. Nothing was charged: please change the prompt or the options.':
    'Das konnte der Bilddienst nicht machen. Es wurde nichts berechnet: Bitte ändere den Prompt oder die Optionen.',
  'The picture service declined this prompt by its own rules. Nothing was charged: please change it.':
    'Der Bilddienst lehnt diesen Prompt nach seinen eigenen Regeln ab. Es wurde nichts berechnet: Bitte ändere ihn.',
  'The picture service makes nothing sexual. Nothing was charged: please change the prompt.':
    'Der Bilddienst macht nichts Sexuelles. Es wurde nichts berechnet: Bitte ändere den Prompt.',
  'The picture service makes nothing violent or hateful. Nothing was charged: please change the prompt.':
    'Der Bilddienst macht nichts Gewalttätiges oder Hasserfülltes. Es wurde nichts berechnet: Bitte ändere den Prompt.',
  'The picture service does not make pictures of real people or of children like this. Nothing was charged: please change the prompt.':
    'Solche Bilder von echten Menschen oder von Kindern macht der Bilddienst nicht. Es wurde nichts berechnet: Bitte ändere den Prompt.',
  'The picture service will not copy the work of others. Nothing was charged: please change the prompt.':
    'Der Bilddienst ahmt die Werke anderer nicht nach. Es wurde nichts berechnet: Bitte ändere den Prompt.',
  'We were interrupted while your picture was being made. Nothing was charged: please try again.':
    'Wir wurden unterbrochen, während dein Bild entstand. Es wurde nichts berechnet: Versuch es bitte noch einmal.',
  'The clip of this loop is no longer kept, so no other cut can be made of it.':
    'Der Clip dieses Loops wird nicht mehr aufbewahrt, deshalb lässt sich daraus nichts mehr schneiden.',
  'This loop has no such cut. Reload the page and choose again.':
    'Diesen Schnitt gibt es bei diesem Loop nicht. Lade die Seite neu und wähle noch einmal.',
};
