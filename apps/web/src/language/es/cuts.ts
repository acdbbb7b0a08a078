import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['cuts'] = {
  title: 'Punto de bucle',
  seam: (ratio) => `Bucle fluido (${ratio}×).`,
  jump: (ratio) => `Pequeño salto al repetirse (${ratio}×).`,
  seconds: (count) => `${count} s`,
  way: (way, score) => `${way} · ${score}`,
  ways: { native: 'Se repite solo', plain: 'Corte limpio', fade: 'Fundido cruzado' },
  from: (seconds) => `Desde el segundo ${seconds} del clip.`,
  boomerang: 'Boomerang',
  boomerangWay: 'Adelante y luego atrás',
  hint: (day) => `Los cortes nuevos son gratis hasta el ${day} y se añaden a tu galería.`,
  gone: 'Ya no conservamos el clip, así que este bucle no se puede volver a cortar.',
  cutting: 'Cortando',
  queued: (ahead) => (ahead === 0 ? 'Siguiente en la cola' : `${ahead} por delante`),
  cancel: 'Cancelar',
  ready: 'Nuevo corte listo.',
  failed: 'No se pudo hacer ese corte. Inténtalo de nuevo.',
};
