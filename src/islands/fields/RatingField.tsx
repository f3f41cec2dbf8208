import { ChoiceGroup } from '#islands/fields/ChoiceGroup.tsx';
import type { FieldProps, NameIn } from '#islands/fields/Field.tsx';

interface Props<Input> extends FieldProps<NameIn<Input>> {
  best: number;
  describe: (stars: number) => string;
}

/** Classes that fill the chosen star and all stars before it, with a dark outline. */
const chosenClass =
  'has-checked:fill-sun has-checked:stroke-text has-[~label_:checked]:fill-sun has-[~label_:checked]:stroke-text forced-colors:has-checked:fill-[Highlight] forced-colors:has-[~label_:checked]:fill-[Highlight]';

/** Classes that show on hover what a click would choose. */
const hoveredClass =
  '[[data-stars]:has(label:hover)_&]:fill-none [[data-stars]:has(label:hover)_&:hover]:fill-sun [[data-stars]:has(label:hover)_&:has(~label:hover)]:fill-sun';

const focusedClass = 'has-focus-visible:outline-3 has-focus-visible:outline-focus';

const starClass = `grid size-11 cursor-pointer place-items-center fill-none stroke-field stroke-2 [stroke-linejoin:round] in-aria-invalid:stroke-error forced-colors:stroke-[CanvasText] ${chosenClass} ${hoveredClass} ${focusedClass}`;

/** Classes of the description of the chosen or hovered star. */
const descriptionClass =
  'pointer-events-none absolute start-1.5 bottom-0 text-small whitespace-nowrap text-muted opacity-0 peer-checked:opacity-100 [[data-stars]:has(label:hover)_&]:opacity-0 [[data-stars]:has(label:hover)_label:hover_&]:opacity-100';

/**
 * A rating from one to `best` stars. CSS determines which stars are filled and which description is
 * visible. The first star aligns with the margin, although its touch target is larger.
 */
export function RatingField<Input = never>({ best, describe, ...field }: Props<Input>) {
  const choices = Array.from({ length: best }, (_, index) => index + 1);
  return (
    <ChoiceGroup {...field} isErrorFirst>
      {(radio, chosen) => (
        <div className="relative -ms-1.5 flex gap-0.5 justify-self-start pb-7" data-stars>
          {choices.map((stars) => (
            <label className={starClass} key={stars}>
              <input
                className="peer pointer-events-none absolute opacity-0"
                type="radio"
                value={stars}
                defaultChecked={String(stars) === chosen}
                {...radio}
              />
              <svg className="size-8" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 2.5l2.9 6.2 6.8.8-5 4.6 1.4 6.7-6.1-3.4-6.1 3.4 1.4-6.7-5-4.6 6.8-.8z" />
              </svg>
              <span className={descriptionClass}>{describe(stars)}</span>
            </label>
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
