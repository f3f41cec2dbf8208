import { useTranslation } from '#islands/translation.ts';
import type { PriceIndication } from '#domain/price-indication.ts';
import { formatWorkingTime } from '#i18n/durations.ts';
import { localeInfo } from '#i18n/locales.ts';
import { formatPriceRange } from '#i18n/price-range.ts';
import type { ServiceId } from '#services';
import { buttonClass, panelClass, stackedListClass } from '#styles/class-names.ts';
import {
  indicateByFacts,
  indicationId,
  priceSchema,
  type PriceAnswers,
} from '#contracts/price-indication.ts';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

interface Props {
  /** The answers from which the page was rendered. */
  known: Record<string, unknown>;
  quotePaths: Record<ServiceId, string>;
}

export function PriceAnswer({ known, quotePaths }: Props) {
  const { locale, t } = useTranslation<'price'>();
  const question = usePriceQuestion(known);
  const indication = question && indicateByFacts(question);
  useAnswersInUrl(question);
  return (
    <section
      className={`${panelClass} plane-sun lg:sticky lg:top-24 lg:self-start ${indication ? '' : 'max-lg:sr-only'}`}
      aria-labelledby="indication-heading"
      id={indication && indicationId}
      tabIndex={-1}
    >
      <h2 className="text-h3/[1.2]" id="indication-heading">
        {t('price.answerHeading')}
      </h2>
      <p role="status">
        {indication?.month ? (
          <>
            <strong className="block text-[clamp(1.75rem,1.4rem+1.6vw,2.5rem)]/[1.1] tracking-head text-balance lang-ar:leading-[1.35]">
              {formatPriceRange(indication.month, locale, t)}
            </strong>
            {t('price.perMonth')}
          </>
        ) : (
          t('price.noAnswer')
        )}
      </p>
      {question && indication && (
        <Details question={question} indication={indication} quotePath={quotePaths[question.service]} />
      )}
    </section>
  );
}

/** Returns the current answers; undefined until they are complete and valid. */
export function usePriceQuestion(known: Record<string, unknown>): PriceAnswers | undefined {
  const watched: Record<string, unknown> = useWatch({ control: useFormContext().control });
  return priceSchema.safeParse({ ...known, ...watched }).data;
}

interface DetailsProps {
  question: PriceAnswers;
  indication: PriceIndication;
  quotePath: string;
}

function Details({ question, indication, quotePath }: DetailsProps) {
  const { locale, t } = useTranslation<'price'>();
  const { visit, month, minutesPerVisit } = indication;
  const message = useMessage(question, indication);
  return (
    <>
      <dl className={stackedListClass}>
        <div>
          <dt>{t('price.perVisit')}</dt>
          <dd>{formatPriceRange(visit, locale, t)}</dd>
        </div>
        <div>
          <dt>{t('price.timePerVisit')}</dt>
          <dd>{formatWorkingTime(minutesPerVisit, locale)}</dd>
        </div>
        {month && (
          <div>
            <dt>{t('price.timePerMonth')}</dt>
            <dd>{formatWorkingTime(month.minutes, locale)}</dd>
          </div>
        )}
      </dl>
      <p>{t('price.note')}</p>
      <a className={buttonClass('primary')} href={quotePath + encodeURIComponent(message)}>
        {t('price.quote')}
      </a>
    </>
  );
}

/** Returns the prefilled message of the quote request, in the visitor's language. */
function useMessage(question: PriceAnswers, { visit, month }: PriceIndication): string {
  const { locale, t } = useTranslation<'price'>();
  const line = (label: string, value: string) => `${label}${/[?؟]$/.test(label) ? ' ' : ': '}${value}`;
  return [
    line(t('price.squareMetersLabel'), question.squareMeters.toLocaleString(localeInfo[locale].intl)),
    line(t('price.frequencyLabel'), t(`price.${question.frequency}`)),
    line(t('price.partOfDayLabel'), t(`price.${question.partOfDay}`)),
    line(t('price.floorLabel'), t(`price.${question.floor}`)),
    line(t('price.carriedVisit'), formatPriceRange(visit, locale, t)),
    ...(month ? [line(t('price.carriedMonth'), formatPriceRange(month, locale, t))] : []),
  ].join('\n');
}

/**
 * Writes the answers to the query, so that a reload, a shared link and the language links keep
 * them.
 */
function useAnswersInUrl(question: PriceAnswers | undefined): void {
  const search =
    question && new URLSearchParams({ ...question, squareMeters: String(question.squareMeters) }).toString();
  useEffect(() => {
    if (!search) return;
    const url = new URL(location.href);
    url.search = search;
    // The URL is only replaced if it changes, because browsers limit the rate of `replaceState`.
    if (url.href !== location.href) history.replaceState(history.state, '', url);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = search;
  }, [search]);
}
