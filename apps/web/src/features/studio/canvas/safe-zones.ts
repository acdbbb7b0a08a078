/** What the interface of a place covers, as shares of the canvas. */
interface SafeZone {
  readonly id: string;
  /** Names of places are the same in every language. */
  readonly label: string;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** As the places publish them for 1080 × 1920, rounded up. */
export const SAFE_ZONES: readonly SafeZone[] = [
  { id: 'stories', label: 'Instagram Stories', top: 0.14, right: 0, bottom: 0.18, left: 0 },
  { id: 'reels', label: 'Instagram Reels', top: 0.14, right: 0.12, bottom: 0.35, left: 0.06 },
  { id: 'tiktok', label: 'TikTok', top: 0.07, right: 0.12, bottom: 0.2, left: 0.06 },
  { id: 'shorts', label: 'YouTube Shorts', top: 0.08, right: 0.12, bottom: 0.2, left: 0.05 },
];
