// The colour of the field on which an item stands, on every screen.
import { colours } from '#domain/menu/look.ts'
import { colourWords } from '#words/menu/staff/colors.ts'
import { itemWords as words } from '#words/menu/staff/item.ts'
import '../../item/item-look.css'
import './color-part.css'
import type { ItemForm } from './item-fields.ts'

export function ColourPart({ form: { values, edit } }: { form: ItemForm }) {
  return (
    <section className="panel">
      <h2 className="panel__title">{words.colour}</h2>
      <div className="swatches" role="radiogroup" aria-label={words.colour}>
        {colours.map((colour) => (
          <label key={colour} className="swatch" data-colour={colour}>
            <input
              type="radio"
              className="swatch__radio"
              name="colour"
              checked={values.colour === colour}
              onChange={() => edit({ colour })}
            />
            {colourWords[colour]}
          </label>
        ))}
      </div>
    </section>
  )
}
