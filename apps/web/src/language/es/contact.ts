import type { Catalogue } from '../catalogue.ts';

/** The contact form. Names in braces stand for links. */
export const texts: Catalogue['contact'] = {
  pageTitle: 'Contacto',
  pageDescription:
    'Escribe a quienes llevan Loopwright: una duda sobre planes o tokens, un equipo, una campaña o un bucle que no quiere cerrar.',
  title: 'Hablemos',
  lead: 'Un equipo, una campaña, una duda sobre tu plan, un bucle que no quiere cerrar: cuéntanos. Llega directo a quienes llevan este lugar.',
  name: 'Nombre',
  email: 'Correo electrónico',
  message: 'Mensaje',
  messageHint: '¿Es sobre una creación? Incluye su enlace.',
  needsScripts: 'Este formulario necesita JavaScript. Actívalo y recarga la página.',
  website: 'Deja esto vacío',
  submit: 'Enviar mensaje',
  busy: 'Enviando…',
  failed: 'El mensaje no llegó. Tus palabras siguen aquí: inténtalo otra vez.',
  problems: {
    missingFields: 'Completa todos los campos',
    nameTooLong: 'El nombre puede tener como máximo 100 caracteres.',
    invalidEmail: 'Escribe un correo electrónico válido',
    messageTooLong: 'El mensaje puede tener como máximo 5000 caracteres.',
    invisibleCharacters: 'Quita los caracteres invisibles.',
  },
  done: {
    title: 'Ya lo tenemos.',
    text: (email) => `Gracias. Te responderemos a ${email}.`,
    again: 'Escribir otro mensaje',
  },
  elsewhere: {
    title: 'Quizá más rápido',
    plans: 'Cambiar o cancelar un plan: basta un clic en la página de {pricing}.',
    questions: 'Tokens, derechos, bucles: mira las {questions}.',
    questionsLink: 'buenas preguntas',
    data: 'Qué guardamos y cómo pedir que se borre: mira la {privacy}.',
  },
};
