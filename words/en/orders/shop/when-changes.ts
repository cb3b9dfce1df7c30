// What has become of the time that the customer went by. Loaded late.
import { closedWords } from '../../restaurant/shop/closed.ts'

const nothingCharged = 'Nothing was charged yet.'

const leads = {
  'not-free': (time: string) => `${time} isn’t available anymore.`,
  'other-order': (time: string) => `${time} doesn’t work for this order.`,
}

export const whenMessages = {
  /** As soon as possible is later than it was. */
  later: (why: keyof typeof leads, was: string, is: string) => ({
    lead: leads[why](was),
    rest: `The earliest is now ${is}. ${nothingCharged} Submit again to order for ${is}.`,
  }),
  /** The customer has to choose anew. */
  gone: (why: keyof typeof leads, time: string) => ({
    lead: leads[why](time),
    rest: `${nothingCharged} Pick another time.`,
  }),
  closed: { lead: closedWords.title, rest: `${nothingCharged} Pick a time for later.` },
}
