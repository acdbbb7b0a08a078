interface EditedPictureProps {
  readonly picture: {
    readonly poster: string;
    readonly prompt: string;
    readonly width: number;
    readonly height: number;
  };
  /** Written on the picture, as a user would. */
  readonly caption: string;
}

/** As the Studio draws captions, in every theme. */
const CAPTION_STYLE = {
  color: '#ffffff',
  WebkitTextStroke: '5px #000000',
  paintOrder: 'stroke fill',
} as const;
const FRAMES = 7;
const CORNERS = ['-top-1 -left-1', '-top-1 -right-1', '-bottom-1 -left-1', '-bottom-1 -right-1'];

/** A loop as the Studio shows it: a caption that is selected, and the strip of frames with its trim. */
export function EditedPicture({ picture, caption }: EditedPictureProps) {
  const { poster, prompt, width, height } = picture;
  return (
    <figure className="w-full shrink-0 sm:w-52 lg:w-60">
      <div className="relative">
        <img
          src={poster}
          alt={prompt}
          width={width}
          height={height}
          loading="lazy"
          className="w-full rounded-lg"
        />
        <p
          lang="en"
          aria-hidden="true"
          className="absolute inset-x-5 bottom-5 border-2 border-accent py-0.5 text-center font-display text-2xl font-extrabold tracking-tight whitespace-nowrap uppercase lg:text-[1.75rem]"
          style={CAPTION_STYLE}
        >
          {caption}
          {CORNERS.map((place) => (
            <span
              key={place}
              className={`absolute size-2 border-2 border-accent bg-surface ${place}`}
            />
          ))}
        </p>
      </div>
      <div aria-hidden="true" className="relative mt-3 flex h-9 overflow-hidden rounded-md">
        {Array.from({ length: FRAMES }, (_, frame) => (
          <img
            key={frame}
            src={poster}
            alt=""
            width={width}
            height={height}
            loading="lazy"
            className={`h-full min-w-0 flex-1 object-cover ${frame === FRAMES - 1 ? 'opacity-30' : ''}`}
          />
        ))}
        <span className="absolute inset-y-0 left-0 w-1.5 rounded-l-md bg-current text-success" />
        <span
          className="absolute inset-y-0 w-1.5 bg-current text-success"
          style={{ left: `calc(${((FRAMES - 1) / FRAMES) * 100}% - 0.375rem)` }}
        />
      </div>
    </figure>
  );
}
