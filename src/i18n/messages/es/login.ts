import type { TextsOf } from '#i18n/messages/nl/index.ts';

export const login = {
  title: 'Acceso al portal de clientes | {brand}',
  description: 'Acceda al portal de clientes de {brand}. ¿Necesita ayuda? Llame al {phone}.',
  usernameLabel: 'Nombre de usuario',
  passwordLabel: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  submitLabel: 'Iniciar sesión',
  pendingLabel: 'Iniciando sesión…',
  help: '¿Necesita ayuda? Llame al',
  attempt1: 'Primer intento fallido',
  attempt2: 'Segundo intento fallido',
  attempt3: 'Tercer intento fallido',
  failureTitle: 'No se ha podido iniciar sesión',
  wrong: 'El usuario o la contraseña no son correctos.',
  wrongWarned:
    'El usuario o la contraseña no son correctos. Tras {max} intentos fallidos bloqueamos el acceso durante un tiempo.',
  blocked:
    'El acceso está bloqueado tras {max} intentos fallidos. Vuelva a intentarlo dentro de {minutes} o llame al {phone}.',
  paused:
    'Se han introducido demasiadas contraseñas incorrectas para esta cuenta. Vuelva a intentarlo dentro de {wait} o llame al {phone}.',
  errorTitle: 'Error',
  error: 'Ha surgido un problema. Vuelva a intentarlo.',
  successTitle: 'Sesión iniciada',
  welcome: '¡Le damos la bienvenida! Su rol: {role}. Le llevamos al portal de clientes…',
  welcomeWithLinks: '¡Le damos la bienvenida! Su rol: {role}. Ha iniciado sesión.',
  portalLink: 'Abrir el portal de clientes',
  homeLink: 'Ir a la página de inicio',
  administrator: 'Administrador',
  'operations-manager': 'Responsable de operaciones',
  'team-leader': 'Responsable de equipo',
  'demo-user': 'Cuenta de demostración',
  loggedOut: 'Ha cerrado la sesión.',
  sessionRequired: 'No hay ninguna sesión abierta. Inicie sesión y vuelva a intentarlo.',
  roleRequired: 'Su cuenta no puede ver esta página. Pida acceso a un administrador.',
  usernameRequired: 'Escriba su nombre de usuario',
  passwordRequired: 'Escriba su contraseña',
} satisfies TextsOf<'login'>;
