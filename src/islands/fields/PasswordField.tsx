import { Field, useControl, type FieldProps, type NameIn } from '#islands/fields/Field.tsx';
import { Icon } from '#islands/Icon.tsx';
import { useIsBrowser } from '#islands/use-is-browser.ts';
import { controlClass, leftToRightClass } from '#styles/form-classes.ts';
import { useState } from 'react';

interface Props<Input> extends FieldProps<NameIn<Input>> {
  showLabel: string;
}

export function PasswordField<Input = never>({ showLabel, ...field }: Props<Input>) {
  const control = useControl(field);
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      <div className="relative">
        <input
          className={`${controlClass} ${leftToRightClass} pe-14 rtl:ps-14 rtl:pe-3.5`}
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          dir="ltr"
          {...control}
          defaultValue={undefined}
        />
        {/* The button is not prerendered, because it needs script. */}
        {useIsBrowser() && (
          <button
            className="absolute inset-y-0 end-0 grid w-13 cursor-pointer place-items-center"
            type="button"
            aria-label={showLabel}
            aria-pressed={shown}
            onClick={() => {
              setShown(!shown);
            }}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        )}
      </div>
    </Field>
  );
}
