import { RadioField } from '#islands/fields/RadioField.tsx';
import { SelectField } from '#islands/fields/SelectField.tsx';
import { TextField } from '#islands/fields/TextField.tsx';
import { useTranslation } from '#islands/translation.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { appointmentFrequencies, appointmentServices, type Appointment } from '#submissions/appointment.ts';

/** The texts to pick for these fields. */
export const cleaningTexts = [
  'appointment.serviceLabel',
  ...appointmentServices.map((service) => `appointment.${service}` as const),
  'appointment.frequencyLabel',
  'appointment.frequencyPlaceholder',
  ...appointmentFrequencies.map((frequency) => `appointment.${frequency}` as const),
  'appointment.squareMetersLabel',
  'validation.serviceRequired',
  'validation.frequencyRequired',
  'validation.squareMetersInvalid',
] as const satisfies MessageKey[];

/** What there is to clean, and how often. */
export function CleaningFields() {
  const { t } = useTranslation();
  const choices = (values: readonly (typeof appointmentServices | typeof appointmentFrequencies)[number][]) =>
    values.map((value) => ({ value, label: t(`appointment.${value}`) }));
  return (
    <>
      <RadioField<Appointment>
        name="service"
        label={t('appointment.serviceLabel')}
        options={choices(appointmentServices)}
        required
      />
      <div className="field-pair">
        <SelectField<Appointment>
          name="frequency"
          label={t('appointment.frequencyLabel')}
          placeholder={t('appointment.frequencyPlaceholder')}
          options={choices(appointmentFrequencies)}
          required
        />
        <TextField<Appointment>
          name="squareMeters"
          label={t('appointment.squareMetersLabel')}
          inputMode="numeric"
        />
      </div>
    </>
  );
}
