import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['plans'] = {
  title: 'Compara los planes',
  rows: {
    contents: 'Incluye',
    tokens: 'Tokens por semana',
    images: 'Equivale a: imágenes por semana',
    gifs: 'O bien: GIF por semana',
    imageSize: 'Imágenes de hasta',
    gifSize: 'GIF de hasta',
    gifLength: 'Duración de los GIF',
    styles: 'Estilos, variaciones y semillas',
    noWatermark: 'Sin marca de agua',
    queue: 'Puesto en la cola',
    documents: 'Documentos de Studio',
    exports: 'Exportaciones por hora',
    storage: 'Almacenamiento',
    support: 'Soporte prioritario',
    trial: 'Prueba gratis',
    formats: 'Formatos de exportación',
    visibility: 'Creaciones privadas',
    rights: 'Uso comercial',
  },
  values: {
    yes: 'Sí',
    no: 'No',
    queue: ['Estándar', 'Prioritario', 'El primero'],
    days: (count) => `${count} días`,
    answer: {
      hours: (count) => `Respuesta en ${count} ${count === 1 ? 'hora' : 'horas'}`,
      workingDays: (count) =>
        `Respuesta en ${count} ${count === 1 ? 'día laborable' : 'días laborables'}`,
    },
    visibility: 'En todos los planes: solo las ve quien tiene tu enlace.',
    rights: 'En todos los planes, incluso después de cancelar.',
  },
  questions: {
    title: 'Preguntas sobre los planes',
    tokens: {
      question: '¿Qué obtengo con un token y cuándo recibo más?',
      answer: (image, gif) =>
        `Una imagen cuesta ${image} token y un GIF, ${gif}. Recibes tokens nuevos cada lunes a las 00:00 (UTC-5). Los que no uses hasta entonces expiran.`,
    },
    failed: {
      question: '¿Qué pasa si una generación falla?',
      answer: 'Recuperas sus tokens. También si cancelas la generación.',
    },
    trial: {
      question: '¿Cómo funciona la prueba gratis?',
      answer: (plan, days) =>
        `${plan} empieza con ${days} días gratis, una vez por persona. Si cancelas antes de que terminen, no pagas nada.`,
    },
    change: {
      question: '¿Puedo cambiar entre planes de pago?',
      answer:
        'Sí. El cambio se aplica al instante y el resto del mes se prorratea. Al mejorar tu plan, recibes los tokens adicionales en el momento.',
    },
    end: {
      question: '¿Qué pasa cuando cancelo?',
      answer: (plan) =>
        `Tu plan sigue activo hasta el final del período pagado. Después tienes ${plan}, y todo lo que creaste se queda en tu galería.`,
    },
    visibility: {
      question: '¿Quién puede ver lo que creo?',
      answer:
        'Nada se publica por sí solo. Cada creación tiene un enlace imposible de adivinar, y solo puede abrirla quien lo recibe de ti.',
    },
  },
};
