// What the form of a group and that of a new one share: its rules, its choices, whom it serves, and the bar that saves them.
import type { ReactNode } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { GroupKind } from '#domain/menu/menu.ts'
import { groupKinds } from '#domain/menu/menu-limits.ts'
import type { OfficeGroup, OfficeMenuReply } from '#domain/menu/menu-api.ts'
import { language } from '#words/basics/locale.ts'
import { groupKindNames, ticketStyleFormats } from '#words/menu/staff/group-rules.ts'
import { optionsMessages as words } from '#words/menu/staff/options.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import type { OfficeMenu } from '../menu/use-office-menu.ts'
import { SettingForm } from '../office/setting-form.tsx'
import { ChoicesPart } from './choices-part.tsx'
import { withKind, type GroupForm } from './group-fields.ts'
import optionsStyles from './options.module.css'
import officeStyles from '../office/office.module.css'

interface GroupFormFrameProps extends Pick<OfficeMenu, 'refresh'> {
  form: GroupForm
  menu: OfficeMenuReply
  /** Undefined for a new one. */
  group: OfficeGroup | undefined
  /** Below the parts. */
  children?: ReactNode
}

export function GroupFormFrame({ form, menu, group, refresh, children }: GroupFormFrameProps) {
  const { values, fields, edit } = form
  return (
    <SettingForm form={form} label={words.form}>
      <div className={optionsStyles.parts}>
        <RulesPart form={form} />
        <ChoicesPart form={form} group={group} refresh={refresh} />
        <section className={officeStyles.panel}>
          <h2 className={officeStyles.panelTitle}>{words.usedBy}</h2>
          <ChoiceGroup
            look="pills"
            label={words.usedBy}
            choices={menu.items.map(({ id, name }) => ({
              value: id as string,
              words: textInLanguage(name, language),
            }))}
            values={values.items}
            hint={words.usedByHint}
            error={fields['items']}
            onChange={(items) => edit({ items })}
          />
        </section>
        {children}
      </div>
    </SettingForm>
  )
}

function RulesPart({ form: { values, fields, edit } }: { form: GroupForm }) {
  const { kind, smallest } = values
  const example = values.choices[0]?.name.trim() || words.example
  const number = (field: 'smallest' | 'largest', label: string) => (
    <Field
      label={label}
      className={optionsStyles.groupRulesNumber}
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={values[field]}
      error={fields[field]}
      onChange={(event) => edit({ [field]: event.target.value })}
    />
  )
  return (
    <div className={officeStyles.panel}>
      <div className={optionsStyles.groupRules}>
        <Field
          label={words.name}
          className={optionsStyles.groupRulesName}
          required
          autoComplete="off"
          value={values.name}
          error={fields['name']}
          onChange={(event) => edit({ name: event.target.value })}
        />
        <SelectField
          label={words.kind}
          className={optionsStyles.groupRulesKind}
          value={kind}
          onChange={(event) => edit(withKind(values, event.target.value as GroupKind))}
        >
          {groupKinds.map((one) => (
            <option key={one} value={one}>
              {groupKindNames[one]}
            </option>
          ))}
        </SelectField>
        {kind === 'one' ? (
          <SelectField
            label={words.required}
            className={optionsStyles.groupRulesMust}
            value={smallest}
            error={fields['smallest']}
            onChange={(event) => edit({ smallest: event.target.value })}
          >
            {(['0', '1'] as const).map((one) => (
              <option key={one} value={one}>
                {words.isRequired[one]}
              </option>
            ))}
          </SelectField>
        ) : (
          <>
            {number('smallest', kind === 'many' ? words.smallestInAll : words.smallest)}
            {number('largest', kind === 'many' ? words.largestOfEach : words.largest)}
          </>
        )}
      </div>
      <div className={optionsStyles.groupRulesTicket}>
        <div>
          <b>{words.onTicket}</b>
          <small>{words.onTicketHint}</small>
        </div>
        <ChoiceGroup
          look="segments"
          label={words.onTicket}
          choices={{ add: ticketStyleFormats.add(example), word: ticketStyleFormats.word(example) }}
          value={values.onTicket}
          onChange={(onTicket) => edit({ onTicket })}
        />
      </div>
    </div>
  )
}
