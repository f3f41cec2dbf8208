import {
  adQualities,
  adTextsPath,
  countProgress,
  type AdText,
  type AdTextKind,
  type AdTexts,
} from '#domain/ad-texts.ts';
import { AdTextList, adTextListTexts } from '#islands/tools/AdTextList.tsx';
import { Panel } from '#islands/tools/Panel.tsx';
import { StaffOnly, staffOnlyTexts } from '#islands/tools/StaffOnly.tsx';
import { useStaffData } from '#islands/tools/use-staff-data.ts';
import { translatorOf, type Texts } from '#i18n/pick-texts.ts';
import type { MessageKey, Translate } from '#i18n/translate.ts';

const kinds = ['headline', 'longHeadline', 'description'] as const satisfies AdTextKind[];
const kindNames = {
  headline: 'tools.headlines',
  longHeadline: 'tools.longHeadlines',
  description: 'tools.descriptions',
} as const satisfies Record<AdTextKind, MessageKey>;
const steps = ['1', '2', '3', '4'] as const;

/** The texts to pick for this island. */
export const adHeadlinesTexts = [
  ...staffOnlyTexts,
  ...adTextListTexts,
  'tools.statusHeading',
  'tools.qualityLabel',
  'tools.goalLabel',
  ...adQualities.map((quality) => `tools.quality${quality}` as const),
  ...Object.values(kindNames),
  'tools.newHeadlines',
  'tools.currentHeadlines',
  'tools.current',
  'tools.new',
  'tools.stepsHeading',
  ...steps.map((step) => `tools.step${step}` as const),
] as const satisfies MessageKey[];

interface Props {
  texts: Texts;
  loginHref: string;
}

/** The ad headline tool. */
export function AdHeadlines({ texts, loginHref }: Props) {
  const t = translatorOf(texts);
  const { answer, reload } = useStaffData<AdTexts>(adTextsPath);
  return (
    <StaffOnly answer={answer} reload={reload} loginHref={loginHref} t={t}>
      {(ad) => (
        <div className="tool">
          <AdStatus ad={ad} t={t} />
          <Panel heading={t('tools.newHeadlines')}>
            <AdTextList texts={select(ad, 'headline', 'new')} t={t} />
          </Panel>
          <Panel heading={t('tools.currentHeadlines')}>
            <AdTextList texts={select(ad, 'headline', 'current')} t={t} />
          </Panel>
          <BothStates ad={ad} kind="longHeadline" t={t} />
          <BothStates ad={ad} kind="description" t={t} />
          <Panel heading={t('tools.stepsHeading')}>
            <ol className="tool-steps">
              {steps.map((step) => (
                <li key={step}>{t(`tools.step${step}`)}</li>
              ))}
            </ol>
          </Panel>
        </div>
      )}
    </StaffOnly>
  );
}

function AdStatus({ ad, t }: { ad: AdTexts; t: Translate }) {
  return (
    <section className="ad-status panel plane-sun" aria-label={t('tools.statusHeading')}>
      <dl>
        <div>
          <dt>{t('tools.qualityLabel')}</dt>
          <dd>{t(`tools.quality${ad.quality}`)}</dd>
        </div>
        <div>
          <dt>{t('tools.goalLabel')}</dt>
          <dd>{t(`tools.quality${ad.goal}`)}</dd>
        </div>
        {kinds.map((kind) => {
          const { present, goal } = countProgress(ad.texts, kind);
          return (
            <div key={kind}>
              <dt>{t(kindNames[kind])}</dt>
              <dd className="ltr">
                {present}/{goal}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** Texts of a kind that are in the advertisement, and below them those proposed. */
function BothStates({ ad, kind, t }: { ad: AdTexts; kind: AdTextKind; t: Translate }) {
  return (
    <Panel heading={t(kindNames[kind])}>
      <h3>{t('tools.current')}</h3>
      <AdTextList texts={select(ad, kind, 'current')} t={t} />
      <h3>{t('tools.new')}</h3>
      <AdTextList texts={select(ad, kind, 'new')} t={t} />
    </Panel>
  );
}

function select({ texts }: AdTexts, kind: AdTextKind, status: AdText['status']): AdText[] {
  return texts.filter((text) => text.kind === kind && text.status === status);
}
