import { icons, type IconName } from '#assets/icons.ts';

interface Props {
  name: IconName;
  className?: string;
}

export function Icon({ name, className = 'size-6' }: Props) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
