// Whoever is allergic asks the restaurant, by phone where it has one.
import { makeItYoursMessages as words } from '#words/menu/shop/make-it-yours.ts'
import { phoneLink } from '../../phone-link.ts'
import makeItYoursStyles from './make-it-yours.module.css'

export function AllergyLine({ phone }: { phone: string | null }) {
  return (
    <p className={makeItYoursStyles.allergy}>
      {phone === null ? (
        words.allergicAsk
      ) : (
        <>
          {words.allergic} <a href={phoneLink(phone)}>{phone}</a>
        </>
      )}
    </p>
  )
}
