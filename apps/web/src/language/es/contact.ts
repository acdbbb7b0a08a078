import type { Catalogue } from '../catalogue.ts';

/** The contact form. Names in braces stand for links. */
export const texts: Catalogue['contact'] = {
  pageTitle: 'Contacto',
  pageDescription:
    '¿Una duda sobre planes o tokens, un equipo, una campaña o un bucle que no cierra? Escribe a las personas detrás de Loopwright.',
  title: 'Hablemos',
  lead: '¿Un equipo, una campaña, una duda sobre tu plan o un bucle que no cierra? Cuéntanos. Una persona lee cada mensaje.',
  name: 'Nombre',
  email: 'Correo electrónico',
  message: 'Mensaje',
  messageHint: '¿Es sobre una creación? Pega su enlace.',
  needsScripts: 'Este formulario necesita JavaScript. Actívalo y recarga la página.',
  website: 'Deja este campo vacío',
  submit: 'Enviar mensaje',
  busy: 'Enviando…',
  failed: 'No se envió. Tu borrador sigue aquí. Inténtalo de nuevo.',
  problems: {
    missingFields: 'Completa todos los campos',
    nameTooLong: 'El nombre puede tener como máximo 100 caracteres.',
    invalidEmail: 'Escribe un correo electrónico válido',
    messageTooLong: 'El mensaje puede tener como máximo 5000 caracteres.',
    invisibleCharacters: 'Quita los caracteres invisibles.',
  },
  sender: {
    details: (username, plan, workspace) =>
      `Sesión iniciada como ${username}. También enviamos tu plan (${plan}) y tu espacio de trabajo (${workspace}).`,
    personal: 'Personal',
    include: (count) =>
      count === 1
        ? 'Incluir mi último error para que podamos encontrarlo en nuestros registros'
        : `Incluir mis últimos ${count} errores para que podamos encontrarlos en nuestros registros`,
  },
  priority: {
    title: 'Soporte prioritario',
    text: 'Tu mensaje se marca como prioritario.',
    answer: {
      hours: (count) =>
        `Recibirás una primera respuesta en ${count} ${count === 1 ? 'hora' : 'horas'}.`,
      workingDays: (count) =>
        `Recibirás una primera respuesta en ${count} ${count === 1 ? 'día laborable' : 'días laborables'}.`,
    },
  },
  done: {
    title: 'Mensaje enviado.',
    text: (email) => `Gracias. Te responderemos a ${email}.`,
    again: 'Escribir otro mensaje',
  },
  elsewhere: {
    title: 'Respuestas rápidas',
    plans: 'Cambia o cancela tu plan con un clic en la página de {pricing}.',
    questions: 'Tokens, derechos, bucles: consulta las {questions}.',
    questionsLink: 'preguntas frecuentes',
    data: 'Qué guardamos y cómo eliminarlo: consulta la {privacy}.',
  },
};
