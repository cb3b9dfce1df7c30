// The color of the field on which an item stands, on every screen.
import { colors } from '#domain/menu/look.ts'
import { colorNames } from '#words/menu/staff/colors.ts'
import { itemMessages as words } from '#words/menu/staff/item.ts'
import '../../item/item-look.css'
import './color-part.css'
import type { ItemForm } from './item-fields.ts'

export function ColorPart({ form: { values, edit } }: { form: ItemForm }) {
  return (
    <section className="panel">
      <h2 className="panel__title">{words.color}</h2>
      <div className="swatches" role="radiogroup" aria-label={words.color}>
        {colors.map((color) => (
          <label key={color} className="swatch" data-color={color}>
            <input
              type="radio"
              className="swatch__radio"
              name="color"
              checked={values.color === color}
              onChange={() => edit({ color })}
            />
            {colorNames[color]}
          </label>
        ))}
      </div>
    </section>
  )
}
