import { measureText, type AdText } from '#domain/ad-texts.ts';
import { CopyButton } from '#islands/tools/CopyButton.tsx';
import { LengthBar } from '#islands/tools/LengthBar.tsx';
import { useTranslation } from '#islands/translation.ts';

/** Classes of a label after a square. The colour of the square shows the performance of a text. */
const performanceClass =
  "inline-flex items-center gap-2 font-semibold before:size-3 before:flex-none before:border-2 before:border-text before:content-[''] max-sm:justify-self-end forced-colors:before:forced-color-adjust-none";

const performanceClasses = {
  high: 'before:bg-ok',
  medium: 'before:bg-sun',
  low: 'before:bg-signal',
  unrated: 'before:bg-hair',
} satisfies Record<AdText['performance'], string>;

interface Props {
  texts: readonly AdText[];
}

/** A list of texts. They are in Dutch on a page of any language. */
export function AdTextList({ texts }: Props) {
  const { t } = useTranslation<'tools'>();
  return (
    <ul className="border-t-2 border-rule">
      {texts.map((item) => (
        <li
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 border-b border-hair py-4 text-small/normal lg:grid-cols-[minmax(0,1fr)_31rem_auto] lg:items-center lg:gap-x-8 lg:gap-y-4"
          key={item.id}
        >
          <div>
            <b className="block text-base rtl:text-end" lang="nl" dir="ltr">
              {item.text}
            </b>
            {item.seoValue && (
              <p className="rtl:text-end" lang="nl" dir="ltr">
                {item.seoValue}
              </p>
            )}
            <p className="text-muted">
              {t('tools.keywords')}{' '}
              <span lang="nl" dir="ltr">
                {item.keywords.join(', ')}
              </span>
            </p>
          </div>
          <div className="col-span-full row-2 grid grid-cols-[6rem_minmax(0,1fr)_9rem] items-center gap-x-4 gap-y-2 max-sm:grid-cols-[auto_minmax(0,1fr)] lg:col-auto lg:row-auto">
            <span className="justify-self-start bg-soft px-2.5 py-0.5 text-micro font-semibold">
              {t(`tools.category${item.category}`)}
            </span>
            <LengthBar {...measureText(item)} />
            <span className={`${performanceClass} ${performanceClasses[item.performance]}`}>
              {t(`tools.performance${item.performance}`)}
            </span>
          </div>
          <CopyButton text={item.text} />
        </li>
      ))}
    </ul>
  );
}
