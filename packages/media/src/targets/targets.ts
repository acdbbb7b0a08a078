import type { SizeRule, Target, TargetLimits } from './target.ts';

const CHECKED_ON = '2026-11-22';
const KB = 1000;
const MB = 1000 * KB;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

const exactly = (width: number, height = width): SizeRule => ({
  kind: 'exact',
  sizes: [[width, height]],
});
const within = (width: number, height = width): SizeRule => ({ kind: 'within', width, height });
const PORTRAIT: SizeRule = { kind: 'ratios', ratios: [[9, 16]], shorterSide: 1080 };
const SQUARE_OR_PORTRAIT: SizeRule = {
  kind: 'ratios',
  ratios: [
    [9, 16],
    [1, 1],
  ],
  shorterSide: 1080,
};

/** A silent H.264 video as feeds take it: shorter ones are refused, and slower ones too. */
const FEED_VIDEO = { minDurationMs: 3 * SECOND_MS, minFps: 23, maxFps: 60 } as const;

const target = (
  id: string,
  [platform, label]: readonly [string, string],
  formats: { readonly animation: Target['formats']; readonly still: Target['formats'] },
  limits: TargetLimits,
  [source, confidence]: readonly [string, Target['confidence']],
): Target => ({
  id,
  platform,
  label,
  formats: formats.animation,
  stillFormats: formats.still,
  limits,
  source,
  confidence,
  checkedOn: CHECKED_ON,
});

/**
 * The limits of the places where loops go. Where sources contradict each other, the stricter one stands here;
 * a size that may be meant in units of 1000 or of 1024 bytes is read as the smaller one.
 */
