/** One line through all steps, with a loop around the number of each. */
export function StepStroke({ number }: { readonly number: number }) {
  return (
    <div aria-hidden="true" className="relative flex items-end">
      <svg viewBox="0 0 96 64" className="h-16 w-24 shrink-0 stroke-accent" fill="none">
        <path
          d="M0 62C30 62 66 58 66 30C66 14 56 4 44 4C32 4 22 14 22 28C22 56 62 62 96 62"
          strokeWidth="2.5"
        />
      </svg>
      <span className="absolute top-3.5 left-0 w-22 text-center font-display text-xl font-bold tabular-nums">
        {number}
      </span>
      <span className="mb-[0.75px] h-[2.5px] grow bg-accent" />
    </div>
  );
}
