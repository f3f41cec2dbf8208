import { StaffOnly } from '#islands/tools/StaffOnly.tsx';
import { useStaffData } from '#islands/tools/use-staff-data.ts';
import { Translation, useTexts } from '#islands/translation.ts';
import { staffPath } from '#contracts/staff/frame.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Namespace, Texts } from '#i18n/texts.ts';
import type { ReactNode } from 'react';

/** Props that the page passes to a tool. `List` lists the namespaces that the tool needs. */
export interface ToolProps<List extends readonly Namespace[]> {
  locale: Locale;
  texts: Texts<List[number]>;
  loginHref: string;
}

interface Props<Data> extends ToolProps<readonly ['tools']> {
  /** The path of the endpoint with the data. The endpoint checks the permission of the user. */
  path: string;
  pollMs?: number;
  children: (data: Data) => ReactNode;
}

/** Fetches the data of a tool and lays out its panels. */
export function Tool<Data>({ locale, texts, loginHref, path, pollMs, children }: Props<Data>) {
  const { answer, reload } = useStaffData<Data>(path, pollMs);
  const translation = useTexts(locale, texts);
  return (
    <Translation value={translation}>
      <StaffOnly {...{ answer, reload, loginHref }}>
        {(data) => (
          <div className="grid gap-block *:min-w-0" data-tool>
            <a className="inline-flex min-h-6 items-center justify-self-start" href={staffPath}>
              {translation.t('tools.workspaceLink')}
            </a>
            {children(data)}
          </div>
        )}
      </StaffOnly>
    </Translation>
  );
}
