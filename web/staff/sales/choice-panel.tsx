// By choice: how often each was taken and what it added, a small table for each option group (R61).
import { textInLanguage } from '#domain/basics/local-text.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { SalesChoice, SalesReply } from '#domain/books/books-api.ts'
import { formatCount } from '#words/basics/counts.ts'
import { language } from '#words/basics/locale.ts'
import { moreSalesMessages } from '#words/books/staff/more-sales.ts'
import { choicesCsvUrl } from '../../office-api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'
import salesOfficeStyles from './sales-office.module.css'
import styles from './choice-panel.module.css'

interface ChoicePanelProps {
  sales: SalesReply
  /** Has a row of its own. */
  wide: boolean
}

export function ChoicePanel({ sales: { choices, from, to }, wide }: ChoicePanelProps) {
  const groups = Map.groupBy(choices, ({ group }) => group?.id)
  return (
    <Panel
      title={moreSalesMessages.byChoice}
      about={moreSalesMessages.byChoiceAbout}
      className={classNames(wide && salesOfficeStyles.wide)}
    >
      <div className={styles.choiceFigures}>
        {[...groups].map(([id, some]) => (
          <GroupTable key={id ?? ''} choices={some} />
        ))}
      </div>
      <ButtonLink link href={choicesCsvUrl({ from, to })} download>
        {moreSalesMessages.choicesCsv}
      </ButtonLink>
    </Panel>
  )
}

function GroupTable({ choices }: { choices: readonly SalesChoice[] }) {
  const group = choices[0]?.group
  return (
    <table className={styles.group}>
      <caption className={styles.name}>
        {group ? textInLanguage(group.name, language) : moreSalesMessages.gone}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{moreSalesMessages.choice}</th>
          <th scope="col">{moreSalesMessages.times}</th>
          <th scope="col">{moreSalesMessages.added}</th>
        </tr>
      </thead>
      <tbody>
        {choices.map(({ choice, name, count, added }) => (
          <tr key={choice}>
            <th scope="row">{textInLanguage(name, language)}</th>
            <td className="tabular">{formatCount(count)}</td>
            <td className="tabular">
              {added === 0 && count > 0 ? (
                <span className={styles.free}>{moreSalesMessages.free}</span>
              ) : (
                formatMoney(added)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
