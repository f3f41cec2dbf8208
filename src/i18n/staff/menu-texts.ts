/**
 * What the public header says to who works here, in the language of the page. Apart from the other
 * messages, so that a page carries none of it until somebody of the staff looks at it.
 */
import type { Locale } from '#i18n/locales.ts';

interface MenuTexts {
  workspace: string;
  logOut: string;
}

export const menuTexts: Readonly<Record<Locale, MenuTexts>> = {
  nl: { workspace: 'Beheer', logOut: 'Uitloggen' },
  en: { workspace: 'Workspace', logOut: 'Log out' },
  es: { workspace: 'Área de trabajo', logOut: 'Cerrar sesión' },
  de: { workspace: 'Arbeitsbereich', logOut: 'Abmelden' },
  fr: { workspace: 'Espace de travail', logOut: 'Se déconnecter' },
  ar: { workspace: 'مساحة العمل', logOut: 'تسجيل الخروج' },
};
