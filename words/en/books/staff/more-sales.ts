// The words of the Sales panels that load after the charts, and of the notes below them.
import { businessDayStartHour } from '#domain/basics/days.ts'
import { hourName } from '../../basics/dates.ts'

export const moreSalesMessages = {
  byChoice: 'By choice',
  byChoiceAbout:
    'How often, and what it added before discounts and tax. What an item comes with isn’t counted.',
  choice: 'Choice',
  times: 'How often',
  added: 'Added',
  free: 'free',
  gone: 'No longer on the menu',
  choicesCsv: 'Choices by day, as CSV',

  byWay: 'By way',
  byWayAbout: 'After discounts, before refunds and tax, without fees and tips.',
  codes: 'Codes',

  tipsByDay: 'Tips by day',
  tipsByWeek: 'Tips by week',
  tipsAbout: (span: string) => `Not in sales. ${span}.`,

  rule: `Net sales are sales less discounts, refunds and disputes, before tax and without tips; tax is after refunds; the average order is net sales by order. An order counts on the day its money came in, a refund on the day we sent it, a canceled order on the day it was placed. A day starts at ${hourName(businessDayStartHour)}.`,
}
