// The color of the field on which an item stands, on every screen.
import { colors } from '#domain/menu/look.ts'
import { colorNames } from '#words/menu/staff/colors.ts'
import { itemMessages as words } from '#words/menu/staff/item.ts'
import { Panel } from '../../ui/panel.tsx'
import type { ItemForm } from './item-fields.ts'
import '../../item/item-look.module.css'
import styles from './item.module.css'

export function ColorPart({ form: { values, edit } }: { form: ItemForm }) {
  return (
    <Panel title={words.color}>
      <div className={styles.swatches} role="radiogroup" aria-label={words.color}>
        {colors.map((color) => (
          <label key={color} className={styles.swatch} data-color={color}>
            <input
              type="radio"
              className={styles.color}
              name="color"
              checked={values.color === color}
              onChange={() => edit({ color })}
            />
            {colorNames[color]}
          </label>
        ))}
      </div>
    </Panel>
  )
}
