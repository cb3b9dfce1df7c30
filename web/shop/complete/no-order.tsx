// Stands on the Complete screen of a browser that has no order to show.
import flag from '../../assets/flag-flor.svg'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { completeWords } from './words.ts'

export function NoOrder({ words }: { words: string }) {
  return (
    <section className="order-card order-card--plain">
      <img className="order-card__flag" src={flag} width={96} height={112} alt="" />
      <h2 className="order-card__note">{words}</h2>
      <p>{completeWords.noOrderHelp}</p>
      <ButtonLink go href={paths.menu}>
        {completeWords.menu}
      </ButtonLink>
    </section>
  )
}
