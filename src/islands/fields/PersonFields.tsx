import { TextField } from '#islands/fields/TextField.tsx';
import { useTranslation } from '#islands/translation.ts';
import type { MessageKey } from '#i18n/translate.ts';

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
export function PersonFields({ phoneRequired = false }: { phoneRequired?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="field-pair">
      <TextField name="naam" label={t('form.nameLabel')} autoComplete="name" required />
      <TextField name="bedrijf" label={t('form.companyLabel')} autoComplete="organization" required />
      <TextField name="email" label={t('form.emailLabel')} type="email" autoComplete="email" required />
      <TextField
        name="telefoon"
        label={t('form.phoneLabel')}
        type="tel"
        autoComplete="tel"
        required={phoneRequired}
      />
    </div>
  );
}
