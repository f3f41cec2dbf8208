import { formatSitelinks, sitelinksPath, type Sitelink } from '#domain/sitelinks.ts';
import { Icon } from '#islands/Icon.tsx';
import { formatNumber, formatShare } from '#islands/tools/formats.ts';
import { Panel, Table } from '#islands/tools/Panel.tsx';
import { StaffOnly } from '#islands/tools/StaffOnly.tsx';
import { useTranslation } from '#islands/translation.ts';
import { useStaffData } from '#islands/tools/use-staff-data.ts';
import type { Locale } from '#i18n/locales.ts';
import { buttonClass } from '#styles/class-names.ts';

interface Props {
  loginHref: string;
}

/** Shows the suggested sitelinks, with a download. */
export function SitelinksPanel({ loginHref }: Props) {
  const { locale, t } = useTranslation<'tools'>();
  const { answer, reload } = useStaffData<readonly Sitelink[]>(sitelinksPath);
  const columns = [
    t('tools.sitelink'),
    t('tools.sitelinkDescriptions'),
    t('tools.sitelinkCategory'),
    t('tools.sitelinkImpressions'),
    t('tools.sitelinkClicks'),
    t('tools.sitelinkCtr'),
  ];
  return (
    <Panel heading={t('tools.sitelinksHeading')} text={t('tools.sitelinksText')}>
      <StaffOnly answer={answer} reload={reload} loginHref={loginHref}>
        {(sitelinks) => (
          <>
            <Table
              label={t('tools.sitelinksHeading')}
              columns={columns}
              rows={sitelinks.map((sitelink) => toRow(sitelink, locale))}
            />
            <p>
              <button
                className={buttonClass('secondary', 'small')}
                type="button"
                onClick={() => {
                  saveFile('sitelinks.csv', formatSitelinks(sitelinks));
                }}
              >
                <Icon name="download" />
                {t('tools.sitelinksExport')}
              </button>
            </p>
          </>
        )}
      </StaffOnly>
    </Panel>
  );
}

function toRow({ title, url, description1, description2, category, performance }: Sitelink, locale: Locale) {
  return [
    <a href={url} lang="nl">
      {title}
    </a>,
    <span lang="nl">
      {description1}
      <br />
      {description2}
    </span>,
    <span lang="nl">{category}</span>,
    formatNumber(performance.impressions, locale),
    formatNumber(performance.clicks, locale),
    formatShare(performance.ctr, locale),
  ];
}

function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
