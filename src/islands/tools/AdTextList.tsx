import { measureText, type AdText } from '#domain/ad-texts.ts';
import { CopyButton } from '#islands/tools/CopyButton.tsx';
import { LengthBar } from '#islands/tools/LengthBar.tsx';
import { useTranslation } from '#islands/translation.ts';

interface Props {
  texts: readonly AdText[];
}

/** Texts of one kind. They are Dutch on a page of any language. */
export function AdTextList({ texts }: Props) {
  const { t } = useTranslation<'tools'>();
  return (
    <ul className="ad-texts">
      {texts.map((item) => (
        <li className="ad-text" key={item.id}>
          <div>
            <b lang="nl" dir="ltr">
              {item.text}
            </b>
            {item.seoValue && (
              <p lang="nl" dir="ltr">
                {item.seoValue}
              </p>
            )}
            <p className="muted">
              {t('tools.keywords')}{' '}
              <span lang="nl" dir="ltr">
                {item.keywords.join(', ')}
              </span>
            </p>
          </div>
          <div className="ad-text-measures">
            <span className="ad-category">{t(`tools.category${item.category}`)}</span>
            <LengthBar {...measureText(item)} />
            <span className={`performance performance-${item.performance}`}>
              {t(`tools.performance${item.performance}`)}
            </span>
          </div>
          <CopyButton
            text={item.text}
            label={t('tools.copy', { text: item.text })}
            copiedLabel={t('tools.copied')}
            failedLabel={t('tools.copyFailed')}
          />
        </li>
      ))}
    </ul>
  );
}
