import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['teams'] = {
  pageTitle: 'Equipo',
  pageDescription:
    'Tu equipo de Loopwright: quién forma parte, qué puede hacer cada miembro y a quién has invitado.',
  title: 'Equipo',
  denied: 'Acceso denegado',
  deniedText: 'Inicia sesión para ver tu equipo.',
  logIn: 'Iniciar sesión',
  loading: 'Cargando tu equipo…',
  loadFailed: 'No hemos podido cargar tu equipo.',
  notifications: 'Notificaciones',
  tryAgain: 'Reintentar',
  problems: {
    teamNeedsStudio:
      'Los equipos vienen con Studio. Suscríbete primero a Studio en tu espacio personal.',
    seatsInUse: ({ used }) =>
      `Tu equipo ocupa ${used} plazas. Primero quita miembros o retira invitaciones.`,
    seatsNotSold: 'Aquí no se ofrecen más plazas.',
    alreadyMember: 'Esa persona ya está en el equipo.',
    ownerStays: 'Transfiere el equipo antes de salir, o ciérralo.',
    confirmWithTeamName: 'Para confirmar, escribe el nombre del equipo tal como aparece.',
    closeNeedsEndedPlan:
      'Tu espacio personal tiene pagos propios. Cancela el plan del equipo; podrás cerrarlo cuando el plan termine.',
    teamFull: ({ maximum }) =>
      `En un equipo caben ${maximum} personas, contando las invitaciones abiertas. Quita primero a alguien o retira una invitación.`,
    invitationGone: 'Esta invitación ha caducado, se ha retirado o ya se ha usado. Pide otra.',
    invitationForOther:
      'Esta invitación es para otra dirección de correo. Inicia sesión con la cuenta que la tiene.',
    invitationNeedsConfirmedEmail:
      'Confirma primero tu correo: abre el enlace que te enviamos y acepta después la invitación.',
  },
  changeFailed: 'No ha funcionado. Inténtalo de nuevo.',
  personal: 'Personal',
  brandKit: {
    open: 'Abrir el kit de marca',
    title: 'Kit de marca',
    pageDescription:
      'Los colores, las fuentes, el logotipo, los estilos de texto y la marca de agua de tu espacio de trabajo, listos para Studio.',
    deniedText: 'Inicia sesión para ver tu kit de marca.',
    loading: 'Cargando tu kit de marca…',
  },
  switcher: 'Espacio de trabajo',
  offer: {
    title: 'Trabajad juntos',
    text: (seats) =>
      `Con Studio, hasta ${seats} personas comparten una galería, los documentos del Studio y los tokens de la semana.`,
    link: 'Ver Studio',
  },
  create: {
    title: 'Crear un equipo',
    text: (seats) =>
      `Tu plan Studio y los tokens que quedan esta semana pasan al equipo, con sitio para ${seats} personas. Tu espacio personal sigue con Starter.`,
    name: 'Nombre del equipo',
    submit: 'Crear equipo',
    busy: 'Creando…',
  },
  list: {
    title: 'Tus espacios de trabajo',
    open: 'Abrir',
    current: 'Abierto ahora',
  },
  readOnly: {
    title: 'Este equipo es de solo lectura',
    text: (days) =>
      `Su plan ha terminado. Todo sigue aquí para verlo, descargarlo y exportarlo, y no se borra nada durante al menos ${days} días.`,
    owner: 'Suscríbete a Studio para volver a crear aquí.',
    member: 'Su propietario puede volver a suscribirse a Studio.',
    link: 'Ver planes',
  },
  roles: { owner: 'Propietario', admin: 'Administrador', member: 'Miembro', viewer: 'Lector' },
  roleTexts: {
    owner: 'Todo, además del plan y de cerrar el equipo',
    admin: 'Crea y gestiona a los miembros',
    member: 'Crea, edita, comparte y exporta',
    viewer: 'Ve y descarga',
  },
  members: {
    title: 'Miembros',
    seats: (used, maximum) => `${used} de ${maximum} plazas ocupadas`,
    you: 'tú',
    roleOf: (name) => `Rol de ${name}`,
    remove: 'Quitar',
    removeOf: (name) => `Quitar a ${name}`,
    removeQuestion: (name) => `¿Quitar a ${name} del equipo?`,
    removeDetail:
      'Pierde el acceso al instante. Lo que ha creado y lo que se está creando se queda en el equipo.',
    removed: (name) => `${name} ya no está en el equipo.`,
    transfer: 'Hacer propietario',
    transferOf: (name) => `Hacer propietario a ${name}`,
    transferQuestion: (name) => `¿Hacer propietario a ${name}?`,
    transferDetail:
      'Desde ahora gestionará el plan y los pagos, y tú serás administrador. Se seguirá cobrando en la tarjeta guardada hasta que la cambie.',
    transferred: (name) => `El equipo es ahora de ${name}.`,
  },
  invite: {
    title: 'Invitar a alguien',
    email: 'Correo',
    role: 'Rol',
    submit: 'Enviar invitación',
    hint: (days) => `El enlace funciona una vez, durante ${days} días, solo para este correo.`,
    sent: (email) => `Invitación enviada a ${email}.`,
    full: 'No quedan plazas. Quita a alguien o retira una invitación para invitar a otra persona.',
    invalid: 'Introduce un correo válido',
  },
  invitations: {
    title: 'Invitaciones abiertas',
    until: (day) => `hasta el ${day}`,
    withdraw: 'Retirar',
    withdrawOf: (email) => `Retirar la invitación de ${email}`,
    withdrawn: 'Invitación retirada.',
  },
  seats: {
    title: 'Plazas',
    included: (included) => `Studio incluye ${included} plazas.`,
    paid: (included, extra) => `Studio incluye ${included} plazas y pagas ${extra} más.`,
    label: 'Plazas adicionales',
    price: (price) => `${price} al mes cada una`,
    total: (count, price) =>
      `${count} ${count === 1 ? 'plaza adicional' : 'plazas adicionales'}: ${price} al mes, además de Studio.`,
    none: 'Sin plazas adicionales: solo se cobra Studio.',
    inUse: (used) =>
      `Tu equipo ocupa ${used} plazas. Para tener menos, primero quita miembros o retira invitaciones.`,
    submit: 'Cambiar plazas',
    question: (count) =>
      `¿Cambiar a ${count} ${count === 1 ? 'plaza adicional' : 'plazas adicionales'}?`,
    detail: (price) =>
      `Desde ahora, las plazas adicionales cuestan ${price} al mes. El cambio se aplica ya. La diferencia prorrateada del resto del mes aparece en tu próxima factura.`,
    changed: 'Plazas cambiadas.',
  },
  settings: {
    title: 'Ajustes',
    rename: 'Guardar nombre',
    renamed: 'Nombre guardado.',
    changed: 'Rol cambiado.',
    leave: 'Salir del equipo',
    leaveQuestion: '¿Salir de este equipo?',
    leaveDetail: 'Pierdes el acceso al instante. Lo que has creado se queda en el equipo.',
    left: 'Has salido del equipo.',
    close: 'Cerrar equipo',
    closeText:
      'Borra todo lo que es del equipo. El plan Studio y lo que queda de la semana vuelven a tu espacio personal. Los miembros no conservan nada del equipo.',
    closeConfirm: (name) => `Escribe «${name}» para confirmar`,
    closed: 'El equipo está cerrado.',
  },
  invitation: {
    pageTitle: 'Invitación',
    pageDescription:
      'Te invitan a un equipo de Loopwright, donde crearéis y guardaréis imágenes y bucles juntos.',
    title: 'Unirte a un equipo',
    loading: 'Abriendo tu invitación…',
    heading: (team) => `Unirte a «${team}»`,
    text: (invitedBy, role) => `${invitedBy} te invita. Tu rol: ${role}.`,
    textUnknown: (role) => `Tienes una invitación. Tu rol: ${role}.`,
    for: (email) => `Solo para ${email}.`,
    accept: 'Aceptar invitación',
    busy: 'Uniéndote…',
    signIn: 'Iniciar sesión y aceptar',
    signUp: 'Crear una cuenta',
    needsAccount: 'Necesitas una cuenta con este correo. Después vuelve a abrir este enlace.',
    gone: 'Esta invitación ya no funciona',
    goneText: 'Ha caducado, se ha retirado o ya se ha usado. Pide otra.',
    home: 'Ir al inicio',
    failed: 'No hemos podido abrir la invitación. Inténtalo de nuevo.',
  },
};
