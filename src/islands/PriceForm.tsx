import { ErrorSummary } from '#islands/fields/ErrorSummary.tsx';
import { RequiredNote } from '#islands/fields/Field.tsx';
import { RadioField } from '#islands/fields/RadioField.tsx';
import { SelectField } from '#islands/fields/SelectField.tsx';
import { TextField } from '#islands/fields/TextField.tsx';
import { FormProviders } from '#islands/FormProviders.tsx';
import { PriceAnswer, usePriceQuestion } from '#islands/PriceAnswer.tsx';
import { useTexts, useTranslation } from '#islands/translation.ts';
import { readTyped, restore } from '#islands/typed-answers.ts';
import { useReadyForm } from '#islands/use-ready-form.ts';
import { useSchemaForm } from '#islands/use-schema-form.ts';
import type { FormPageProps } from '#islands/use-submission.ts';
import { serviceIds, type ServiceId } from '#services';
import { buttonClass } from '#styles/class-names.ts';
import { fieldPairClass, formClass } from '#styles/form-classes.ts';
import {
  floors,
  indicationId,
  partsOfDay,
  priceFrequencies,
  priceSchema,
} from '#contracts/price-indication.ts';
import { useEffect, useMemo, useState, type SyntheticEvent } from 'react';
import type * as z from 'zod/mini';

/** Namespaces of the texts that the page passes. */
export const priceFormTexts = ['form', 'price'] as const;

type Input = z.input<typeof priceSchema>;

const formName = 'price';

const initialValues = { partOfDay: 'day', floor: 'mixed' };

interface Props extends FormPageProps<typeof priceFormTexts> {
  action: string;
  /** The path of the quote request for each service. The message is appended to it. */
  quotePaths: Record<ServiceId, string>;
}

/**
 * The form that calculates the price indication after each answer. Without script, the server does
 * so when the form is sent.
 */
export function PriceForm({ locale, texts, action, quotePaths, ...page }: Props) {
  const translation = useTexts(locale, texts);
  const known = useMemo(() => ({ ...initialValues, ...page.chosen }), [page.chosen]);
  const { form, initial, chosen } = useSchemaForm(priceSchema, page.initial, known);
  const [typed] = useState(() => readTyped(formName));
  useEffect(() => {
    restore(form, typed);
  }, [form, typed]);
  const formElement = useReadyForm();
  const answered = page.initial?.values ?? known;
  const showAnswer = () => document.getElementById(indicationId)?.focus();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.handleSubmit(showAnswer)(event);
  };
  return (
    <FormProviders {...{ translation, form, initial, chosen }}>
      <div className="grid gap-x-aside gap-y-10 lg:grid-cols-[7fr_4fr]">
        <form
          className={`${formClass} content-start`}
          name={formName}
          action={`${action}#${indicationId}`}
          noValidate
          ref={formElement}
          onSubmit={submit}
        >
          <ErrorSummary />
          <RequiredNote />
          <PriceFields />
          <SubmitButton known={answered} />
        </form>
        <PriceAnswer known={answered} quotePaths={quotePaths} />
      </div>
    </FormProviders>
  );
}

/**
 * The submit button. It is primary until the link to the quote request is shown, which is primary
 * then.
 */
function SubmitButton({ known }: { known: Record<string, unknown> }) {
  const { t } = useTranslation<'price'>();
  const kind = usePriceQuestion(known) ? 'secondary' : 'primary';
  return (
    <button className={`${buttonClass(kind)} justify-self-start`} type="submit">
      {t('price.submit')}
    </button>
  );
}

function PriceFields() {
  const { t } = useTranslation<'form' | 'price'>();
  const choices = (
    values: readonly (
      typeof serviceIds | typeof priceFrequencies | typeof partsOfDay | typeof floors
    )[number][],
  ) => values.map((value) => ({ value, label: t(`price.${value}`) }));
  return (
    <>
      <RadioField<Input>
        name="service"
        label={t('form.serviceLabel')}
        options={choices(serviceIds)}
        required
      />
      <TextField<Input>
        name="squareMeters"
        label={t('price.squareMetersLabel')}
        hint={t('price.squareMetersHint')}
        inputMode="numeric"
        required
      />
      <RadioField<Input>
        name="frequency"
        label={t('price.frequencyLabel')}
        options={choices(priceFrequencies)}
        required
      />
      <div className={fieldPairClass}>
        <SelectField<Input>
          name="partOfDay"
          label={t('price.partOfDayLabel')}
          options={choices(partsOfDay)}
          required
        />
        <SelectField<Input> name="floor" label={t('price.floorLabel')} options={choices(floors)} required />
      </div>
    </>
  );
}
