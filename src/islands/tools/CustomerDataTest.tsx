import { customerDataPath } from '#domain/analytics-status.ts';
import { useTranslation } from '#islands/translation.ts';
import { buttonClass } from '#styles/class-names.ts';
import {
  controlClass,
  fieldClass,
  hintClass,
  labelClass,
  leftToRightClass,
  statusClass,
} from '#styles/form-classes.ts';
import { useState, type SyntheticEvent } from 'react';

const previewLength = 200;

const failures = {
  credentials: 'tools.csvCredentials',
  blocked: 'tools.csvBlocked',
  unavailable: 'tools.csvUnavailable',
  network: 'tools.csvNetwork',
} as const;

type Outcome = { kind: 'success'; preview: string } | { kind: keyof typeof failures };

/** Fetches the customer data file as an advertising service would, and shows its beginning. */
export function CustomerDataTest() {
  const { t } = useTranslation<'tools' | 'login'>();
  const [outcome, setOutcome] = useState<Outcome>();
  const test = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setOutcome(undefined);
    setOutcome(await fetchPreview(readText(fields, 'username'), readText(fields, 'password')));
  };
  return (
    <form className="mt-4 grid gap-3" onSubmit={(event) => void test(event)}>
      <h3 className="text-h4">{t('tools.csvHeading')}</h3>
      <p className={hintClass}>{t('tools.csvText')}</p>
      <div className="grid gap-4 md:grid-cols-[1fr_1fr_auto] md:items-end">
        {(['username', 'password'] as const).map((name) => (
          <p className={fieldClass} key={name}>
            <label className={labelClass} htmlFor={`csv-${name}`}>
              {t(`login.${name}Label`)}
            </label>
            <input
              className={`${controlClass} ${leftToRightClass}`}
              id={`csv-${name}`}
              name={name}
              type={name === 'password' ? 'password' : undefined}
              required
              autoComplete="off"
              dir="ltr"
            />
          </p>
        ))}
        <button className={buttonClass('secondary')} type="submit">
          {t('tools.csvSubmit')}
        </button>
      </div>
      {outcome && outcome.kind !== 'success' && (
        <p className={`${statusClass('failure')} mt-4`} role="alert">
          {t(failures[outcome.kind])}
        </p>
      )}
      <div role="status">
        {outcome?.kind === 'success' && (
          <>
            <p className={`${statusClass('success')} mt-4`}>
              {t('tools.csvSuccess', { count: previewLength })}
            </p>
            <pre className="mt-4 bg-soft p-4 text-small wrap-anywhere whitespace-pre-wrap" dir="ltr">
              {outcome.preview}
            </pre>
          </>
        )}
      </div>
    </form>
  );
}

async function fetchPreview(username: string, password: string): Promise<Outcome> {
  const credentials = new TextEncoder().encode(`${username}:${password}`);
  try {
    // Cookies are omitted. This also prevents the browser's own password prompt after a 401.
    const response = await fetch(customerDataPath, {
      credentials: 'omit',
      cache: 'no-store',
      headers: { authorization: `Basic ${btoa(String.fromCodePoint(...credentials))}` },
    });
    if (!response.ok) return { kind: failureOf(response.status) };
    return { kind: 'success', preview: (await response.text()).slice(0, previewLength) };
  } catch {
    return { kind: 'network' };
  }
}

/** Returns the failure for a status. An unknown status is a failure of the server. */
function failureOf(status: number): keyof typeof failures {
  if (status === 401 || status === 403) return 'credentials';
  return status === 429 ? 'blocked' : 'unavailable';
}

function readText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
