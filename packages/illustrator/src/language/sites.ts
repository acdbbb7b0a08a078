/** Places in the open that are known by the things in them. */
export type SiteName =
  | 'playground'
  | 'graveyard'
  | 'fairground'
  | 'campsite'
  | 'farmyard'
  | 'igloos'
  | 'huts'
  | 'mushroomvillage'
  | 'candytown'
  | 'orchard'
  | 'forecourt'
  | 'garden'
  | 'backyard';
