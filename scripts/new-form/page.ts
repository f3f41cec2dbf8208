/** The island and the page of a new form; what is between underscores is filled in. */

export const islandTemplate = `
import { TextAreaField } from '#islands/fields/TextAreaField.tsx';
import { TextField } from '#islands/fields/TextField.tsx';
import { SubmissionForm, formNamespaces, type FormProps } from '#islands/SubmissionForm.tsx';
import { useTexts } from '#islands/translation.ts';
import { useSubmission } from '#islands/use-submission.ts';
import { fieldPairClass } from '#styles/form-classes.ts';
import { __name__Contract } from '#submissions/__stem__.ts';
import { maxLengths } from '#submissions/fields.ts';
import type * as z from 'zod/mini';

/** The namespaces whose texts its page gives it. */
export const __name__FormTexts = [...formNamespaces, 'person', '__name__'] as const;

type Input = z.input<typeof __name__Contract.schema>;

export function __pascal__Form({ locale, texts, privacyHref, ...page }: FormProps<typeof __name__FormTexts>) {
  const translation = useTexts(locale, texts);
  const { t } = translation;
  const submission = useSubmission({
    ...page,
    translation,
    ...__name__Contract,
    notices: {
      successTitle: t('__name__.successTitle'),
      failureTitle: t('__name__.failureTitle'),
      failureText: t('__name__.failureText'),
    },
  });
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('__name__.submitLabel')}
      pendingLabel={t('__name__.pendingLabel')}
      privacyNote={t('__name__.privacyNote')}
      privacyHref={privacyHref}
    >
      <div className={fieldPairClass}>
        <TextField<Input> name="naam" label={t('form.nameLabel')} autoComplete="name" required />
        <TextField<Input>
          name="email"
          label={t('person.emailLabel')}
          type="email"
          autoComplete="email"
          required
        />
        <TextField<Input> name="telefoon" label={t('person.phoneLabel')} type="tel" autoComplete="tel" />
      </div>
      <TextAreaField<Input>
        name="bericht"
        label={t('form.messageLabel')}
        maxLength={maxLengths.message}
        required
      />
    </SubmissionForm>
  );
}
`;

export const pageTemplate = `---
import CallPanel from '#components/ui/CallPanel.astro';
import PageHead from '#components/ui/PageHead.astro';
import Split from '#components/ui/Split.astro';
import type { Locale } from '#i18n/locales.ts';
import { pickTexts } from '#i18n/pick-texts.ts';
import { localisedPaths, pathTo } from '#i18n/routes.ts';
import { translator } from '#i18n/translate.ts';
import { __pascal__Form, __name__FormTexts } from '#islands/__pascal__Form.tsx';
import Page from '#layouts/Page.astro';
import type { FormState } from '#submissions/answer.ts';
import '#styles/forms.css';

export const getStaticPaths = () => localisedPaths('__name__');

interface Props {
  locale: Locale;
  /** A form that was posted without script and refused. */
  form?: FormState;
}
const { locale, form } = Astro.props;
const t = translator(locale);
---

<Page {locale} screen="__name__" title={t('__name__.title')} description={t('__name__.description')}>
  <div class="wrap pb-section">
    <PageHead
      {locale}
      current={t('common.__name__')}
      heading={t('__name__.heading')}
      intro={t('__name__.intro')}
    />
    <Split kind="form">
      <__pascal__Form
        client:interaction
        {locale}
        action={pathTo('__name__', locale)}
        initial={form}
        texts={pickTexts(t, __name__FormTexts)}
        privacyHref={pathTo('privacy', locale)}
      />
      <CallPanel {locale} as="aside" text={t('callback.urgentText')} class="self-start" />
    </Split>
  </div>
</Page>
`;
