// What the form of a group and that of a new one share: its rules, its choices, whom it serves, and the bar that saves them.
import type { ReactNode } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { GroupKind } from '#domain/menu/menu.ts'
import { groupKinds } from '#domain/menu/menu-limits.ts'
import type { OfficeGroup } from '#domain/menu/menu-api.ts'
import { language } from '#words/basics/locale.ts'
import { groupKindNames, ticketStyleFormats } from '#words/menu/staff/group-rules.ts'
import { optionsMessages as words } from '#words/menu/staff/options.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormCell, FormGrid } from '../../ui/form-grid.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Panel, Sheet } from '../../ui/panel.tsx'
import { useMenu } from '../menu/menu-screen.tsx'
import { SettingForm } from '../office/setting-form.tsx'
import { ChoicesPart } from './choices-part.tsx'
import { withKind, type GroupForm } from './group-fields.ts'
import styles from './options.module.css'

interface GroupFormFrameProps {
  form: GroupForm
  /** Undefined for a new one. */
  group?: OfficeGroup
  /** Below the parts. */
  children?: ReactNode
}

export function GroupFormFrame({ form, group, children }: GroupFormFrameProps) {
  const { values, fields, edit } = form
  const { items } = useMenu()
  return (
    <SettingForm form={form} label={words.form}>
      <Stack>
        <RulesPart form={form} />
        <ChoicesPart form={form} group={group} />
        <Panel title={words.usedBy}>
          <ChoiceGroup
            look="pills"
            label={words.usedBy}
            choices={items.map(({ id, name }) => ({
              value: id as string,
              words: textInLanguage(name, language),
            }))}
            values={values.items}
            hint={words.usedByHint}
            error={fields['items']}
            onChange={(served) => edit({ items: served })}
          />
        </Panel>
        {children}
      </Stack>
    </SettingForm>
  )
}

function RulesPart({ form: { values, fields, edit } }: { form: GroupForm }) {
  const { kind, smallest } = values
  const example = values.choices[0]?.name.trim() || words.example
  const number = (field: 'smallest' | 'largest', label: string) => (
    <FormCell span={1} onPhone={3}>
      <Field
        label={label}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={values[field]}
        error={fields[field]}
        onChange={(event) => edit({ [field]: event.target.value })}
      />
    </FormCell>
  )
  return (
    <Sheet>
      <FormGrid>
        <FormCell span={2}>
          <Field
            label={words.name}
            required
            autoComplete="off"
            value={values.name}
            error={fields['name']}
            onChange={(event) => edit({ name: event.target.value })}
          />
        </FormCell>
        <FormCell span={2}>
          <SelectField
            label={words.kind}
            value={kind}
            onChange={(event) => edit(withKind(values, event.target.value as GroupKind))}
          >
            {groupKinds.map((one) => (
              <option key={one} value={one}>
                {groupKindNames[one]}
              </option>
            ))}
          </SelectField>
        </FormCell>
        {kind === 'one' ? (
          <FormCell span={2}>
            <SelectField
              label={words.required}
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
          </FormCell>
        ) : (
          <>
            {number('smallest', kind === 'many' ? words.smallestInAll : words.smallest)}
            {number('largest', kind === 'many' ? words.largestOfEach : words.largest)}
          </>
        )}
      </FormGrid>
      <Row spread="between" className={styles.onTicket}>
        <div>
          <b>{words.onTicket}</b> <small>{words.onTicketHint}</small>
        </div>
        <ChoiceGroup
          look="segments"
          label={words.onTicket}
          choices={{ add: ticketStyleFormats.add(example), word: ticketStyleFormats.word(example) }}
          value={values.onTicket}
          onChange={(onTicket) => edit({ onTicket })}
        />
      </Row>
    </Sheet>
  )
}
