import {
  FieldError,
  Hint,
  LabelText,
  useControl,
  type FieldProps,
  type NameIn,
} from '#islands/fields/Field.tsx';
import { Icon } from '#islands/Icon.tsx';
import { useTranslation } from '#islands/translation.ts';
import { buttonClass } from '#styles/class-names.ts';
import { fieldClass, fileInputClass, fileTileClass, labelClass } from '#styles/form-classes.ts';
import { useFormContext, useWatch } from 'react-hook-form';

interface Props<Input> extends FieldProps<NameIn<Input>> {
  accept: string;
}

/**
 * A file input that covers its tile and is transparent, so that a file can be dropped anywhere on
 * the tile. Without script it has its native appearance.
 */
export function FileField<Input = never>({ accept, ...field }: Props<Input>) {
  const control = { ...useControl(field), defaultValue: undefined };
  const files = useWatch<Record<string, FileList | undefined>>({ name: field.name });
  const name = files?.[0]?.name;
  const isRefused = control['aria-invalid'] === true;
  return (
    <div className={fieldClass}>
      <label className={labelClass} htmlFor={control.id}>
        <LabelText {...field} />
      </label>
      <Hint {...field} />
      <div className={fileTileClass}>
        <span className="hidden items-center gap-3 scripted:flex">
          {name && !isRefused && <Icon name="check" className="size-6 text-ok" />}
          {name && isRefused && <Icon name="alert" className="size-6 text-error" />}
          <span className="min-w-0 wrap-anywhere">{name ? <b>{name}</b> : <Invitation />}</span>
        </span>
        <input className={fileInputClass} type="file" accept={accept} {...control} />
      </div>
      <FieldError {...field} />
      {name && <RemoveButton name={field.name} id={control.id} />}
    </div>
  );
}

/**
 * Invites the visitor to choose a file or to drop one. Touch screens show only the former, because
 * most of them cannot drag files into a page.
 */
function Invitation() {
  const { t } = useTranslation<'applicationForm'>();
  return (
    <>
      <b>{t('applicationForm.cvFileChoose')}</b>{' '}
      <span className="pointer-coarse:hidden">{t('applicationForm.cvFileDrag')}</span>
    </>
  );
}

function RemoveButton({ name, id }: { name: string; id: string }) {
  const { t } = useTranslation<'applicationForm'>();
  const { resetField } = useFormContext();
  return (
    <button
      className={`${buttonClass('quiet', 'small')} justify-self-start`}
      type="button"
      onClick={() => {
        resetField(name);
        document.getElementById(id)?.focus();
      }}
    >
      {t('applicationForm.cvFileRemove')}
    </button>
  );
}
