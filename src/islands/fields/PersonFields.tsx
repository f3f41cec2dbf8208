import { TextField } from '#islands/fields/TextField.tsx';
import type { MessageKey, Translate } from '#i18n/translate.ts';

/** The texts to pick for these fields. */
export const personTexts = [
  'form.nameLabel',
  'form.companyLabel',
  'form.emailLabel',
  'form.phoneLabel',
  'validation.nameRequired',
  'validation.companyRequired',
  'validation.emailRequired',
  'validation.emailInvalid',
  'validation.phoneInvalid',
] as const satisfies MessageKey[];

/** Who asks: a person, the company, and how to reach them. */
export function PersonFields({ phoneRequired = false, t }: { phoneRequired?: boolean; t: Translate }) {
  return (
    <div className="field-pair">
      <TextField name="naam" label={t('form.nameLabel')} autoComplete="name" required t={t} />
      <TextField name="bedrijf" label={t('form.companyLabel')} autoComplete="organization" required t={t} />
      <TextField name="email" label={t('form.emailLabel')} type="email" autoComplete="email" required t={t} />
      <TextField
        name="telefoon"
        label={t('form.phoneLabel')}
        type="tel"
        autoComplete="tel"
        required={phoneRequired}
        t={t}
      />
    </div>
  );
}
