/** Example loops of the landing page, whose posters are there anyway. */
const POSTERS = ['whale', 'fox', 'taxi', 'robot', 'coffee', 'sailboat'] as const;

/** What a gallery looks like, blurred: the page behind the words that a visitor gets. */
export function BlurredGallery() {
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
      <div className="page grid grid-cols-2 gap-5 py-10 opacity-60 blur-lg sm:grid-cols-3">
        {POSTERS.map((name) => (
          <img
            key={name}
            src={`/loops/${name}-poster.webp`}
            alt=""
            className="aspect-square w-full rounded-lg object-cover"
          />
        ))}
      </div>
    </div>
  );
}
