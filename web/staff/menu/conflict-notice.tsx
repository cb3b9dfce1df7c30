// Somebody else has saved the burrito that is being edited: what stands on the site now, and whose words are to stay.
import type { OfficeMenuItem } from '#domain/office-api.ts'
import { textIn } from '#domain/local-text.ts'
import { formatMoney } from '#domain/money.ts'
import { language } from '#words/locale.ts'
import { allergenWords, markWords } from '#words/food.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { formOf, type ItemForm } from './item-form.ts'
import { menuOfficeWords as words } from '#words/staff/menu.ts'
import { pictureWords } from '#words/staff/pictures.ts'

interface ConflictNoticeProps {
  item: OfficeMenuItem
  /** What was typed and differs from the site. */
  edited: ReadonlySet<keyof ItemForm>
  onTheirs: () => void
}

const labels = {
  price: words.price,
  name: words.name,
  shortName: words.shortName,
  description: words.description,
  allergens: words.contains,
  marks: words.marks,
  weight: words.weight,
  picture: pictureWords.title,
} satisfies Record<keyof ItemForm, string>

/** As the screen shows them. */
const fields = Object.keys(labels) as (keyof ItemForm)[]

export function ConflictNotice({ item, edited, onTheirs }: ConflictNoticeProps) {
  const choice = (
    <>
      <Button small go type="submit">
        {words.saveMine}
      </Button>
      <Button small onClick={onTheirs}>
        {words.keepTheirs}
      </Button>
    </>
  )
  return (
    <Notice ref={showItself} tone="change" className="menu-row__trouble" action={choice}>
      <p>
        <b>{words.changedMeanwhile(textIn(item.name, language))}</b> {words.onSite}
      </p>
      <ul role="list">
        {fields
          .filter((field) => edited.has(field))
          .map((field) => (
            <li key={field}>
              {labels[field]}: {onSite(item, field)}
            </li>
          ))}
      </ul>
    </Notice>
  )
}

/** One function, so that it runs once; the editor above the notice may be long. */
function showItself(notice: HTMLElement | null): void {
  notice?.focus()
}

function onSite(item: OfficeMenuItem, field: keyof ItemForm): string {
  switch (field) {
    case 'price':
      return formatMoney(item.price)
    case 'allergens':
      return item.allergens.map((one) => allergenWords[one]).join(', ') || words.nothing
    case 'marks':
      return item.marks.map((one) => markWords[one]).join(', ') || words.nothing
    case 'picture':
      return item.look.picture ? textIn(item.look.picture.alt, language) : words.nothing
    default:
      return formOf(item)[field]
  }
}
