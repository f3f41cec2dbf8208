import { TextField } from '#islands/fields/TextField.tsx';
import { useTranslation } from '#islands/translation.ts';
import { fieldPairClass } from '#styles/form-classes.ts';
import type { Appointment } from '#contracts/appointment.ts';
import type { Contact } from '#contracts/contact.ts';

/** The values of the fields, which the quote request and the booking share. */
type Input = Pick<Contact, keyof Contact & keyof Appointment>;

export function PersonFields({ phoneRequired = false }: { phoneRequired?: boolean }) {
  const { t } = useTranslation<'form' | 'person'>();
  return (
    <div className={fieldPairClass}>
      <TextField<Input> name="naam" label={t('form.nameLabel')} autoComplete="name" required />
      <TextField<Input> name="bedrijf" label={t('form.companyLabel')} autoComplete="organization" required />
      <EmailField required />
      <PhoneField required={phoneRequired} />
    </div>
  );
}

export function EmailField({ required = false }: { required?: boolean }) {
  const { t } = useTranslation<'person'>();
  const field = { label: t('person.emailLabel'), type: 'email', autoComplete: 'email' } as const;
  return <TextField<Input> name="email" {...field} required={required} />;
}

export function PhoneField({ required = false }: { required?: boolean }) {
  const { t } = useTranslation<'person'>();
  const field = { label: t('person.phoneLabel'), type: 'tel', autoComplete: 'tel' } as const;
  return <TextField<Input> name="telefoon" {...field} required={required} />;
}
