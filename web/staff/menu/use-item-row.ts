// One burrito being edited: what was typed, what is wrong with it, and saving it.
import { useEffect, useState } from 'react'
import type { SoldOutBody } from '#domain/api.ts'
import { textIn } from '#domain/local-text.ts'
import type { MenuItemBody, OfficeMenuItem, OfficeMenuReply } from '#domain/office-api.ts'
import { NoAnswer, Refusal } from '../../api.ts'
import { setSoldOut } from '../../kitchen-api.ts'
import { changeMenuItem } from '../../office-api.ts'
import { language } from '#words/locale.ts'
import { useOffice } from '../office/office-frame.tsx'
import { troubleWords } from '../trouble-words.ts'
import { useErrands } from '../use-errands.ts'
import { useSubmit, type Submit } from '../use-submit.ts'
import { draftKey, keepDraft, keptDraft, settleDraft, tidyDraft, type Draft } from './item-draft.ts'
import { checkItem, editedFields, formOf, type Edits, type ItemForm } from './item-form.ts'
import { menuOfficeWords as words } from '#words/staff/menu.ts'

export interface ItemRow extends Submit {
  readonly values: ItemForm
  readonly edited: ReadonlySet<keyof ItemForm>
  /** Somebody else has saved this burrito meanwhile, and the owner is to decide. */
  readonly hasConflict: boolean
  readonly switching: boolean
  readonly switchTrouble: string | undefined
  edit(edits: Edits): void
  /** When a field is left. */
  tidy(): void
  undo(): void
  sellOut(soldOut: SoldOutBody['soldOut']): void
}

interface ItemRowDeps {
  readonly item: OfficeMenuItem
  readonly apply: (reply: OfficeMenuReply) => Promise<void>
  /** Answers the menu as it is now, or nothing where the server does not. */
  readonly refresh: () => Promise<OfficeMenuReply | undefined>
  readonly onSaved: (name: string) => void
  /** These fields need another look. */
  readonly onLook: (fields: readonly string[]) => void
}

export function useItemRow({ item, apply, refresh, onSaved, onLook }: ItemRowDeps): ItemRow {
  const kept = draftKey(useOffice().me.username, item.id)
  const [draft, setDraft] = useState(() => keptDraft(kept))
  const [conflict, setConflict] = useState(false)
  const [switchTrouble, setSwitchTrouble] = useState<string>()
  const { busy, run } = useErrands<'switch'>()

  useEffect(() => keepDraft(kept, draft), [kept, draft])

  const edits = draft?.edits ?? {}
  const values = { ...formOf(item), ...edits }
  const edited = editedFields(item, edits)
  // Saved in just these words by somebody else, or by a save whose answer was lost.
  if (draft && draft.version !== item.version && edited.size === 0) setDraft(undefined)

  const submit = useSubmit({
    check: () => checkItem(values, draft?.version ?? item.version),
    send: (body) => save(body, draft),
    explain(error) {
      if (error instanceof NoAnswer) return words.notSaved
      // Read only where the notice about the conflict does not stand in its place.
      return isConflict(error) ? words.theirsNotLoaded(textIn(item.name, language)) : undefined
    },
    onWrong: (fields) => onLook(Object.keys(fields)),
  })

  async function save(body: MenuItemBody, sent: Draft | undefined): Promise<void> {
    setConflict(false)
    try {
      const reply = await changeMenuItem(item.id, body)
      await apply(reply)
      const saved = itemIn(reply)
      setDraft((now) => now && sent && saved && settleDraft(now, sent, saved))
      onSaved(body.name)
    } catch (error) {
      if (isConflict(error)) await showTheirs()
      throw error
    }
  }

  /** What the owner is shown now may be saved over; where it did not come, the next try is refused again. */
  async function showTheirs(): Promise<void> {
    const theirs = itemIn(await refresh())
    if (!theirs) return
    setDraft((now) => now && { ...now, version: theirs.version })
    setConflict(true)
    onLook(Object.keys(edits))
  }

  function itemIn(reply: OfficeMenuReply | undefined): OfficeMenuItem | undefined {
    return reply?.items.find(({ id }) => id === item.id)
  }

  return {
    ...submit,
    // A save whose answer was lost and that was done after all is no trouble any more.
    trouble: edited.size > 0 ? submit.trouble : undefined,
    values,
    edited,
    hasConflict: conflict && edited.size > 0 && submit.trouble !== undefined,
    switching: busy.has('switch'),
    switchTrouble,
    edit(change) {
      setDraft((now) => ({ version: item.version, ...now, edits: { ...now?.edits, ...change } }))
      submit.touched(...Object.keys(change))
    },
    tidy: () => setDraft((now) => now && tidyDraft(now, item)),
    undo() {
      setDraft(undefined)
      submit.clear()
    },
    sellOut: (soldOut) =>
      void run('switch', async () => {
        setSwitchTrouble(undefined)
        try {
          await setSoldOut({ item: item.id, soldOut })
          void refresh()
        } catch (error) {
          setSwitchTrouble(troubleWords(error))
        }
      }),
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'changed-meanwhile'
}