export const TARGETS: readonly Target[] = [
  target(
    'discord-emoji',
    ['Discord', 'Emoji'],
    { animation: ['webp', 'gif'], still: ['webp', 'png'] },
    { size: exactly(128), maxBytes: 256 * KB },
    ['Discord API documentation', 'high'],
  ),
  target(
    'discord-sticker',
    ['Discord', 'Sticker'],
    { animation: ['apng', 'gif'], still: ['png'] },
    { size: exactly(320), maxBytes: 512 * KB, maxDurationMs: 5 * SECOND_MS },
    ['Discord API documentation', 'high'],
  ),
  target(
    'discord-attachment',
    ['Discord', 'Attachment'],
    { animation: ['webp', 'gif'], still: ['png', 'jpeg'] },
    { size: within(1920), maxBytes: 10 * MB },
    ['Discord API documentation', 'high'],
  ),
  target(
    'slack-emoji',
    ['Slack', 'Emoji'],
    { animation: ['gif'], still: ['png', 'jpeg'] },
    { size: exactly(128), maxBytes: 128 * KB, maxFrames: 50 },
    ['gifcap', 'medium'],
  ),
  target(
    'whatsapp-sticker',
    ['WhatsApp', 'Sticker'],
    { animation: ['webp'], still: ['webp'] },
    {
      size: exactly(512),
      maxBytes: 500 * KB,
      maxStillBytes: 100 * KB,
      maxDurationMs: 10 * SECOND_MS,
      // A frame is shown for 8 ms at least.
      maxFps: 125,
    },
    ['github.com/WhatsApp/stickers', 'high'],
  ),
  target(
    'telegram-sticker',
    ['Telegram', 'Sticker'],
    { animation: ['webm'], still: [] },
    {
      size: { kind: 'longerSide', side: 512 },
      maxBytes: 256 * KB,
      maxDurationMs: 3 * SECOND_MS,
      maxFps: 30,
    },
    ['documentation of converters', 'medium'],
  ),
  target(
    'telegram-emoji',
    ['Telegram', 'Emoji'],
    { animation: ['webm'], still: [] },
    { size: exactly(100), maxBytes: 64 * KB, maxDurationMs: 3 * SECOND_MS, maxFps: 30 },
    ['memory', 'low'],
  ),
  target(
    'signal-sticker',
    ['Signal', 'Sticker'],
    { animation: ['apng'], still: ['webp'] },
    { size: exactly(512), maxBytes: 300 * KB, maxDurationMs: 3 * SECOND_MS },
    ['source code of Signal Desktop', 'high'],
  ),
  target(
    'imessage-sticker',
    ['iMessage', 'Sticker'],
    { animation: ['apng', 'gif'], still: ['png'] },
    {
      size: {
        kind: 'exact',
        sizes: [
          [408, 408],
          [300, 300],
          [618, 618],
        ],
      },
      maxBytes: 500 * KB,
    },
    ['Apple documentation', 'high'],
  ),
  target(
    'line-sticker',
    ['LINE', 'Animated sticker'],
    { animation: ['apng'], still: [] },
    {
      size: { kind: 'within', width: 320, height: 270, minSide: 270 },
      maxBytes: 300 * KB,
      minFrames: 5,
      maxFrames: 20,
      minDurationMs: SECOND_MS,
      maxDurationMs: 4 * SECOND_MS,
      wholeSeconds: true,
      maxPlays: 4,
    },
    ['LINE Creators', 'high'],
  ),
  target(
    'twitch-emote',
    ['Twitch', 'Emote'],
    { animation: ['gif'], still: [] },
    {
      size: {
        kind: 'exact',
        sizes: [
          [448, 448],
          [224, 224],
          [112, 112],
        ],
      },
      maxBytes: MB,
      maxFrames: 60,
    },
    ['Elgato', 'medium'],
  ),
  target(
    'wechat-sticker',
    ['WeChat', 'Sticker'],
    { animation: ['gif'], still: [] },
    { size: exactly(240), maxBytes: 500 * KB },
    ['third party', 'medium'],
  ),
  target(
    'x-gif',
    ['X', 'GIF'],
    { animation: ['gif'], still: ['jpeg', 'png'] },
    {
      size: within(1280, 1080),
      maxBytes: 15 * MB,
      maxFrames: 350,
      maxTotalPixels: 300_000_000,
    },
    ['X developer documentation', 'medium'],
  ),
  target(
    'instagram-feed',
    ['Instagram', 'Feed'],
    { animation: ['mp4'], still: ['jpeg'] },
    {
      size: {
        kind: 'ratios',
        ratios: [
          [4, 5],
          [1, 1],
        ],
        shorterSide: 1080,
      },
      maxBytes: 300 * MB,
      ...FEED_VIDEO,
    },
    ['Ayrshare', 'medium'],
  ),
  target(
    'instagram-story',
    ['Instagram', 'Story'],
    { animation: ['mp4'], still: [] },
    { size: PORTRAIT, maxBytes: 300 * MB, maxDurationMs: MINUTE_MS, ...FEED_VIDEO },
    ['memory', 'low'],
  ),
  target(
    'instagram-reel',
    ['Instagram', 'Reel'],
    { animation: ['mp4'], still: [] },
    { size: PORTRAIT, maxBytes: 300 * MB, ...FEED_VIDEO },
    ['Ayrshare', 'medium'],
  ),
  target(
    'tiktok',
    ['TikTok', 'Video'],
    { animation: ['mp4', 'webm'], still: [] },
    { size: PORTRAIT, maxDurationMs: 10 * MINUTE_MS, ...FEED_VIDEO },
    ['Ayrshare', 'medium'],
  ),
  target(
    'youtube-shorts',
    ['YouTube', 'Short'],
    { animation: ['mp4'], still: [] },
    { size: SQUARE_OR_PORTRAIT, maxDurationMs: 3 * MINUTE_MS, minDurationMs: SECOND_MS },
    ['memory', 'low'],
  ),
  target(
    'threads',
    ['Threads', 'Video'],
    { animation: ['mp4'], still: ['jpeg', 'png'] },
    {
      size: within(1920),
      maxBytes: 1000 * MB,
      maxDurationMs: 5 * MINUTE_MS,
      minFps: 23,
      maxFps: 60,
    },
    ['Ayrshare', 'medium'],
  ),
  target(
    'linkedin-video',
    ['LinkedIn', 'Video'],
    { animation: ['mp4'], still: [] },
    { size: within(1920), maxBytes: 200 * MB, maxDurationMs: 30 * MINUTE_MS, ...FEED_VIDEO },
    ['Ayrshare, circleboom', 'medium'],
  ),
  target(
    'bluesky',
    ['Bluesky', 'Video'],
    { animation: ['mp4'], still: [] },
    {
      size: within(1920),
      maxBytes: 100 * MB,
      minDurationMs: SECOND_MS,
      maxDurationMs: 3 * MINUTE_MS,
    },
    ['Ayrshare', 'medium'],
  ),
  target(
    'giphy',
    ['GIPHY', 'Upload'],
    { animation: ['gif'], still: [] },
    { size: within(480, 480), maxBytes: 8 * MB, maxDurationMs: 6 * SECOND_MS },
    ['memory', 'low'],
  ),
  target(
    'linkedin-gif',
    ['LinkedIn', 'GIF'],
    { animation: ['gif'], still: ['jpeg', 'png'] },
    { size: within(1200), maxBytes: 5 * MB, maxFrames: 250 },
    ['Ayrshare, circleboom', 'medium'],
  ),
  target(
    'facebook-gif',
    ['Facebook', 'GIF'],
    { animation: ['gif'], still: ['jpeg', 'png'] },
    { size: within(1200), maxBytes: 8 * MB },
    ['memory', 'low'],
  ),
  target(
    'reddit',
    ['Reddit', 'GIF'],
    { animation: ['gif'], still: ['png', 'jpeg'] },
    { size: within(1080, 1920), maxBytes: 20 * MB },
    ['memory', 'low'],
  ),
  target(
    'pinterest',
    ['Pinterest', 'GIF'],
    { animation: ['gif'], still: ['png', 'jpeg'] },
    { size: within(1000, 1500), maxBytes: 20 * MB },
    ['circleboom', 'medium'],
  ),
  target(
    'mastodon',
    ['Mastodon', 'GIF'],
    { animation: ['gif'], still: ['png', 'jpeg'] },
    { size: within(1000, 999), maxBytes: 16 * MB },
    ['Mastodon documentation', 'high'],
  ),
  target(
    'email',
    ['E-mail', 'Picture'],
    { animation: ['gif'], still: ['jpeg', 'png'] },
    { size: within(600, 1200), maxBytes: MB },
    ['xink', 'medium'],
  ),
];

export const findTarget = (id: string): Target | undefined =>
  TARGETS.find((target) => target.id === id);
