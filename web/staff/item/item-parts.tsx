// The parts of an item's form, side by side where there is room.
import type { ReactNode } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import {
  maxDescriptionLength,
  maxNameLength,
  maxShortNameLength,
  parsePrice,
} from '#domain/menu/menu-limits.ts'
import { formatAmount } from '#domain/basics/money.ts'
import { shortNameFrom } from '#domain/menu/short-name.ts'
import type { Look } from '#domain/menu/picture-schema.ts'
import type { Choice } from '#domain/menu/menu.ts'
import type { OfficeIngredient, OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { joinNames } from '#words/basics/lists.ts'
import { language } from '#words/basics/locale.ts'
import { itemMessages as words } from '#words/menu/staff/item.ts'
import { CheckField, Field, SelectField, TextField } from '../../ui/field.tsx'
import { officePaths } from '../office/office-paths.ts'
import { PicturePart } from '../picture/picture-part.tsx'
import { ColorPart } from './color-part.tsx'
import { ContainsPart } from './contains-part.tsx'
import type { ItemForm } from './item-fields.ts'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import styles from './item-parts.module.css'
import fieldStyles from '../../ui/field.module.css'

interface ItemPartsProps {
  form: ItemForm
  /** As it is saved. */
  look: Look
  menu: OfficeMenuReply
  onIngredient: (ingredient: OfficeIngredient | undefined) => void
  /** A picture is on its way: the promise answers whether it has come. */
  onPicture: (upload: Promise<boolean>) => void
  /** Below the others. */
  children?: ReactNode
}

export function ItemParts({ form, look, menu, onIngredient, onPicture, children }: ItemPartsProps) {
  const { values, fields, edit } = form
  return (
    <div className={styles.itemEditor}>
      <div className={styles.column}>
        <WordsPart form={form} />
        <PricePart form={form} menu={menu} />
        <OptionsPart form={form} menu={menu} />
        <ContainsPart form={form} menu={menu} onIngredient={onIngredient} />
      </div>
      <div className={styles.column}>
        <PicturePart
          look={{ ...look, color: values.color }}
          value={values.picture}
          fields={fields}
          onChange={(picture) => edit({ picture })}
          onSending={onPicture}
        />
        <ColorPart form={form} />
      </div>
      {children && <div className={styles.column}>{children}</div>}
    </div>
  )
}

interface PartProps {
  form: ItemForm
  menu: OfficeMenuReply
}

function WordsPart({ form: { values, fields, edit } }: Pick<PartProps, 'form'>) {
  return (
    <section className={officeStyles.panel}>
      <h2 className={officeStyles.panelTitle}>{words.words}</h2>
      <div className={styles.sixParts}>
        <Field
          label={words.name}
          className={styles.sixPartsFour}
          required
          autoComplete="off"
          value={values.name}
          error={fields['name']}
          aside={words.used(values.name.trim().length, maxNameLength)}
          onChange={(event) => edit({ name: event.target.value })}
        />
        <Field
          label={words.shortName}
          className={styles.sixPartsTwo}
          autoComplete="off"
          value={values.shortName}
          error={fields['shortName']}
          hint={words.shortNameHint(shortNameFrom(values.name))}
          aside={words.used(values.shortName.trim().length, maxShortNameLength)}
          onChange={(event) => edit({ shortName: event.target.value })}
        />
        <TextField
          label={words.description}
          className={styles.sixPartsSix}
          rows={2}
          value={values.description}
          error={fields['description']}
          hint={words.optional}
          aside={words.used(values.description.trim().length, maxDescriptionLength)}
          // The owner's words are one line each: what is pasted with line breaks becomes one.
          onChange={(event) => edit({ description: event.target.value.replaceAll(/\s*\n\s*/g, ' ') })}
        />
      </div>
    </section>
  )
}

function PricePart({ form: { values, fields, edit }, menu }: PartProps) {
  return (
    <section className={officeStyles.panel}>
      <h2 className={officeStyles.panelTitle}>{words.priceAndLoad}</h2>
      <div className={styles.sixParts}>
        <Field
          label={words.price}
          className={classNames(styles.sixPartsTwo, styles.price)}
          required
          inputMode="decimal"
          autoComplete="off"
          value={values.price}
          error={fields['price']}
          onChange={(event) => edit({ price: event.target.value })}
          onBlur={() => {
            const price = parsePrice(values.price)
            if (price !== undefined) edit({ price: formatAmount(price) })
          }}
        />
        <SelectField
          label={words.section}
          className={styles.sixPartsTwo}
          value={values.section}
          error={fields['section']}
          onChange={(event) => edit({ section: event.target.value })}
        >
          {menu.sections.map(({ id, name }) => (
            <option key={id} value={id}>
              {textInLanguage(name, language)}
            </option>
          ))}
        </SelectField>
        <Field
          label={words.weight}
          className={styles.sixPartsTwo}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={values.weight}
          error={fields['weight']}
          hint={words.weightHint}
          onChange={(event) => edit({ weight: event.target.value })}
        />
      </div>
    </section>
  )
}

function OptionsPart({ form: { values, fields, edit }, menu }: PartProps) {
  const { groups } = values
  return (
    <section className={officeStyles.panel} data-wrong={fields['groups'] ? true : undefined}>
      <div className={styles.top}>
        <h2 className={officeStyles.panelTitle}>{words.options}</h2>
        <a className={styles.link} href={officePaths.options}>
          {words.editGroups}
        </a>
      </div>
      {menu.groups.length === 0 && <p className={officeStyles.panelAbout}>{words.noGroups}</p>}
      <div className={styles.groups}>
        {menu.groups.map(({ id, name, choices }) => (
          <CheckField
            key={id}
            label={textInLanguage(name, language)}
            about={choicesInWords(choices)}
            checked={groups.includes(id)}
            onChange={({ target }) =>
              edit({ groups: target.checked ? [...groups, id] : groups.filter((one) => one !== id) })
            }
          />
        ))}
      </div>
      {fields['groups'] && <p className={fieldStyles.error}>{fields['groups']}</p>}
    </section>
  )
}

/** More would not fit beside the name. */
const longestRow = 30

function choicesInWords(choices: readonly Choice[]): string {
  const row = joinNames(choices.map(({ name }) => textInLanguage(name, language)))
  return row.length > longestRow ? words.choices(choices.length) : row
}
