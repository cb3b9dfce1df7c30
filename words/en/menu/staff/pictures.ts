// The words about an item's picture in the office.
import { maxUploadBytes } from '#domain/menu/picture.ts'
import { formatCount } from '../../basics/counts.ts'

const megabyte = 1_000_000

export const pictureMessages = {
  title: 'Picture',
  /** A picture without a description. */
  none: 'No picture yet. Customers see a placeholder.',
  choose: 'Choose a picture',
  replace: 'Replace',
  turn: 'Turn',
  remove: 'Remove',
  drop: 'You can drop one here, too.',
  kinds: `JPEG, PNG, WebP or AVIF up to ${formatCount(maxUploadBytes / megabyte)} MB. Cut-outs with a clear background get the background color.`,

  sending: (percent: number) => `Sending: ${percent} %`,
  working: 'Making the sizes…',
  sent: 'The picture is here. It shows on the site when you save.',
  turned: 'Turned left.',
  removed: 'The picture is gone when you save.',

  center: 'Center of the picture. Arrow keys move it.',
  centerAt: (x: number, y: number) => `${x} % from the left, ${y} % from the top.`,
  keep: 'Tap what must stay in view. It’s kept in every size.',
  keptWhole: 'It has a clear background, so nothing is cut off.',
  /** The heading above the previews. */
  previews: 'How it looks',
  card: 'Card',
  tile: 'Tile',
  phone: 'Phone',
  thumb: 'Thumb',

  alt: 'Description for blind visitors',
  altHint: 'Leave it empty and they hear the name.',

  notAPicture: (file: string) => `“${file}” isn’t a picture. Use JPEG, PNG, WebP or AVIF.`,
  tooLarge: (bytes: number) =>
    `That picture is ${formatCount(Math.ceil(bytes / megabyte))} MB. Use one under ${formatCount(maxUploadBytes / megabyte)} MB.`,
  unreadable: 'We couldn’t read that picture.',
  notSent: 'The picture didn’t reach the server. Try again, or use a smaller one.',
}
