import { RadioField } from '#islands/fields/RadioField.tsx';
import { TextField } from '#islands/fields/TextField.tsx';
import { useTranslation } from '#islands/translation.ts';
import { fieldPairClass } from '#styles/form-classes.ts';
import { appointmentFrequencies, appointmentServices, type Appointment } from '#contracts/appointment.ts';

/** The fields about the building and the frequency of visits. */
export function CleaningFields() {
  const { t } = useTranslation<'form' | 'appointmentForm'>();
  const choices = (values: readonly (typeof appointmentServices | typeof appointmentFrequencies)[number][]) =>
    values.map((value) => ({ value, label: t(`appointmentForm.${value}`) }));
  return (
    <>
      <RadioField<Appointment>
        name="service"
        label={t('form.serviceLabel')}
        options={choices(appointmentServices)}
        required
      />
      <RadioField<Appointment>
        name="frequency"
        label={t('appointmentForm.frequencyLabel')}
        options={choices(appointmentFrequencies)}
        required
      />
      <div className={fieldPairClass}>
        <TextField<Appointment>
          name="squareMeters"
          label={t('appointmentForm.squareMetersLabel')}
          inputMode="numeric"
        />
      </div>
    </>
  );
}
