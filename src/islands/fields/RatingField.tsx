import { ChoiceGroup } from '#islands/fields/ChoiceGroup.tsx';
import type { FieldProps, NameIn } from '#islands/fields/Field.tsx';

interface Props<Input> extends FieldProps<NameIn<Input>> {
  best: number;
  /** Chosen from the start. */
  defaultStars: number;
  /** What a number of stars is called. */
  describe: (stars: number) => string;
}

/**
 * A choice of one to `best` stars. Which of them are filled, and whose words are shown, the styles
 * decide.
 */
export function RatingField<Input = never>({ best, defaultStars, describe, ...field }: Props<Input>) {
  const choices = Array.from({ length: best }, (_, index) => index + 1);
  return (
    <ChoiceGroup {...field}>
      {(radio, chosen = String(defaultStars)) => (
        <div className="rate">
          {choices.map((stars) => (
            <label key={stars}>
              <input type="radio" value={stars} defaultChecked={String(stars) === chosen} {...radio} />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 2.5l2.9 6.2 6.8.8-5 4.6 1.4 6.7-6.1-3.4-6.1 3.4 1.4-6.7-5-4.6 6.8-.8z" />
              </svg>
              <span>{describe(stars)}</span>
            </label>
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
