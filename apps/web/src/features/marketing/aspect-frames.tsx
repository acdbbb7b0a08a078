import { ASPECTS } from '@loopwright/contract';

/** The shapes that there are, one in the other, drawn to scale. */
export function AspectFrames() {
  return (
    <ul className="relative mt-6 size-28 shrink-0 sm:mt-0 lg:size-32">
      {ASPECTS.map((aspect) => {
        const [width = 1, height = 1] = aspect.split(':').map(Number);
        const longest = Math.max(width, height);
        return (
          <li
            key={aspect}
            style={{ width: `${(width / longest) * 100}%`, height: `${(height / longest) * 100}%` }}
            className="absolute bottom-0 left-0 rounded-md border-2 border-accent"
          >
            <span className="absolute top-1 right-1.5 text-xs">{aspect}</span>
          </li>
        );
      })}
    </ul>
  );
}
