const STEPS = [
  {
    title: 'Describe',
    text: 'Say what you see: who, where, the weather, the hour, the style. Add a picture if you have one.',
  },
  {
    title: 'Tweak',
    text: 'Choose shape, size, length and frames a second. Keep the seed and change only the words.',
  },
  {
    title: 'Export',
    text: 'Download it, or share its link straight from your gallery. It is still there next week.',
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="page py-20 sm:py-28">
      <h2 id="how-it-works" className="text-3xl">
        How it works
      </h2>
      <ol className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-ink pt-5">
            <p className="text-sm font-medium text-accent-text tabular-nums">{index + 1}</p>
            <h3 className="mt-1 text-2xl">{title}</h3>
            <p className="mt-3 max-w-[40ch] text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
