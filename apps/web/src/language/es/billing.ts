import type { Catalogue } from '../catalogue.ts';

const tokens = (count: number): string => (count === 1 ? '1 token' : `${count} tokens`);

/** The plans as everybody sees them. What a person's own plan says is in the part "account". */
export const texts: Catalogue['billing'] = {
  plans: {
    free: {
      badge: null,
      description: 'Pruébalo y quédatelo, sin tarjeta.',
      features: [
        '5 tokens de imagen por semana',
        'Resolución estándar',
        'Galería de la comunidad',
        'Marca de agua al exportar',
        'Prompts estándar',
      ],
    },
    basic: {
      badge: 'El más popular',
      description: 'Bucles para quien publica a diario.',
      features: [
        '200 tokens por semana',
        'GIF en alta resolución',
        'Imágenes fijas en 4K',
        'Exportación en HD',
        'Sin marca de agua',
        'Prompts avanzados',
        'Prioridad en la cola',
      ],
    },
    premium: {
      badge: null,
      description: 'Para equipos y marcas que nunca se quedan quietos.',
      features: [
        '1000 créditos de imagen por semana',
        'La vía más rápida',
        'Herramientas en acceso anticipado',
        'Atención prioritaria',
        'Exportación en 4K',
        'Espacio para tu equipo',
      ],
    },
  },
  pricing: {
    title: 'Una suscripción, bucles infinitos',
    loading: 'Cargando planes…',
    chat: 'Hablemos',
    getStarted: 'Empieza ya',
    signUp: 'Regístrate',
    alreadyHaveAccount: '¿Ya tienes cuenta? Entra',
    currentPlan: 'Plan actual',
    current: 'Actual',
    upgrade: 'Mejorar plan',
    downgrade: 'Bajar de plan',
    failed: 'Algo salió mal.',
    pageTitle: 'Precios',
    pageDescription: (basicPrice, premiumPrice) =>
      `Empieza gratis con cinco tokens por semana. Creator cuesta ${basicPrice} y Studio ${premiumPrice} al mes; déjalo cuando quieras.`,
    intro: (imageTokens, gifTokens) =>
      `Una imagen cuesta ${tokens(imageTokens)}; un GIF en bucle, ${gifTokens}. Los tokens se renuevan cada lunes. Los planes van mes a mes y terminan con un clic.`,
    perMonth: '/mes',
    forGood: 'para siempre',
    trial: (days) => `Los primeros ${days} días, gratis`,
    sandbox: 'Modo de prueba: elige cualquier plan, no se cobra nada.',
    notSold: 'Este Loopwright no vende planes. Aquí todo el mundo crea con Starter.',
    chatQuestion: '¿Un equipo, una campaña, una idea rara? {chat}',
  },
};
