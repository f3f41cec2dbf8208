import { icons, type IconName } from '#assets/icons.ts';

interface Props {
  name: IconName;
}

export function Icon({ name }: Props) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
