import { adTextsPath, countProgress, type AdText, type AdTextKind, type AdTexts } from '#domain/ad-texts.ts';
import { AdTextList } from '#islands/tools/AdTextList.tsx';
import { Panel } from '#islands/tools/Panel.tsx';
import { Tool, type ToolProps } from '#islands/tools/Tool.tsx';
import { useTranslation } from '#islands/translation.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { panelClass } from '#styles/class-names.ts';

const kinds = ['headline', 'longHeadline', 'description'] as const satisfies AdTextKind[];
const kindNames = {
  headline: 'tools.headlines',
  longHeadline: 'tools.longHeadlines',
  description: 'tools.descriptions',
} as const satisfies Record<AdTextKind, MessageKey>;
const factClass = 'text-h3/[1.2] font-bold tabular-nums';
const steps = ['1', '2', '3', '4'] as const;

/** Namespaces of the texts that the page passes. */
export const adHeadlinesTexts = ['tools'] as const;

export function AdHeadlines(props: ToolProps<typeof adHeadlinesTexts>) {
  return (
    <Tool<AdTexts> path={adTextsPath} {...props}>
      {(ad) => (
        <>
          <AdStatus ad={ad} />
          <NewAndCurrent ad={ad} />
          <BothStates ad={ad} kind="longHeadline" />
          <BothStates ad={ad} kind="description" />
          <NextSteps />
        </>
      )}
    </Tool>
  );
}

/** The headlines: proposed ones, then those in the advertisement. */
function NewAndCurrent({ ad }: { ad: AdTexts }) {
  const { t } = useTranslation<'tools'>();
  return (
    <>
      <Panel heading={t('tools.newHeadlines')}>
        <AdTextList texts={select(ad, 'headline', 'new')} />
      </Panel>
      <Panel heading={t('tools.currentHeadlines')}>
        <AdTextList texts={select(ad, 'headline', 'current')} />
      </Panel>
    </>
  );
}

function NextSteps() {
  const { t } = useTranslation<'tools'>();
  return (
    <Panel heading={t('tools.stepsHeading')}>
      <ol className="grid max-w-text gap-3 [counter-reset:step]">
        {steps.map((step) => (
          <li
            className="grid grid-cols-[1.75rem_1fr] before:font-bold before:content-[counter(step)_'.'] before:[counter-increment:step]"
            key={step}
          >
            {t(`tools.step${step}`)}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function AdStatus({ ad }: { ad: AdTexts }) {
  const { t } = useTranslation<'tools'>();
  return (
    <section className={`${panelClass} plane-sun`} aria-label={t('tools.statusHeading')}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-gutter gap-y-5">
        <div>
          <dt className="text-small">{t('tools.qualityLabel')}</dt>
          <dd className={factClass}>{t(`tools.quality${ad.quality}`)}</dd>
        </div>
        <div>
          <dt className="text-small">{t('tools.goalLabel')}</dt>
          <dd className={factClass}>{t(`tools.quality${ad.goal}`)}</dd>
        </div>
        {kinds.map((kind) => {
          const { current, goal } = countProgress(ad.texts, kind);
          return (
            <div key={kind}>
              <dt className="text-small">{t(kindNames[kind])}</dt>
              <dd className={`${factClass} ltr rtl:text-end`}>
                {current}/{goal}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** The texts of one kind: those in the advertisement, then proposed ones. */
function BothStates({ ad, kind }: { ad: AdTexts; kind: AdTextKind }) {
  const { t } = useTranslation<'tools'>();
  return (
    <Panel heading={t(kindNames[kind])}>
      <h3 className="mt-2 text-h4">{t('tools.current')}</h3>
      <AdTextList texts={select(ad, kind, 'current')} />
      <h3 className="mt-2 text-h4">{t('tools.new')}</h3>
      <AdTextList texts={select(ad, kind, 'new')} />
    </Panel>
  );
}

function select({ texts }: AdTexts, kind: AdTextKind, status: AdText['status']): AdText[] {
  return texts.filter((text) => text.kind === kind && text.status === status);
}
