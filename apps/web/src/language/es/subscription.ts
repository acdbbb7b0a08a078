import type { Catalogue } from '../catalogue.ts';

const tokens = (count: number): string => (count === 1 ? '1 token' : `${count} tokens`);

export const texts: Catalogue['subscription'] = {
  subscription: {
    title: 'Suscripción',
    start: 'Empezar una suscripción',
    comparePlans: 'Comparar planes',
    tokensOf: (perWeek) => `de ${perWeek} tokens para esta semana`,
    tokensLeft: 'tokens para esta semana',
    tokensRefresh: (day) => `Tokens nuevos: ${day}.`,
    costs: (imageTokens, gifTokens) =>
      `Una imagen cuesta ${tokens(imageTokens)}; un GIF, ${gifTokens}.`,
    freePlan: 'Gratis para siempre. Los bucles vienen con Creator y Studio.',
    renews: (day, price) => `Se renueva el ${day} por ${price}.`,
    trial: (daysLeft, day, price) =>
      `${daysLeft === 1 ? 'Te queda 1 día' : `Te quedan ${daysLeft} días`} de prueba. El ${day} pasa a ser un mes de pago: ${price}.`,
    ends: (plan, day) =>
      `${plan} es tuyo hasta el ${day}. Después vuelves a Starter y no se cobra nada más.`,
    notes: {
      renewing: (day) => `Se renueva el ${day}`,
      trial: (day) => `Prueba hasta el ${day}`,
      ending: (day) => `Tuyo hasta el ${day}`,
      starts: (day) => `Empieza el ${day}`,
      unpaid: 'El último pago falló',
    },
    keep: (plan) => `Seguir con ${plan}`,
    kept: (plan) => `Buena elección: ${plan} continúa.`,
    changed: (plan) => `Listo. Ahora tienes ${plan}.`,
    cancelled: (plan, day) => `Listo. ${plan} sigue siendo tuyo hasta el ${day}.`,
    cancelledSoon: (plan) => `Listo. ${plan} termina con el periodo pagado.`,
    upgradeCharge: 'Ahora pagas la diferencia por lo que queda de este mes.',
    trialUpgradeCharge: (price) => `Termina tu prueba: el primer mes, ${price}, se paga ahora.`,
    downgradeCharge:
      'Cambia al instante. Lo que queda de este mes se descuenta de las próximas facturas.',
    cancelQuestion: '¿Volver a Starter?',
    cancelDetail: (plan, day, count) =>
      `${plan} sigue siendo tuyo hasta el ${day}. Después tendrás ${tokens(count)} por semana, y lo que exportes llevará marca de agua. Hasta entonces puedes dar marcha atrás.`,
    cancelDetailSoon: (plan, count) =>
      `${plan} sigue siendo tuyo hasta que acabe el periodo pagado. Después tendrás ${tokens(count)} por semana, y lo que exportes llevará marca de agua. Hasta entonces puedes dar marcha atrás.`,
    cancelDetailUnpaid: (plan, count) =>
      `${plan} termina ahora mismo y dejamos de cobrar a tu tarjeta. Después tendrás ${tokens(count)} por semana, y lo que exportes llevará marca de agua.`,
  },
  success: {
    title: '¡Pago completado!',
    text: 'Tu suscripción está actualizada. ¡Qué bien tenerte a bordo!',
    link: 'Ir al panel',
    pageTitle: 'Pago completado',
    pageDescription: 'Tu suscripción está actualizada.',
    countdown: (seconds) => `Te llevamos al inicio en ${seconds}…`,
    onItsWay: 'Tu plan está en camino…',
    arrived: (plan) => `${plan} ya está aquí. ¡A crear!`,
    signedOut: 'Tu sesión está cerrada en este dispositivo. {link} para ver tu plan.',
    signIn: 'Entra',
  },
  cancel: {
    title: 'Pago cancelado',
    text: 'Cancelaste el pago y no se te ha cobrado nada.',
    link: 'Volver a los precios',
    pageTitle: 'Pago cancelado',
    pageDescription: 'Cancelaste el pago y no se te ha cobrado nada.',
    countdown: (seconds) => `De vuelta a los planes en ${seconds}…`,
  },
};
