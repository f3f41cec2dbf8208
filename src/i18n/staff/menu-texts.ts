/**
 * Texts that the public header shows to staff, in the language of the page. They are kept apart
 * from the messages, so that visitors do not download them.
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
